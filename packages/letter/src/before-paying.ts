import type { Claim, Document, DocumentListItem } from '@brieflotse/contract'
import { isCollected, isCredit } from '@brieflotse/reading/facts'
import { parseAmount } from '@brieflotse/rules'
import type { PaymentCheck, Transfer } from './payment-checks.ts'
import type { Wanted } from './wanted.ts'

/** What other letters of the same sender say. */
export type Before = Pick<PaymentCheck, 'knownIbans' | 'earlier'>

/** Rows that were kept before there were claims have none. */
type Row = Pick<DocumentListItem, 'id' | 'uploadDate' | 'explanation'> & { claims?: Claim[] }

/** Whether another letter is of the same sender. */
export function isSameSender(document: Row, other: Row): boolean {
  const name = nameOf(document)
  return name !== '' && other.id !== document.id && nameOf(other) === name
}

/** What the other letters of a sender say. Accounts count only where they were named before this letter. */
export function beforeOf(document: Row, others: Row[]): Before {
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

/** Everything the checks need to know. `transfer` is what the reader is about to pay. */
export function checkOf(
  document: Document,
  { claim, letter }: Wanted,
  before: Before,
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
    // a German letter with a German post code comes from Germany
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
