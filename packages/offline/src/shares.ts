import { serverNow } from './call/server-clock.ts'
import { firstLineOf } from './outbox/first-line.ts'
import { newId } from './outbox/new-id.ts'
import type { HeldShareRow, LeftOutFile } from './rows.ts'
import { who } from './who.ts'

export type HeldShare = Omit<HeldShareRow, 'seq'>

/** So many shares, with so many bytes in all, may wait for a decision. */
export const mostHeldShares = 20
export const mostHeldBytes = 120 * 1024 * 1024

/** The same for shares whose origin is hidden, apart from the others: any website can send these. The newest one always fits. */
export const mostHiddenShares = 3
export const mostHiddenBytes = mostHeldBytes / 2

/**
 * Keeps what another app shared and gives its id. It is held in the database that is no user's own, because it may arrive when nobody
 * is logged in: who logs in next on this device sees it on /share and decides. Nothing goes to any account without that yes.
 * Rejects when the device is full (`QuotaExceededError`) or too many wait already (`TooManyShares`). Of those whose origin is hidden the
 * oldest gives way instead, and the new one says so.
 */
export async function holdShare(share: Omit<HeldShare, 'id' | 'receivedAt'>): Promise<string> {
  const held: HeldShare = { ...share, id: newId(), receivedAt: new Date(serverNow()).toISOString() }
  await who.transaction('rw', who.shares, async () => {
    const waiting: Waiting[] = []
    // one after the other: all of them together may be more than a phone's worker can hold
    await who.shares.each((row) => {
      if (row.hidden === held.hidden) waiting.push({ bytes: sizeOf(row), ...aboutOf(row) })
    })
    let bytes = waiting.reduce((sum, each) => sum + each.bytes, sizeOf(held))
    if (held.hidden) {
      while (waiting.length >= mostHiddenShares || bytes > mostHiddenBytes) {
        const oldest = waiting.shift()
        if (!oldest) break
        bytes -= oldest.bytes
        await who.shares.delete(oldest.seq)
        held.leftOut = [...held.leftOut, ...oldest.gone]
      }
    } else if (waiting.length >= mostHeldShares || bytes > mostHeldBytes) throw new TooManyShares()
    await who.shares.add(held)
  })
  return held.id
}

type Waiting = { seq: number; bytes: number; gone: LeftOutFile[] }

/** What its user has to know if it gives way. */
function aboutOf({ seq, title, text, files }: HeldShareRow): Omit<Waiting, 'bytes'> {
  const names = files.length > 0 ? files.map(({ name }) => name) : [title || firstLineOf(text)]
  return { seq, gone: names.filter(Boolean).map((name) => ({ name, why: 'newer' as const })) }
}

const sizeOf = ({ files }: HeldShare): number =>
  files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)

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

/** The user wants none of what waits here. */
export async function dropShares(ids: string[]): Promise<void> {
  await who.shares.where('id').anyOf(ids).delete()
}
