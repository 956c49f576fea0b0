import type { Explanation } from '@brieflotse/contract'
import { isIban } from '@brieflotse/rules'

/** What a document asks to be paid, as it was read. The amount in cents. */
export type ReadClaim = {
  amount: number
  payee: string | null
  iban: string | null
  bic: string | null
  purpose: string | null
  dueOn: string | null
}

/**
 * What the user is asked to transfer. What the sender takes by itself, and what is in the user's favour, is no claim. Instalments are
 * one claim of the whole: which of them is meant cannot be read with certainty.
 */
export function claimsOf({ facts, warnings, sender, document_details }: Explanation): ReadClaim[] {
  const valueOf = (kind: (typeof facts)[number]['kind']) =>
    facts.find((fact) => fact.kind === kind)?.value ?? null
  const isMeant = warnings.every(
    ({ code }) => code !== 'direct-debit' && code !== 'credit-in-your-favour',
  )
  const amount = valueOf('amount-total') ?? valueOf('amount-outstanding')
  // ten million euros in one letter is a misreading
  if (!isMeant || amount === null || !/^[1-9]\d{0,8}$/.test(amount)) return []
  const iban = valueOf('iban')
  const isAccount = iban !== null && isIban(iban)
  return [
    {
      amount: Number(amount),
      payee: valueOf('payee') ?? sender.name,
      iban: isAccount ? iban : null,
      bic: isAccount ? valueOf('bic') : null,
      purpose: valueOf('purpose'),
      dueOn: document_details.payment.due_date,
    },
  ]
}
