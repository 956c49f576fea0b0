import type { Document } from '@brieflotse/contract'
import { claimsOf, type DocumentRow, type LocalDatabase } from '@brieflotse/offline'
import { isCollected, isCredit } from '@brieflotse/reading/facts'
import { type PaymentCheck, parseAmount, type Transfer } from '@brieflotse/rules'
import type { Wanted } from './wanted.ts'

/** What other letters of the same sender on this device say. */
export type Before = Pick<PaymentCheck, 'knownIbans' | 'earlier'>

/** Looks through the letters on this device that came before this one, for those of the same sender. */
export async function lookBefore(db: LocalDatabase, document: Document): Promise<Before> {
  const name = nameOf(document)
  if (!name) return { knownIbans: [], earlier: [] }
  const others: DocumentRow[] = await db.documents
    .filter((row) => row.id !== document.id && nameOf(row) === name && !row.erasing)
    .toArray()
  const newestFirst = others.toSorted((a, b) => b.uploadDate.localeCompare(a.uploadDate))
  const earlierOnly = newestFirst.filter(({ uploadDate }) => uploadDate <= document.uploadDate)
  return {
    knownIbans: [
      ...new Set(earlierOnly.flatMap(({ explanation }) => explanation?.sender.iban ?? [])),
    ],
    earlier: newestFirst
      .flatMap(claimsOf)
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

const nameOf = ({ explanation }: Pick<DocumentRow, 'explanation'>) =>
  (explanation?.sender.name ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
