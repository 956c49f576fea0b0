import { getDeviceKey } from '@brieflotse/contract'
import { call } from '../call/call.ts'
import type { LocalDatabase } from '../db.ts'
import { who } from '../who.ts'

/** Where a user's key lies in their database: it goes with the database. */
export const deviceKeyName = 'device-key'

/** Without `crypto.subtle` (a page that came over plain HTTP from another machine) nothing can be encrypted. */
export const canEncrypt = () => globalThis.crypto?.subtle !== undefined

/** Whether a session of this user was ended here and something may be left to tell: no first screen loads what tells it. */
export const isEnded = async (userId: number): Promise<boolean> =>
  (await who.ended.get(userId)) !== undefined

/** Whether something of this user waits encrypted. */
export async function isEncrypted(userId: number): Promise<boolean> {
  return (await who.encrypted.where({ userId }).count()) > 0
}

/**
 * Sees to it that this device has its user's key, as long as they are logged in, and brings back what was encrypted with it. Never
 * throws: without a connection it is done with the next sync.
 */
export async function keepDeviceKey(db: LocalDatabase, signal: AbortSignal): Promise<void> {
  try {
    if (!canEncrypt()) return
    const waits = await isEncrypted(db.userId)
    if (!waits && (await db.meta.get(deviceKeyName))) return
    const { userId, key } = await call(getDeviceKey, undefined, { signal })
    // somebody else logged in meanwhile
    if (userId !== db.userId) return
    await db.meta.put({ key: deviceKeyName, value: key })
    if (!waits) return
    const { bringBack } = await import('./bring-back.ts')
    await bringBack(db, key)
  } catch {
    // nothing is lost by waiting
  }
}
