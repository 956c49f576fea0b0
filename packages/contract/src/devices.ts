import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { ById, Id, Instant, Nothing } from './shapes.ts'

/** A device that is logged in. `device` is what a person calls it; `usedAt` is exact to an hour. */
export const Device = v.object({
  id: Id,
  device: v.nullable(v.string()),
  since: Instant,
  usedAt: Instant,
  /** The one that asks. */
  here: v.boolean(),
})
export type Device = v.InferOutput<typeof Device>

export const listDevices = {
  method: 'GET',
  url: '/api/devices',
  schema: { response: { 200: v.array(Device) } },
} as const satisfies Endpoint

/** Logs a device of the user out; gives those that are left. One that is gone already is no error. */
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
 * What a device encrypts with that hears of the end of its session: whatever waits there to be sent. The device then forgets the key, and
 * `userId` is given it again after logging in. 32 bytes, base64url.
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
