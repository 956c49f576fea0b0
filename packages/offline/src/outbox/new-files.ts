import type { EntryFile } from './entries.ts'
import type { FileRow } from '../rows.ts'
import { newId } from './new-id.ts'

/** A file the user chose, with its bytes. */
export type NewFile = { name: string; mimeType: string; bytes: ArrayBuffer }

/** Reads chosen files; rejects if one no longer exists. */
export function newFiles(files: File[]): Promise<NewFile[]> {
  return Promise.all(
    files.map(async (file) => ({
      name: file.name,
      mimeType: file.type,
      bytes: await file.arrayBuffer(),
    })),
  )
}

/** The file descriptions for an entry, and the rows with their bytes. */
export function filesAndRows(chosen: NewFile[]): { files: EntryFile[]; rows: FileRow[] } {
  const rows = chosen.map(({ bytes }) => ({ id: newId(), bytes }))
  const files = chosen.map(({ name, mimeType, bytes }, i) => ({
    id: rows[i]!.id,
    name,
    mimeType,
    byteSize: bytes.byteLength,
    hash: null,
  }))
  return { files, rows }
}
