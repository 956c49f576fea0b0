import { getDeviceKey } from '@brieflotse/contract'
import { callEndpoint } from '../call/call.ts'
import type { LocalDatabase } from '../db.ts'
import { deviceDatabase } from '../device-database.ts'

/** Where a user's key is stored in their database; deleting the database deletes the key. */
export const deviceKeyName = 'device-key'

/** Without `crypto.subtle` (a page over plain HTTP from another machine) encryption is not available. */
export const canEncrypt = () => globalThis.crypto?.subtle !== undefined

/**
 * Whether a session of this user ended on this device and something may be left to report. A cheap check, so that the first load does not
 * need the code of the report.
 */
export const isEnded = async (userId: number): Promise<boolean> =>
  (await deviceDatabase.ended.get(userId)) !== undefined

/** Whether encrypted data of this user is stored on this device. */
export async function isEncrypted(userId: number): Promise<boolean> {
  return (await deviceDatabase.encrypted.where({ userId }).count()) > 0
}

/**
 * Fetches the device key of the logged-in user and restores what was encrypted with it. Never throws: without a connection the next sync
 * does it.
 */
export async function keepDeviceKey(db: LocalDatabase, signal: AbortSignal): Promise<void> {
  try {
    if (!canEncrypt()) return
    const waits = await isEncrypted(db.userId)
    if (!waits && (await db.meta.get(deviceKeyName))) return
    const { userId, key } = await callEndpoint(getDeviceKey, undefined, { signal })
    // another user has logged in meanwhile
    if (userId !== db.userId) return
    await db.meta.put({ key: deviceKeyName, value: key })
    if (!waits) return
    const { bringBack } = await import('./bring-back.ts')
    await bringBack(db, key)
  } catch {
    // a retry later loses nothing
  }
}
