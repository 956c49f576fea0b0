import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'

/** Lists the parts of this server that run as fakes. */
export const getPractice = {
  method: 'GET',
  url: '/api/practice',
  schema: { response: { 200: v.object({ mail: v.boolean(), payment: v.boolean() }) } },
} as const satisfies Endpoint
