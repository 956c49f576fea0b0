import type { Transaction } from 'dexie'
import type { DocumentRow, EntryFile, OutboxEntry } from './rows.ts'
import { indexed } from './shelf.ts'

/** An entry as version 1 kept it: one file, under the entry's own id. */
type OneFile = { fileName?: string | null; mimeType?: string | null; byteSize?: number | null }

/** Several files to an entry; a shelf to each document. Pictures are fetched again: they had no size to add up. */
export async function toVersion2(tx: Transaction): Promise<void> {
  await tx
    .table<OutboxEntry & OneFile>('outbox')
    .toCollection()
    .modify((entry) => {
      entry.files = typeof entry.byteSize !== 'number' ? [] : [fileOf(entry)]
      delete entry.fileName
      delete entry.mimeType
      delete entry.byteSize
    })
  await tx
    .table<DocumentRow>('documents')
    .toCollection()
    .modify((row) => void Object.assign(row, indexed({ ...row, fileCount: 1 })))
  await tx.table('pictures').clear()
}

function fileOf(entry: OutboxEntry & OneFile): EntryFile {
  return {
    id: entry.id,
    name: entry.fileName ?? 'letter',
    mimeType: entry.mimeType ?? '',
    byteSize: entry.byteSize ?? 0,
    hash: null,
  }
}
