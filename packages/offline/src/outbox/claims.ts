import type { ClaimChange } from '@brieflotse/contract'
import type { LocalDatabase } from '../db.ts'
import { say, type Saying, unsay } from './sayings.ts'

export type ClaimKey = { documentId: number; claimId: number }

const saying = ({ documentId, claimId }: ClaimKey, change: ClaimChange): Saying => ({
  documentId,
  kind: 'change-claim',
  about: { claim: { id: claimId, change } },
})

/** Keeps what the user says about a claim: paid elsewhere, disputed, open again. Gives the entry's id. */
export function addClaimChange(
  db: LocalDatabase,
  key: ClaimKey,
  change: ClaimChange,
): Promise<string> {
  return say(db, saying(key, change))
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
  return unsay(db, paymentId, saying(key, { change: 'not-paid', paymentId }))
}
