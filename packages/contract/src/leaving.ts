import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { Nothing } from './shapes.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What an account loses with its end, and what is still on its way then. */
export const LastLook = v.object({
  letters: count,
  responses: count,
  /** Of original files. */
  bytes: count,
  credits: v.number(),
  /** Orders nobody was asked to post yet: they are not posted any more. */
  notHandedOver: count,
  /** Orders that a print shop or the post has: they arrive all the same. */
  onTheirWay: count,
  /** Payments of which nobody has said yet how they end. */
  payments: count,
})
export type LastLook = v.InferOutput<typeof LastLook>

export const getLastLook = {
  method: 'GET',
  url: '/api/user/last-look',
  schema: { response: { 200: LastLook } },
} as const satisfies Endpoint

/** Deletes the account of whoever asks, with everything in it: nothing brings it back. Fails with `wrong-password`. */
export const deleteAccount = {
  method: 'POST',
  url: '/api/user/delete',
  schema: {
    body: v.object({ password: v.pipe(v.string(), v.maxLength(1000)) }),
    response: { 204: Nothing },
  },
} as const satisfies Endpoint
