import type { Document, PackedDocument } from '@brieflotse/contract'
import { withCorrections } from '@brieflotse/letter'
import type { LocalDatabase } from '../db.ts'
import type { DocumentRow } from '../rows.ts'
import { type BareRow, indexed } from '../row-index.ts'
import type { OutboxEntry } from './entries.ts'
import { entryKindOf } from './kinds.ts'

/** A document's row: the server's version with the unsent `entries` (in order) applied. */
export function localRowOf(document: Document, entries: OutboxEntry[]): DocumentRow {
  const patched = entries.reduce(
    (before, entry) => entryKindOf(entry).patch?.(before, entry) ?? before,
    bareRowOf(document),
  )
  return indexed(withCorrections(document, patched))
}

/** The same for a packed document, which is parsed only if corrections need the rest of it. */
export function rowOfPacked(document: PackedDocument, entries: OutboxEntry[]): DocumentRow {
  const isAsSent = entries.length + document.corrections.length === 0
  return isAsSent ? indexed(bareRowOf(document)) : localRowOf(unpacked(document), entries)
}

export const unpacked = ({ packed }: PackedDocument) => JSON.parse(packed) as Document

function bareRowOf(document: Document | PackedDocument): BareRow {
  const { explanation } = document
  return {
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
