import type { ClaimChange } from '@brieflotse/contract'
import type { LocalDatabase } from '../db.ts'
import { queuePartChange, type PartChange, withdrawPartChange } from './part-changes.ts'

export type ClaimKey = { documentId: number; claimId: number }

const saying = ({ documentId, claimId }: ClaimKey, change: ClaimChange): PartChange => ({
  documentId,
  kind: 'change-claim',
  about: { claim: { id: claimId, change } },
})

/** Queues the user's change of a claim: paid elsewhere, disputed, open again. Returns the entry's id. */
export function addClaimChange(
  db: LocalDatabase,
  key: ClaimKey,
  change: ClaimChange,
): Promise<string> {
  return queuePartChange(db, saying(key, change))
}

/**
 * Undoes a payment that the user had entered. Returns the entry's id; null if it was never sent, so that nothing is left to do. If it may
 * have reached the server, an undo is queued: the server identifies the payment by the entry's key.
 */
export function takeBackPayment(
  db: LocalDatabase,
  key: ClaimKey,
  paymentId: string,
): Promise<string | null> {
  return withdrawPartChange(db, paymentId, saying(key, { change: 'not-paid', paymentId }))
}
