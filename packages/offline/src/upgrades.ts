import type { Transaction } from 'dexie'
import type { DocumentRow, OutboxEntry } from './rows.ts'
import { indexed } from './shelf.ts'

/** An entry as version 1 kept it: one file, under the entry's own id. */
type OneFile = { fileName?: string | null; mimeType?: string | null; byteSize?: number | null }

/** Several files to an entry; a shelf to each document. Pictures are fetched again: they had no size to add up. */
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

/** Each document gets what the letters of its case are found by. */
export async function toVersion4(tx: Transaction): Promise<void> {
  await tx
    .table<DocumentRow>('documents')
    .toCollection()
    .modify((row) => void Object.assign(row, indexed(row)))
}

/** An entry in the shape of version 2; one that has it already stays as it is. */
export function asVersion2(entry: OutboxEntry & OneFile): OutboxEntry {
  if (Array.isArray(entry.files)) return entry
  const { fileName, mimeType, byteSize, ...rest } = entry
  if (typeof byteSize !== 'number') return { ...rest, files: [] }
  const name = fileName ?? 'letter'
  const file = { id: entry.id, name, mimeType: mimeType ?? '', byteSize, hash: null }
  return { ...rest, files: [file] }
}
