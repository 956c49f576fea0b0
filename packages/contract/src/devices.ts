import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { ById, Id, Instant, Nothing } from './shapes.ts'

/** A device that is logged in. `device` is its readable name; `usedAt` is exact to an hour. */
export const Device = v.object({
  id: Id,
  device: v.nullable(v.string()),
  since: Instant,
  usedAt: Instant,
  /** Whether it is the device that sent the request. */
  here: v.boolean(),
})
export type Device = v.InferOutput<typeof Device>

export const listDevices = {
  method: 'GET',
  url: '/api/devices',
  schema: { response: { 200: v.array(Device) } },
} as const satisfies Endpoint

/** Ends the session of one device and returns the remaining devices. A session that has already ended is no error. */
export const endDevice = {
  method: 'DELETE',
  url: '/api/devices/:id',
  schema: { params: ById, response: { 200: v.array(Device) } },
} as const satisfies Endpoint

/** Fails with `wrong-password`. All other devices of the user are logged out. */
export const changePassword = {
  method: 'PUT',
  url: '/api/user/password',
  schema: {
    body: v.object({
      password: v.pipe(v.string(), v.maxLength(1000)),
      newPassword: v.pipe(
        v.string(),
        v.minLength(8, 'Password must be at least 8 characters'),
        v.maxLength(1000),
      ),
    }),
    response: { 204: Nothing },
  },
} as const satisfies Endpoint

/**
 * The key with which a device encrypts its queue of unsent changes when it learns that its session has ended. The device then forgets the
 * key; the same user gets it again after logging in. 32 bytes, base64url.
 */
export const getDeviceKey = {
  method: 'GET',
  url: '/api/device-key',
  schema: {
    response: {
      200: v.object({ userId: Id, key: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) }),
    },
  },
} as const satisfies Endpoint
