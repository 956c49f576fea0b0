import type { ClaimChange } from '@brieflotse/contract'
import type { LocalDatabase } from '../db.ts'
import { withRoom } from '../kept/room.ts'
import { isOpen, newEntry } from './outbox.ts'
import { layPatches } from './patches.ts'

export type ClaimKey = { documentId: number; claimId: number }

/** Keeps what the user says about a claim: paid elsewhere, disputed, open again. Gives the entry's id. */
export function addClaimChange(
  db: LocalDatabase,
  key: ClaimKey,
  change: ClaimChange,
): Promise<string> {
  return inOneStep(db, () => add(db, key, change))
}

/**
 * Takes back what the user said they had paid. Gives the entry's id; null when the server never heard of it, so that nothing is left to
 * do. What may have arrived is taken back after it: the server calls the payment by the key of the entry.
 */
export function takeBackPayment(
  db: LocalDatabase,
  key: ClaimKey,
  paymentId: string,
): Promise<string | null> {
  return inOneStep(db, async () => {
    const said = await db.outbox.get({ id: paymentId })
    if (!said || (said.state !== 'stuck' && !isOpen(said, 'change-claim'))) {
      return add(db, key, { change: 'not-paid', paymentId })
    }
    await db.outbox.delete(said.seq)
    await layPatches(db, key.documentId)
    return null
  })
}

function inOneStep<T>(db: LocalDatabase, step: () => Promise<T>): Promise<T> {
  return withRoom(db, () => db.transaction('rw', db.outbox, db.documents, db.contents, step))
}

async function add(
  db: LocalDatabase,
  { documentId, claimId }: ClaimKey,
  change: ClaimChange,
): Promise<string> {
  const claim = { id: claimId, change }
  const last = (await db.outbox.where({ documentId }).sortBy('seq')).at(-1)
  // the same said twice in a row (a double tap) is one entry
  const isSame = JSON.stringify(last?.claim) === JSON.stringify(claim)
  if (last && isOpen(last, 'change-claim') && isSame) return last.id
  const entry = { ...newEntry('change-claim', documentId), claim }
  await db.outbox.add(entry)
  await layPatches(db, documentId)
  return entry.id
}
