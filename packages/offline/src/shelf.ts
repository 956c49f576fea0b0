import type { DocumentRow } from './rows.ts'

/** Where a document is shown. */
export function shelfOf(row: Pick<DocumentRow, 'status' | 'erasing'>): DocumentRow['shelf'] {
  if (row.erasing) return 'none'
  return row.status === 'archived' ? 'archive' : 'list'
}
