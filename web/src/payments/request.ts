import type { PaymentRequest } from '@brieflotse/contract'
import type { Transfer, Wanted } from '@brieflotse/letter'

const longest = 140

/** The payment request for the server; it converts cents to euros. `title` replaces an unknown reference. */
export function requestOf(
  { amount, purpose, payee, iban, bic }: Transfer,
  { claim }: Wanted,
  title: string,
): PaymentRequest {
  const reference = Array.from(purpose ?? title)
    .slice(0, longest)
    .join('')
  return {
    amount: (amount ?? 0) / 100,
    reference,
    ...(payee && { recipientName: Array.from(payee).slice(0, 70).join('') }),
    ...(iban && { recipientIBAN: iban }),
    ...(bic && { recipientBIC: bic }),
    ...(claim && { claimId: claim.id }),
    again: false,
  }
}
