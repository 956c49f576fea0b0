import { AppError, type Correction } from '@brieflotse/contract'
import type { PageCode, Word } from '@brieflotse/reading'
import type { Selectable } from 'kysely'
import type { Tx } from '../../db/open.ts'
import type { DocumentFileTable, DocumentPageTable } from '../../db/schema.ts'
import type { StoredDocument } from '../wire.ts'
import { pageSourcesOf, type PageSource } from './places.ts'

export type StoredPage = Selectable<DocumentPageTable>
export type StoredFile = Selectable<DocumentFileTable>

/** A page and its place in the files. */
export type Leaf = { page: StoredPage; place: PageSource }

/** All pages of a document with their files. Throws `not-ready` if the document has not been read. */
export async function leavesOf(
  tx: Tx,
  row: StoredDocument,
): Promise<{ leaves: Leaf[]; files: StoredFile[] }> {
  const pages = await tx
    .selectFrom('document_pages')
    .selectAll()
    .where('document_id', '=', row.id)
    .orderBy('number')
    .execute()
  const files = await tx
    .selectFrom('document_files')
    .selectAll()
    .where('document_id', '=', row.id)
    .orderBy('position')
    .execute()
  const places = pageSourcesOf(files, row.file_pages, pages.length)
  const isBusy = row.status === 'pending' || pages.length === 0 || places.length !== pages.length
  if (isBusy) throw new AppError('not-ready')
  return { files, leaves: pages.map((page, i) => ({ page, place: places[i]! })) }
}

/** Replaces the pages of a document by these, numbered from 1. */
export async function writePages(tx: Tx, documentId: number, leaves: Leaf[]): Promise<void> {
  await tx.deleteFrom('document_pages').where('document_id', '=', documentId).execute()
  for (const [index, { page }] of leaves.entries()) {
    const number = index + 1
    const moved = { ...page, document_id: documentId, number }
    await tx
      .insertInto('document_pages')
      .values({
        ...moved,
        words: onPage(page.words, number),
        codes: onPage(page.codes, number),
      })
      .execute()
  }
}

const onPage = (json: string, page: number) =>
  JSON.stringify((JSON.parse(json) as (Word | PageCode)[]).map((one) => ({ ...one, page })))

/**
 * Moves word corrections to their pages' new numbers. `numbers` lists old page numbers in the new order; corrections on other pages
 * are dropped.
 */
export function movedCorrections(corrections: Correction[], numbers: number[], from = 0) {
  return corrections.flatMap((one) => {
    if (one.field !== 'word') return []
    const index = numbers.indexOf(one.page)
    return index < 0 ? [] : [{ ...one, page: from + index + 1 }]
  })
}
