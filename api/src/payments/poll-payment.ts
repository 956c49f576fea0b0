import { AppError, message } from '@brieflotse/contract'
import type { Db } from '../db/open.ts'
import type { Feed } from '../db/feed.ts'
import { existing } from '../http/errors.ts'
import { createKeyedQueue } from '../system/keyed-queue.ts'
import { limits } from '../system/limits.ts'
import type { Charge, Payment } from '../providers/payment/payment.ts'
import { type PaymentProviders, providerNamed } from '../providers/payment/providers.ts'
import { recordStatus, findById, type ProviderStatus } from './record-status.ts'
import { type PaymentRow, waitsForPayer } from './store.ts'

export type PollDeps = {
  db: Db
  feed: Feed
  payment: PaymentProviders
  /** The public URL of this app. */
  publicUrl: string
  now?: () => number
}

export type PaymentPoll = ReturnType<typeof createPaymentPoll>

/** Polls providers for the state of payments, with one request for each payment at a time, and saves the result. */
export function createPaymentPoll({ db, feed, payment, publicUrl, now = Date.now }: PollDeps) {
  const inTurn = createKeyedQueue()
  const isLate = (row: PaymentRow) => now() - Date.parse(row.created_at) > limits.paymentAbandonedMs
  const askedAt = new Map<string, number>()

  async function ask(id: string): Promise<PaymentRow> {
    const row = existing(await findById(db.read, id))
    const provider = providerNamed(payment, row.provider)
    const neverBegan = row.provider_id === null && row.status === 'canceled'
    if (!provider || neverBegan) return row
    const isErased = row.purpose === 'claim' && row.claim_id === null && row.provider_id === null
    let word = isErased ? erased : await wordOf(provider, row)
    if (isLate(row) && waitsForPayer(word.status)) {
      word = { ...word, status: 'canceled', said: tooLate }
    }
    return db.write((tx) => recordStatus(tx, feed, id, word))
  }

  async function wordOf(provider: Payment, row: PaymentRow): Promise<ProviderStatus> {
    const signal = AbortSignal.timeout(limits.paymentProviderMs)
    try {
      if (row.provider_id === null) return await provider.create(chargeOf(row, publicUrl), signal)
      const charged = await provider.status(row.provider_id, signal)
      const isGivenUp = row.status === 'canceled' || isLate(row)
      if (isGivenUp && waitsForPayer(charged.status) && provider.cancel) {
        // The payment is cancelled, because the payer could still pay it on an open page.
        const ended = await provider.cancel(row.provider_id, signal)
        return ended.status === 'canceled' ? { ...ended, said: tooLate } : ended
      }
      // A payment given up here is not captured, even if the payer approved it at the provider.
      if (charged.status !== 'requires_capture' || row.status === 'canceled') return charged
      return await provider.capture(row.provider_id, signal)
    } catch (error) {
      const code = error instanceof AppError ? error.code : null
      // Providers forget a payment after a while if nobody approves it.
      const isForgotten = code === 'not-found' && (provider.practice || isLate(row))
      if (row.fulfilled_at !== null || (code !== 'payment-failed' && !isForgotten)) throw error
      return { status: 'canceled', said: isForgotten ? tooLate : (error as AppError).said }
    }
  }

  const poll = (id: string) => inTurn([id], () => ask(id))

  return {
    /** Polls again even if a poll is running, so that the result is newer than this call. */
    now: poll,

    /** The same for a screen that polls repeatedly. Throws `payment-not-verified` if the provider does not respond. */
    async forScreen(row: PaymentRow): Promise<PaymentRow> {
      const isOver = row.status === 'succeeded' || row.status === 'canceled'
      if (isOver || now() - (askedAt.get(row.id) ?? 0) < limits.paymentLookMs) return row
      if (askedAt.size > 10_000) askedAt.clear()
      askedAt.set(row.id, now())
      return poll(row.id).catch((cause: unknown) => {
        throw new AppError('payment-not-verified', undefined, { cause })
      })
    },
  }
}

const tooLate = message('payment.too-late')
const erased: ProviderStatus = { status: 'canceled', said: message('payment.letter-erased') }

/** The charge is the same for every attempt, so a provider that already knows it returns the existing one. */
function chargeOf(row: PaymentRow, publicUrl: string): Charge {
  const recipient = row.recipient === null ? null : (JSON.parse(row.recipient) as { name?: string })
  const returnUrl = new URL('/payment-complete', publicUrl)
  returnUrl.searchParams.set('payment_intent', row.id)
  return {
    id: row.id,
    amount: row.amount_cents,
    reference: row.reference,
    payee: recipient?.name ?? null,
    returnUrl: returnUrl.href,
    payerEmail: row.payer_email,
  }
}
