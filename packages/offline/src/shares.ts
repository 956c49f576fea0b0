import { newId } from './outbox/new-id.ts'
import type { HeldShareRow } from './rows.ts'
import { who } from './who.ts'

export type HeldShare = Omit<HeldShareRow, 'seq'>

/** So many shares may wait for a decision: websites can share too, and must not fill the device. */
export const mostHeldShares = 20

/**
 * Keeps what another app shared and gives its id. It is held in the database that is no user's own, because it may arrive when nobody
 * is logged in: who logs in next on this device sees it on /share and decides. Nothing goes to any account without that yes.
 * Rejects when the device is full (`QuotaExceededError`) or `mostHeldShares` wait already (`TooManyShares`).
 */
export async function holdShare(share: Omit<HeldShare, 'id' | 'receivedAt'>): Promise<string> {
  const held: HeldShare = { ...share, id: newId(), receivedAt: new Date().toISOString() }
  await who.transaction('rw', who.shares, async () => {
    if ((await who.shares.count()) >= mostHeldShares) throw new TooManyShares()
    await who.shares.add(held)
  })
  return held.id
}

export class TooManyShares extends Error {}

/** What waits for a decision, oldest first. For live queries. */
export function heldShares(): Promise<HeldShare[]> {
  return who.shares.orderBy('seq').toArray()
}

/**
 * Ends the holding, after the user decided. A yes is first written to the user's outbox, under the id of the share: two databases
 * cannot be written in one step, and with the same idempotency key a second yes after a crash changes nothing.
 */
export async function dropShare(id: string): Promise<void> {
  await who.shares.where({ id }).delete()
}
