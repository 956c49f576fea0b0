import type { Document } from '@brieflotse/contract'
import { withCorrections } from '@brieflotse/letter'
import type { LocalDatabase } from '../db.ts'
import type { DocumentRow } from '../rows.ts'
import { type BareRow, indexed } from '../row-index.ts'
import type { OutboxEntry } from './entries.ts'
import { entryKindOf } from './kinds.ts'

/** A document's row: the server's version with the unsent `entries` (in order) applied. */
export function localRowOf(document: Document, entries: OutboxEntry[]): DocumentRow {
  const { explanation } = document
  const row: BareRow = {
    id: document.id,
    title: document.title,
    // rows from before documents could be renamed lack this field
    givenTitle: document.givenTitle ?? null,
    documentType: document.documentType,
    status: document.status,
    sourceLanguage: document.sourceLanguage,
    targetLanguage: document.targetLanguage,
    userId: document.userId,
    uploadDate: document.uploadDate,
    tags: document.tags,
    progress: document.progress,
    failure: document.failure,
    claims: document.claims ?? [],
    reminders: document.reminders ?? [],
    corrections: document.corrections ?? [],
    doneSteps: document.doneSteps ?? [],
    readerVersion: document.readerVersion ?? null,
    explanation: explanation && {
      sender: explanation.sender,
      recipient: explanation.recipient,
      document_details: explanation.document_details,
      next: explanation.next,
    },
    clientId: document.clientId,
    fileName: document.fileName,
    byteSize: document.byteSize,
    pageCount: document.pages.length,
    // rows from earlier versions lack this field
    fileCount: document.fileCount ?? 1,
    erasing: false,
  }
  const patched = entries.reduce(
    (before, entry) => entryKindOf(entry).patch?.(before, entry) ?? before,
    row,
  )
  return indexed(withCorrections(document, patched))
}

/** Recomputes a document's row. Call it inside the transaction that changed `contents` or `outbox`. */
export async function applyPatches(db: LocalDatabase, documentId: number): Promise<void> {
  const content = await db.contents.get(documentId)
  if (!content) {
    await db.documents.delete(documentId)
    return
  }
  const entries = await db.outbox.where('documentId').equals(documentId).sortBy('seq')
  await db.documents.put(localRowOf(content, entries))
}
