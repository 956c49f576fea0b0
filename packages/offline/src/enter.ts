import {
  type Credentials,
  login as loginEndpoint,
  register as registerEndpoint,
  type Registration,
  type User,
} from '@brieflotse/contract'
import { callEndpoint } from './call/call.ts'
import { endOthersSoon } from './ended/soon.ts'
import { endingDone } from './sync/lock.ts'
import { forgetUser, openDeviceDatabase, rememberUser } from './device-database.ts'

// Logging in first forgets the previous user, so that an open page of theirs stops syncing before the cookie changes. The login page may
// not have opened any database yet.

/** Logs in; throws `AppError` (`wrong-credentials`, `rate-limited`, `offline`). */
export async function loginDevice(credentials: Credentials): Promise<User> {
  await openDeviceDatabase()
  await forgetUser()
  const user = await callEndpoint(loginEndpoint, { body: credentials })
  await endingDone()
  await rememberUser(user)
  endOthersSoon(user.id)
  return user
}

/** Creates an account and logs in; throws `AppError` (`username-taken`, `invalid-input`, `offline`). */
export async function registerUser(registration: Registration): Promise<User> {
  await openDeviceDatabase()
  await forgetUser()
  const user = await callEndpoint(registerEndpoint, { body: registration })
  await endingDone()
  await rememberUser(user)
  endOthersSoon(user.id)
  return user
}
