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
import { call } from './call/call.ts'
import { databaseName } from './db.ts'
import { endOthersSoon } from './ended/soon.ts'
import { silenceThisDevice } from './notices/silence.ts'
import { dropMark } from './rescue/marks.ts'
import {
  forgetUser,
  isLogoutOwed,
  logoutDone,
  openWho,
  oweLogout,
  rememberedUser,
  rememberUser,
  who,
} from './who.ts'

/** `from: 'device'`: the server could not be asked, this is who was logged in last. */
export type Session =
  | { user: User; from: 'server' | 'device' }
  | { user: null; from: 'server' | 'device' }

/** Who was logged in last on this device. The server is not asked, so the app opens at once on a slow network. */
export async function getDeviceUser(): Promise<User | null> {
  await openWho()
  return rememberedUser()
}

/** Who is logged in: asks the server, and without a connection the device. */
export async function getSession(): Promise<Session> {
  try {
    if (await isLogoutOwed()) await endServerSession()
    const user = await call(getUser)
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

/** The server says that nobody is logged in here: nothing of anybody's letters stays readable. */
async function sessionEnded(epoch: string | undefined): Promise<void> {
  const user = await rememberedUser()
  const ended = await import('./ended/end-session.ts')
  if (user) await ended.endSession(user.id, epoch)
  await ended.endOthers(null, epoch)
}

/** Nobody is to be kept in on a shared device: no connection, and a disk of the server that takes no word of it, for days perhaps. */
const cannotNow = new Set<ErrorCode>(['offline', 'disk-full'])

/**
 * Logs out and wipes what this device holds of the user, also what is still waiting in the outbox: ask first. Without a connection
 * the device forgets at once, and the server's session is ended as soon as it can be reached.
 */
export async function logout(): Promise<void> {
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
 * Ends the user's sessions on all devices, and logs out here as `logout` does. Throws `AppError` (`offline`): without a connection
 * nothing is done.
 */
export async function logoutEverywhere(): Promise<void> {
  const user = await rememberedUser()
  await call(logoutEverywhereEndpoint)
  await wipe(user)
}

/** The account was deleted, here or from another device: nothing of it stays on this one. */
export const wipeDeleted = (user: User): Promise<void> => wipe(user)

/** Nothing of the user stays on this device; what was shared to it and is undecided may be the user's as well. */
async function wipe(user: User | null): Promise<void> {
  await forgetUser()
  void silenceThisDevice()
  await who.shares.clear()
  if (!user) return
  await Dexie.delete(databaseName(user.id))
  await dropMark(user.id)
  await who.encrypted.where({ userId: user.id }).delete()
  await who.ended.delete(user.id)
}

async function endServerSession(): Promise<void> {
  try {
    await call(logoutEndpoint)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not-logged-in') throw error
  }
  await logoutDone()
}
