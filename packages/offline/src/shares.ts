import { serverNow } from './call/server-clock.ts'
import { firstLineOf } from './outbox/first-line.ts'
import { newId } from './outbox/new-id.ts'
import type { HeldShareRow, LeftOutFile } from './rows.ts'
import { deviceDatabase } from './device-database.ts'

export type HeldShare = Omit<HeldShareRow, 'seq'>

/** Most shares, and most bytes in total, that may wait for a decision. */
export const mostHeldShares = 20
export const mostHeldBytes = 120 * 1024 * 1024

/** Separate limits for shares with a hidden origin, because any website can send these. The newest one always fits. */
export const mostHiddenShares = 3
export const mostHiddenBytes = mostHeldBytes / 2

/**
 * Holds content that another app shared and returns its id. It is stored in the database that belongs to no user, because it may arrive
 * while nobody is logged in: the next user to log in sees it on /share and decides. Nothing is uploaded before that. Rejects if the device
 * is full (`QuotaExceededError`) or too many shares wait (`TooManyShares`). For shares with a hidden origin the oldest is dropped instead,
 * and the new one lists it.
 */
export async function holdShare(share: Omit<HeldShare, 'id' | 'receivedAt'>): Promise<string> {
  const held: HeldShare = { ...share, id: newId(), receivedAt: new Date(serverNow()).toISOString() }
  await deviceDatabase.transaction('rw', deviceDatabase.shares, async () => {
    const waiting: Waiting[] = []
    // one at a time, because all together may exceed the memory of a phone's worker
    await deviceDatabase.shares.each((row) => {
      if (row.hidden === held.hidden) waiting.push({ bytes: sizeOf(row), ...aboutOf(row) })
    })
    let bytes = waiting.reduce((sum, each) => sum + each.bytes, sizeOf(held))
    if (held.hidden) {
      while (waiting.length >= mostHiddenShares || bytes > mostHiddenBytes) {
        const oldest = waiting.shift()
        if (!oldest) break
        bytes -= oldest.bytes
        await deviceDatabase.shares.delete(oldest.seq)
        held.leftOut = [...held.leftOut, ...oldest.gone]
      }
    } else if (waiting.length >= mostHeldShares || bytes > mostHeldBytes) throw new TooManyShares()
    await deviceDatabase.shares.add(held)
  })
  return held.id
}

type Waiting = { seq: number; bytes: number; gone: LeftOutFile[] }

/** What the user must know about a share that is dropped. */
function aboutOf({ seq, title, text, files }: HeldShareRow): Omit<Waiting, 'bytes'> {
  const names = files.length > 0 ? files.map(({ name }) => name) : [title || firstLineOf(text)]
  return { seq, gone: names.filter(Boolean).map((name) => ({ name, why: 'newer' as const })) }
}

const sizeOf = ({ files }: HeldShare): number =>
  files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)

export class TooManyShares extends Error {}

/** Shares that wait for a decision, oldest first. For live queries. */
export function heldShares(): Promise<HeldShare[]> {
  return deviceDatabase.shares.orderBy('seq').toArray()
}

/**
 * Deletes a share after the user's decision. An accepted share is first written to the user's outbox under the same id: two databases
 * cannot be written in one transaction, and the idempotency key makes a second acceptance after a crash harmless.
 */
export async function dropShare(id: string): Promise<void> {
  await deviceDatabase.shares.where({ id }).delete()
}

/** Deletes shares that the user declined. */
export async function dropShares(ids: string[]): Promise<void> {
  await deviceDatabase.shares.where('id').anyOf(ids).delete()
}
