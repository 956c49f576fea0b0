import {
  AppError,
  type Claim,
  creditPacks,
  type PaymentRequest,
  message,
} from '@brieflotse/contract'
import { compactIban, isBic, isIban } from '@brieflotse/rules'
import { centsOfEuros } from './amounts.ts'
import type { NewPayment } from './store.ts'

/** A validated request to pay. */
export type RequestedPayment = Omit<NewPayment, 'user_id' | 'provider'> & {
  claim_id: number | null
}

type How = 'bank' | 'paypal' | 'online'
type Request = PaymentRequest & { payerEmail?: string }

/**
 * Validates a payment request against our own rows. The account must be the one read in the letter; another one is rejected instead
 * of being replaced silently. The holder's name can be corrected, because banks compare it.
 */
export function requestedPaymentOf(
  request: Request,
  how: How,
  claim: Claim | null,
): RequestedPayment {
  const recipient = recipientOf(request, claim)
  if (how === 'bank' && !recipient.iban) {
    throw new AppError('invalid-iban', message('payment.iban-missing'))
  }
  const reference = oneLine(request.reference)
  if (!reference) throw new AppError('invalid-input', message('payment.reference-missing'))
  return {
    claim_id: claim?.id ?? null,
    purpose: claim ? 'claim' : 'test',
    how,
    amount_cents: centsOfEuros(request.amount),
    credits: null,
    reference,
    recipient: Object.values(recipient).some(Boolean) ? JSON.stringify(recipient) : null,
    payer_email: request.payerEmail ?? null,
  }
}

/** A pack of credits at the server's price. */
export function requestedCredits({
  credits,
  method,
}: {
  credits: 2 | 6 | 20
  method: 'online' | 'paypal'
}): RequestedPayment {
  return {
    claim_id: null,
    purpose: 'credits',
    how: method,
    amount_cents: creditPacks[credits],
    credits,
    reference: `Brieflotse: ${credits} credits`,
    recipient: null,
    payer_email: null,
  }
}

function recipientOf(request: Request, claim: Claim | null) {
  const given = request.recipientIBAN ? compactIban(request.recipientIBAN) : null
  if (given !== null && !isIban(given)) throw new AppError('invalid-iban')
  const known = claim?.iban ? compactIban(claim.iban) : null
  if (given !== null && known !== null && given !== known) {
    throw new AppError('invalid-iban', message('payment.other-account'))
  }
  const bic = claim?.bic ?? request.recipientBIC ?? null
  return {
    name: oneLine(request.recipientName ?? '') || claim?.payee || null,
    iban: known ?? given,
    bic: bic !== null && isBic(bic) ? bic : null,
  }
}

// Removes line breaks, direction marks and invisible characters, which could make a payee or reference look like another one.
const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Bidi_C}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .trim()
