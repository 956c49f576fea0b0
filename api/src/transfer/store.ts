import type { Db } from '../db/open.ts'

export { createTransferFolder, type TransferFolder } from './folder.ts'

/** The file names of all existing transfers. */
export async function transferNames(db: Db): Promise<Set<string>> {
  const rows = await db.read.selectFrom('transfers').select('file_name').execute()
  return new Set(rows.map((row) => row.file_name))
}
