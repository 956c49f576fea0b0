import type { Correction } from '@brieflotse/contract'
import type { Tx } from '../../db/open.ts'
import { findCorrections, writeCorrections } from '../correction-store.ts'
import type { StoredDocument } from '../wire.ts'
import { leavesOf, movedCorrections, type StoredFile } from './pages.ts'
import type { PageSource } from './places.ts'

/** Identifies a page by its file's hash and its number in the file, which are the same in the whole document and in a part. */
const nameOf = (files: Pick<StoredFile, 'position' | 'file_hash'>[], [file, page]: PageSource) =>
  `${files.find(({ position }) => position === file)?.file_hash} ${page}`

/**
 * Copies the user's word corrections from the parts to the document they were split from, so that they survive the parts. Returns
 * whether there were any.
 */
export async function bringWordsBack(
  tx: Tx,
  row: StoredDocument,
  parts: StoredDocument[],
): Promise<boolean> {
  const said: { part: StoredDocument; words: Correction[] }[] = []
  for (const part of parts) {
    const words = (await findCorrections(tx, part.id)).filter(({ field }) => field === 'word')
    if (words.length > 0) said.push({ part, words })
  }
  if (said.length === 0) return false
  const whole = await leavesOf(tx, row)
  const names = whole.leaves.map(({ place }) => nameOf(whole.files, place))
  for (const { part, words } of said) {
    const files = await tx
      .selectFrom('document_files')
      .select(['position', 'file_hash'])
      .where('document_id', '=', part.id)
      .execute()
    const places = JSON.parse(part.file_pages ?? '[]') as PageSource[]
    for (const [index, place] of places.entries()) {
      const at = names.indexOf(nameOf(files, place))
      if (at >= 0) await writeCorrections(tx, row.id, movedCorrections(words, [index + 1], at))
    }
  }
  return true
}
