import type { Claim, Correction, Document, DocumentListItem } from '@brieflotse/contract'
import { applyCorrections, withoutCorrections } from '@brieflotse/reading/facts'

type Row = Pick<DocumentListItem, 'explanation' | 'claims' | 'corrections'>

/** Applies the user's corrections to the row of a document. */
export function withCorrections<R extends Row>({ explanation }: Document, row: R): R {
  if (!explanation || !row.explanation) return row
  const { corrections } = row
  const { sender, recipient, document_details, next } = applyCorrections(
    withoutCorrections(explanation, corrections),
    corrections,
  )
  const claims = claimsAsCorrected(row.claims, row.corrections)
  return { ...row, explanation: { sender, recipient, document_details, next }, claims }
}

/**
 * Applies corrections to unpaid claims, so that no transfer goes to a wrong account before the server has synced. Once a payment has begun,
 * only the server changes a claim.
 */
function claimsAsCorrected(claims: Claim[], corrections: Correction[]): Claim[] {
  const [claim, ...others] = claims
  if (!claim || claim.payments.length > 0) return claims
  const facts = corrections.filter((one) => one.field === 'fact')
  const given = (kind: (typeof facts)[number]['kind']) => facts.find((one) => one.kind === kind)
  const or = <T>(fact: { value: string | null } | undefined, otherwise: T) =>
    fact ? fact.value : otherwise
  const amount = given('amount-total')
  // the user says that nothing is to be paid, so the server will delete the claim
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
