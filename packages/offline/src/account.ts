import {
  AppError,
  type ErrorCode,
  getUser,
  logout as logoutEndpoint,
  logoutEverywhere as logoutEverywhereEndpoint,
  type User,
} from '@brieflotse/contract'
import { Dexie } from 'dexie'
import { NotLoggedIn } from './call/answer.ts'
import { callEndpoint } from './call/call.ts'
import { databaseName } from './db.ts'
import { endOthersSoon } from './ended/soon.ts'
import { silenceThisDevice } from './notices/silence.ts'
import { dropMark } from './rescue/marks.ts'
import {
  forgetUser,
  isLogoutOwed,
  logoutDone,
  openDeviceDatabase,
  oweLogout,
  rememberedUser,
  rememberUser,
  deviceDatabase,
} from './device-database.ts'

/** `from: 'device'`: the server could not be reached, so this is the user stored on the device. */
type Session = { user: User; from: 'server' | 'device' } | { user: null; from: 'server' | 'device' }

/** The user stored on this device. It does not ask the server, so that the app opens at once on a slow network. */
export async function getDeviceUser(): Promise<User | null> {
  await openDeviceDatabase()
  return rememberedUser()
}

/** The logged-in user: from the server, or from the device if there is no connection. */
export async function getSession(): Promise<Session> {
  try {
    if (await isLogoutOwed()) await endServerSession()
    const user = await callEndpoint(getUser)
    await rememberUser(user)
    endOthersSoon(user.id)
    return { user, from: 'server' }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'not-logged-in') {
      await sessionEnded(error instanceof NotLoggedIn ? error.epoch : undefined)
      return { user: null, from: 'server' }
    }
    return { user: await rememberedUser(), from: 'device' }
  }
}

/** The server reports that the session has ended: nothing of the user's letters may stay readable on this device. */
async function sessionEnded(epoch: string | undefined): Promise<void> {
  const user = await rememberedUser()
  const ended = await import('./ended/end-session.ts')
  if (user) await ended.endSession(user.id, epoch)
  await ended.endOthers(null, epoch)
}

/** With these errors the device logs out anyway, because they can last for days and nobody should stay logged in on a shared device. */
const cannotNow = new Set<ErrorCode>(['offline', 'disk-full'])

/**
 * Logs out and deletes the user's data on this device, including unsent outbox entries: confirm with the user first. Without a connection
 * the device logs out at once, and the server's session is ended when it can be reached.
 */
export async function logoutDevice(): Promise<void> {
  const user = await rememberedUser()
  await oweLogout()
  try {
    await endServerSession()
  } catch (error) {
    if (!(error instanceof AppError) || !cannotNow.has(error.code)) {
      if (user) await rememberUser(user)
      throw error
    }
  }
  await wipe(user)
}

/**
 * Ends all sessions of the user, and logs out here as `logoutDevice` does. Throws `AppError` (`offline`): without a connection it does nothing.
 */
export async function logoutAllDevices(): Promise<void> {
  const user = await rememberedUser()
  await callEndpoint(logoutEverywhereEndpoint)
  await wipe(user)
}

/** The account was deleted here or on another device: erases its data from this device. */
export const wipeDeleted = (user: User): Promise<void> => wipe(user)

/** Erases the user's data from this device, including undecided shares, because they may be the user's as well. */
async function wipe(user: User | null): Promise<void> {
  await forgetUser()
  void silenceThisDevice()
  await deviceDatabase.shares.clear()
  if (!user) return
  await Dexie.delete(databaseName(user.id))
  await dropMark(user.id)
  await deviceDatabase.encrypted.where({ userId: user.id }).delete()
  await deviceDatabase.ended.delete(user.id)
}

async function endServerSession(): Promise<void> {
  try {
    await callEndpoint(logoutEndpoint)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not-logged-in') throw error
  }
  await logoutDone()
}
