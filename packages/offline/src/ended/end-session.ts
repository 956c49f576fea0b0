import { getChanges } from '@brieflotse/contract'
import { Dexie } from 'dexie'
import { call } from '../call/call.ts'
import { databaseName } from '../db.ts'
import { silenceThisDevice } from '../notices/silence.ts'
import { dropMark } from '../rescue/marks.ts'
import { whileEnding } from '../sync/lock.ts'
import { unfoundKey } from '../sync/place.ts'
import { forgetUser, rememberedUser } from '../who.ts'
import { canEncrypt } from './device-key.ts'
import { keepWaiting, readMeta } from './keep-waiting.ts'

/**
 * The user's session was ended elsewhere: in Settings of another device, by a new password, by an administrator, by time. Nothing of theirs
 * can be read on this device any more. What waits to be sent is encrypted until they log in again; where it cannot be, it is noted what it
 * was before it goes. `epoch`: the history that the server tells which says so, undefined where it does not say. One that may tell another
 * (it was put back from a backup, or is a new one) may have lost letters of which this device has the only copy: these are kept as well.
 */
export function endSession(userId: number, epoch: string | undefined): Promise<void> {
  return whileEnding(async () => {
    const isHere = (await rememberedUser())?.id === userId
    if (await Dexie.exists(databaseName(userId))) {
      const isOnlyHere = await mayBeOfOther(userId, epoch)
      // over plain HTTP the only copy can be kept as it lies here, or lost
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

/** Ends what is left on this device of everybody but one user: sessions that ended while an earlier version of the app was here. */
export async function endOthers(userId: number | null, said?: string): Promise<void> {
  let epoch = said
  for (const name of await Dexie.getDatabaseNames()) {
    const other = Number(/^brieflotse-(\d+)$/.exec(name)?.[1])
    if (!other || other === userId) continue
    if (userId !== null) epoch ??= await askEpoch()
    await endSession(other, epoch)
  }
}

/** The history that the server tells. Throws `AppError`: nothing of others goes before that is known. */
async function askEpoch(): Promise<string> {
  return (await call(getChanges, { querystring: { since: '0', limit: '1' } })).epoch
}

/** Whether the server may tell another history than these letters are of, or this device had not read all of the present one. */
async function mayBeOfOther(userId: number, epoch: string | undefined): Promise<boolean> {
  const mine = await readMeta(userId, 'epoch')
  if (mine !== undefined && mine !== epoch) return true
  return (await readMeta(userId, unfoundKey)) !== undefined
}

/** Reminders that are still shown say what letters say. */
async function closeNotices(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
  } catch {
    // a browser without notifications
  }
}
