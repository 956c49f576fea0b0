import type { Transaction } from 'dexie'
import type { OutboxEntry } from './outbox/entries.ts'
import type { DocumentRow } from './rows.ts'
import { indexed } from './row-index.ts'

/** An entry of version 1: one file, stored under the entry's id. */
type OneFile = { fileName?: string | null; mimeType?: string | null; byteSize?: number | null }

/**
 * Version 2: several files per entry, and a list (`shelf`) per document. Pictures are downloaded again, because they had no size to add up.
 */
export async function toVersion2(tx: Transaction): Promise<void> {
  await tx
    .table<OutboxEntry & OneFile>('outbox')
    .toCollection()
    .modify((entry, place) => {
      place.value = asVersion2(entry)
    })
  await tx
    .table<DocumentRow>('documents')
    .toCollection()
    .modify((row) => void Object.assign(row, indexed({ ...row, fileCount: 1 })))
  await tx.table('pictures').clear()
}

/** Version 4: adds `caseKeys` to documents, by which letters of the same case are found. */
export async function toVersion4(tx: Transaction): Promise<void> {
  await tx
    .table<DocumentRow>('documents')
    .toCollection()
    .modify((row) => void Object.assign(row, indexed(row)))
}

/** Converts an entry to version 2; one that is already converted stays unchanged. */
export function asVersion2(entry: OutboxEntry & OneFile): OutboxEntry {
  if (Array.isArray(entry.files)) return entry
  const { fileName, mimeType, byteSize, ...rest } = entry
  if (typeof byteSize !== 'number') return { ...rest, files: [] }
  const name = fileName ?? 'letter'
  const file = { id: entry.id, name, mimeType: mimeType ?? '', byteSize, hash: null }
  return { ...rest, files: [file] }
}
