import { getChanges } from '@brieflotse/contract'
import { Dexie } from 'dexie'
import { callEndpoint } from '../call/call.ts'
import { databaseName } from '../db.ts'
import { silenceThisDevice } from '../notices/silence.ts'
import { dropMark } from '../rescue/marks.ts'
import { whileEnding } from '../sync/lock.ts'
import { unfoundKey } from '../sync/cursor.ts'
import { forgetUser, rememberedUser } from '../device-database.ts'
import { canEncrypt } from './device-key.ts'
import { keepWaiting, readMeta } from './keep-waiting.ts'

/**
 * Handles the end of the user's session from elsewhere: another device's settings, a new password, an administrator, or expiry. Nothing of
 * the user stays readable on this device. Unsent data is encrypted until they log in again; if that is impossible, only a record of what
 * was lost stays. `epoch`: the history of the server that reported it, undefined if unknown. If it may be another history (a restored or
 * new server), letters of which this device may have the only copy are encrypted as well.
 */
export function endSession(userId: number, epoch: string | undefined): Promise<void> {
  return whileEnding(async () => {
    const isHere = (await rememberedUser())?.id === userId
    if (await Dexie.exists(databaseName(userId))) {
      const isOnlyHere = await mayBeOfOther(userId, epoch)
      // over plain HTTP encryption is not available: keep the only copy in plain form rather than lose it
      if (isOnlyHere && !canEncrypt()) return void (isHere && (await forgetUser()))
      await keepWaiting(userId, isHere, isOnlyHere)
    }
    if (isHere) await forgetUser()
    await Dexie.delete(databaseName(userId))
    await dropMark(userId)
    if (!isHere) return
    await silenceThisDevice()
    await closeNotices()
  })
}

/** Ends the leftover sessions of all users but one, which earlier versions of the app have left on this device. */
export async function endOthers(userId: number | null, said?: string): Promise<void> {
  let epoch = said
  for (const name of await Dexie.getDatabaseNames()) {
    const other = Number(/^brieflotse-(\d+)$/.exec(name)?.[1])
    if (!other || other === userId) continue
    if (userId !== null) epoch ??= await askEpoch()
    await endSession(other, epoch)
  }
}

/** The server's current epoch. Throws `AppError`: no other user's data is deleted before it is known. */
async function askEpoch(): Promise<string> {
  return (await callEndpoint(getChanges, { querystring: { since: '0', limit: '1' } })).epoch
}

/** Whether these letters may belong to another history of the server, or this device has not read all of the current one. */
async function mayBeOfOther(userId: number, epoch: string | undefined): Promise<boolean> {
  const mine = await readMeta(userId, 'epoch')
  if (mine !== undefined && mine !== epoch) return true
  return (await readMeta(userId, unfoundKey)) !== undefined
}

/** Closes visible notifications, because they reveal the content of letters. */
async function closeNotices(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
  } catch {
    // the browser has no notifications
  }
}
