import type { Claim, Correction, Document, DocumentListItem } from '@brieflotse/contract'
import { layCorrections, withoutCorrections } from '@brieflotse/reading/facts'

type Row = Pick<DocumentListItem, 'explanation' | 'claims' | 'corrections'>

/** The row of a document with what the user said of it. */
export function withCorrections<R extends Row>({ explanation }: Document, row: R): R {
  if (!explanation || !row.explanation) return row
  const { corrections } = row
  const { sender, recipient, document_details, next } = layCorrections(
    withoutCorrections(explanation, corrections),
    corrections,
  )
  const claims = claimsAsCorrected(row.claims, row.corrections)
  return { ...row, explanation: { sender, recipient, document_details, next }, claims }
}

/**
 * What is to be paid, as the user corrected it: a transfer must not go to an account that they know to be wrong, also while the server
 * has not heard of it. Where something was paid, or is on its way, the server decides.
 */
function claimsAsCorrected(claims: Claim[], corrections: Correction[]): Claim[] {
  const [claim, ...others] = claims
  if (!claim || claim.payments.length > 0) return claims
  const facts = corrections.filter((one) => one.field === 'fact')
  const given = (kind: (typeof facts)[number]['kind']) => facts.find((one) => one.kind === kind)
  const or = <T>(fact: { value: string | null } | undefined, otherwise: T) =>
    fact ? fact.value : otherwise
  const amount = given('amount-total')
  // nothing is to be paid: the server takes the claim away
  if (amount?.value === null) return others
  const iban = given('iban')
  const isMoved = iban !== undefined && iban.value !== claim.iban
  return [
    {
      ...claim,
      amount: amount ? Number(amount.value) : claim.amount,
      iban: or(iban, claim.iban),
      bic: or(given('bic'), isMoved ? null : claim.bic),
      payee: or(given('payee'), claim.payee),
      purpose: or(given('purpose'), claim.purpose),
      dueOn: or(given('due-date'), claim.dueOn),
    },
    ...others,
  ]
}
