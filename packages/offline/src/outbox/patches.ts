import type { Document } from '@brieflotse/contract'
import { edited, withCorrections } from '@brieflotse/letter'
import type { LocalDatabase } from '../db.ts'
import type { DocumentRow, EntryKind, OutboxEntry } from '../rows.ts'
import { type BareRow, indexed } from '../row-index.ts'
import { withChange } from './claim-patches.ts'
import { withReminderChange } from './reminder-patches.ts'

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
  const patched = entries.reduce((before, entry) => patches[entry.kind](before, entry), row)
  return indexed(withCorrections(document, patched))
}

const patches: Record<EntryKind, (row: BareRow, entry: OutboxEntry) => BareRow> = {
  'upload-document': (row) => row,
  'archive-document': (row) => ({ ...row, status: 'archived' }),
  'erase-document': (row) => ({ ...row, erasing: true }),
  'restore-document': (row) =>
    row.status === 'archived' ? { ...row, status: row.explanation ? 'completed' : 'pending' } : row,
  'read-document': (row) => ({ ...row, status: 'pending', progress: null, failure: null }),
  'create-letter': (row) => row,
  'edit-letter': (row) => row,
  'erase-letter': (row) => row,
  'edit-profile': (row) => row,
  'set-signature': (row) => row,
  'order-mail': (row) => row,
  'cancel-mail': (row) => row,
  'edit-document': (row, entry) => edited(row, entry.changes ?? []),
  // only the server knows which documents result
  'arrange-document': (row) => row,
  'change-claim': (row, entry) => ({ ...row, claims: withChange(row.claims, entry) }),
  'change-reminder': (row, entry) => ({
    ...row,
    reminders: withReminderChange(row.reminders, entry),
  }),
  'process-mail': (row) => row,
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
