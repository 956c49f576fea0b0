import {
  type Credentials,
  login as loginEndpoint,
  register as registerEndpoint,
  type Registration,
  type User,
} from '@brieflotse/contract'
import { call } from './call/call.ts'
import { endOthersSoon } from './ended/soon.ts'
import { endingDone } from './sync/lock.ts'
import { forgetUser, openWho, rememberUser } from './who.ts'

// Logging in forgets first: an open page of the user before stops syncing before the cookie is another one's. A login page
// that knew of nobody here has opened nothing yet.

/** Logs in; throws `AppError` (`wrong-credentials`, `rate-limited`, `offline`). */
export async function login(credentials: Credentials): Promise<User> {
  await openWho()
  await forgetUser()
  const user = await call(loginEndpoint, { body: credentials })
  await endingDone()
  await rememberUser(user)
  endOthersSoon(user.id)
  return user
}

/** Makes an account and logs in; throws `AppError` (`username-taken`, `invalid-input`, `offline`). */
export async function register(registration: Registration): Promise<User> {
  await openWho()
  await forgetUser()
  const user = await call(registerEndpoint, { body: registration })
  await endingDone()
  await rememberUser(user)
  endOthersSoon(user.id)
  return user
}
