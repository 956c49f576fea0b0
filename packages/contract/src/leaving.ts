import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { Nothing } from './shapes.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What an account loses when it is deleted, and what is still on its way then. */
export const LastLook = v.object({
  letters: count,
  responses: count,
  /** Total size of the original files. */
  bytes: count,
  credits: v.number(),
  /** Orders not yet sent to a provider: they will not be posted. */
  notHandedOver: count,
  /** Orders that a print shop or carrier already has: they will still be delivered. */
  onTheirWay: count,
  /** Payments whose result is not known yet. */
  payments: count,
})
export type LastLook = v.InferOutput<typeof LastLook>

export const getLastLook = {
  method: 'GET',
  url: '/api/user/last-look',
  schema: { response: { 200: LastLook } },
} as const satisfies Endpoint

/** Deletes the account of the logged-in user with all its data; this cannot be undone. Fails with `wrong-password`. */
export const deleteAccount = {
  method: 'POST',
  url: '/api/user/delete',
  schema: {
    body: v.object({ password: v.pipe(v.string(), v.maxLength(1000)) }),
    response: { 204: Nothing },
  },
} as const satisfies Endpoint
