import { Document, DocumentListItem, PageWords } from '@brieflotse/contract'
import * as v from 'valibot'
import type { Tx } from '../db/open.ts'
import { loadClaims } from './claims/claim-store.ts'
import { loadCorrections } from './correction-store.ts'
import { loadReminders } from './reminders/reminder-store.ts'
import { toDocument, toListItem } from './wire.ts'

/** Whether an imported document fits the schema that every screen expects. Stored JSON is not validated again later. */
export async function isShowable(tx: Tx, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const reading = await tx
    .selectFrom('document_readings')
    .selectAll()
    .where('document_id', '=', id)
    .executeTakeFirst()
  const pages = await tx
    .selectFrom('document_pages')
    .selectAll()
    .where('document_id', '=', id)
    .orderBy('number')
    .execute()
  const course = {
    claims: (await loadClaims(tx, [id])).get(id) ?? [],
    reminders: (await loadReminders(tx, [id])).get(id) ?? [],
    corrections: (await loadCorrections(tx, [id])).get(id) ?? [],
  }
  return (
    v.is(Document, toDocument(row, reading, pages, course, { parts: [], joined: [] })) &&
    v.is(DocumentListItem, toListItem(row, course)) &&
    pages.every(({ words }) => v.is(PageWords, JSON.parse(words)))
  )
}
