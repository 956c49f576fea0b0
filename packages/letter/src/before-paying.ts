import type { Claim, Document, DocumentListItem } from '@brieflotse/contract'
import { isCollected, isCredit } from '@brieflotse/reading/facts'
import { parseAmount } from '@brieflotse/rules'
import type { PaymentCheck, Transfer } from './payment-checks.ts'
import type { Wanted } from './wanted.ts'

/** What earlier letters of the same sender contribute to a payment check. */
export type SenderHistory = Pick<PaymentCheck, 'knownIbans' | 'earlier'>

/** Cached rows from before claims existed have no `claims`. */
type Row = Pick<DocumentListItem, 'id' | 'uploadDate' | 'explanation'> & { claims?: Claim[] }

/** Whether two letters have the same sender. */
export function isSameSender(document: Row, other: Row): boolean {
  const name = nameOf(document)
  return name !== '' && other.id !== document.id && nameOf(other) === name
}

/** Bank accounts and payments from the sender's other letters. Accounts count only if they were named before this letter came. */
export function beforeOf(document: Row, others: Row[]): SenderHistory {
  const newestFirst = others.toSorted((a, b) => b.uploadDate.localeCompare(a.uploadDate))
  const earlierOnly = newestFirst.filter(({ uploadDate }) => uploadDate <= document.uploadDate)
  return {
    knownIbans: [
      ...new Set(earlierOnly.flatMap(({ explanation }) => explanation?.sender.iban ?? [])),
    ],
    earlier: newestFirst
      .flatMap(({ claims }) => claims ?? [])
      .flatMap(({ purpose, payments }) =>
        payments
          .filter(({ state }) => state === 'paid')
          .map(({ amount, on }) => ({ reference: purpose, amount, on })),
      )
      .toSorted((a, b) => a.on.localeCompare(b.on)),
  }
}

/** Collects the input of all payment checks. `transfer` is the payment that the user is about to make. */
export function checkOf(
  document: Document,
  { claim, letter }: Wanted,
  before: SenderHistory,
  transfer: Transfer,
  bankExists: boolean | null = null,
): PaymentCheck {
  const { explanation } = document
  const { outstanding_fee, total_fee } = explanation?.document_details.payment ?? {}
  const parts = [outstanding_fee, total_fee].flatMap((printed) =>
    printed ? (parseAmount(printed) ?? []) : [],
  )
  const paid = (claim?.payments ?? []).filter(({ state }) => state === 'paid')
  return {
    transfer,
    letter,
    parts,
    sources: explanation?.sources ?? [],
    bankExists,
    // a German post code in the sender's address means that the letter comes from Germany
    senderCountry: /^\d{5}$/.test(explanation?.sender.zip ?? '') ? 'DE' : null,
    isDebit: explanation !== null && isCollected(explanation),
    isCredit: explanation !== null && isCredit(explanation),
    isDisputed: claim?.state === 'disputed',
    paid: paid.map(({ amount, on }) => ({ amount, on })),
    open: claim ? Math.max(claim.amount - claim.paid, 0) : letter.amount,
    ...before,
  }
}

const nameOf = ({ explanation }: Pick<Row, 'explanation'>) =>
  (explanation?.sender.name ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
