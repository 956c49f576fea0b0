import type { PushSubscriber } from '@brieflotse/contract'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../db/open.ts'
import type { PushSubscriptionTable } from '../db/notice-tables.ts'
import { limits } from '../system/limits.ts'
import type { SignedIn } from '../http/session.ts'
import { sha256 } from '../system/sha256.ts'

export type DeviceRow = Selectable<PushSubscriptionTable>

export function devicesOf(read: Db['read'] | Tx, userId: number): Promise<DeviceRow[]> {
  return read
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
}

/** Identifies a device in the list without revealing its push endpoint. */
export const markOf = (endpoint: string) => sha256(endpoint)

/** Registers a device's push endpoint. The device belongs to its last user, so that another user's reminders do not appear there. */
export async function keepDevice(
  tx: Tx,
  { userId, sessionId }: SignedIn,
  { endpoint, keys, label }: PushSubscriber,
): Promise<void> {
  const row = { user_id: userId, session_id: sessionId, ...keys, label }
  const known = await tx
    .selectFrom('push_subscriptions')
    .select(['id', 'user_id'])
    .where('endpoint', '=', endpoint)
    .executeTakeFirst()
  if (known?.user_id === userId) {
    await tx.updateTable('push_subscriptions').set(row).where('id', '=', known.id).execute()
    return
  }
  // Deleting the old row also stops notifications to the previous user that are still queued.
  if (known) await tx.deleteFrom('push_subscriptions').where('id', '=', known.id).execute()
  const created_at = new Date().toISOString()
  await tx
    .insertInto('push_subscriptions')
    .values({ ...row, endpoint, created_at })
    .execute()
  const all = await devicesOf(tx, userId)
  for (const { id } of all.slice(0, Math.max(0, all.length - limits.devicesPerUser))) {
    await tx.deleteFrom('push_subscriptions').where('id', '=', id).execute()
  }
}

/** Removes a user's device from the list. Returns whether it existed. */
export async function dropDevice(tx: Tx, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('push_subscriptions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Logged out devices must receive no notifications. */
export async function dropDevicesOf(db: Db, ended: Partial<SignedIn>): Promise<void> {
  const { sessionId, userId } = ended
  if (sessionId === undefined && userId === undefined) return
  await db.write((tx) =>
    tx
      .deleteFrom('push_subscriptions')
      .$if(sessionId !== undefined, (query) => query.where('session_id', '=', sessionId!))
      .$if(userId !== undefined, (query) => query.where('user_id', '=', userId!))
      .execute(),
  )
}
