import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'

/** What of this server is only played. */
export const getPractice = {
  method: 'GET',
  url: '/api/practice',
  schema: { response: { 200: v.object({ mail: v.boolean(), payment: v.boolean() }) } },
} as const satisfies Endpoint
