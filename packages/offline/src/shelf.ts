import { isSettled } from '@brieflotse/contract'
import type { DocumentRow } from './rows.ts'

type Bare = Omit<DocumentRow, 'shelf' | 'dueOn'>

/** A row with what its lists look it up by: where it is shown, and until when it is to be paid. */
export function indexed(row: Bare): DocumentRow {
  return {
    ...row,
    shelf: shelfOf(row),
    dueOn: isPaid(row) ? null : (row.explanation?.document_details.payment.due_date ?? null),
  }
}

/** Everything it asks for has been paid: it is due no more. Rows of earlier versions have no claims. */
function isPaid(row: { claims?: Bare['claims'] }): boolean {
  const { claims = [] } = row
  return claims.length > 0 && claims.every(isSettled)
}

/** Where a document is shown. */
function shelfOf(row: Bare): DocumentRow['shelf'] {
  if (row.erasing) return 'none'
  return row.status === 'archived' ? 'archive' : 'list'
}
