import { AppError, type Claim, isTemporary } from '@brieflotse/contract'
import { randomUUID } from 'node:crypto'
import type { Db, Tx } from '../db/open.ts'
import type { Feed } from '../db/feed.ts'
import { existing } from '../http/errors.ts'
import { storedAnswer, type Once, once } from '../http/once.ts'
import type { Queue } from '../providers/queue/queue.ts'
import { type PaymentProviders, takesClaims } from '../providers/payment/providers.ts'
import { checkPayment } from './check-payment-job.ts'
import { findById } from './record-status.ts'
import type { PaymentPoll } from './poll-payment.ts'
import {
  aboutPayment,
  addPayment,
  claimChanged,
  findClaim,
  type PaymentRow,
  refuseDoublePayment,
  saidOfPayment,
} from './store.ts'
import type { RequestedPayment } from './requested-payment.ts'

export type StartDeps = {
  db: Db
  feed: Feed
  queue: Queue
  payment: PaymentProviders
  pollPayment: PaymentPoll
  loadClaims: (read: Db['read'] | Tx, documentIds: number[]) => Promise<Map<number, Claim[]>>
}

/** How long the request may take before the job polls the payment. */
const firstLookMs = 30_000

type Started = {
  idempotency: Once
  claimId: number | null
  again: boolean
  plan: (claim: Claim | null) => RequestedPayment
}

/**
 * Starts a payment: row, job and claim are written in one transaction before the provider is called. If anything fails, the
 * repeated request or the job continues; the provider knows the payment by our id and creates it only once.
 */
export async function beginPayment(deps: StartDeps, start: Started): Promise<PaymentRow> {
  const { db, pollPayment } = deps
  const before = await storedAnswer<{ id: string }>(db.read, start.idempotency)
  const { id } = before ?? (await db.write((tx) => begin(tx, deps, start)))
  let row = existing(await findById(db.read, id))
  if (row.provider_id === null && row.status !== 'canceled') {
    row = await pollPayment.now(id).catch((cause: unknown) => {
      const isKnown = cause instanceof AppError && !isTemporary(cause.code)
      throw isKnown ? cause : new AppError('payment-not-created', undefined, { cause })
    })
  }
  if (row.provider_id === null) throw new AppError('payment-failed', saidOfPayment(row))
  return row
}

function begin(tx: Tx, deps: StartDeps, { idempotency, claimId, again, plan }: Started) {
  const { feed, queue, payment } = deps
  return once(tx, idempotency, async () => {
    const claim = claimId === null ? null : await ownClaim(tx, deps, idempotency.userId, claimId)
    const { ...wanted } = plan(claim)
    const provider = wanted.how === 'paypal' ? payment.paypal : payment.online
    const isForOthers = wanted.claim_id !== null || wanted.recipient !== null
    if (!provider || (isForOthers && !takesClaims(payment, provider))) {
      throw new AppError('payment-not-offered')
    }
    if (claim) await refuseDoublePayment(tx, claim, { amount: wanted.amount_cents, again })
    const id = randomUUID()
    await addPayment(tx, id, { ...wanted, user_id: idempotency.userId, provider: provider.name })
    await queue.add(tx, checkPayment(id, Date.now() + firstLookMs))
    if (claim) await claimChanged(tx, feed, claim.id)
    return { answer: { id }, about: aboutPayment(id) }
  })
}

/** A claim of the user with its payments. */
export async function ownClaim(
  tx: Tx,
  { loadClaims }: Pick<StartDeps, 'loadClaims'>,
  userId: number,
  id: number,
): Promise<Claim> {
  const { document_id } = existing(await findClaim(tx, userId, id))
  const claims = (await loadClaims(tx, [document_id])).get(document_id)
  return existing(claims?.find((claim) => claim.id === id))
}
