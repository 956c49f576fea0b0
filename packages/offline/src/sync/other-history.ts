import type { Change, Changes } from '@brieflotse/contract'
import type { LocalDatabase } from '../db.ts'
import { filesAndRows } from '../outbox/new-files.ts'
import { newEntry } from '../outbox/outbox.ts'
import type { OriginalRow } from '../rows.ts'
import { unfoundKey as key, writePlace } from './place.ts'

/** Rows of this device that the server, which was put back from a backup, has not told of yet. */
type Unfound = Record<Change['kind'], number[]>

/**
 * Reads the other history from its first change on, tombstones included. What this device shows stays until all of it was read. Call it, as
 * the others, inside the transaction of a page.
 */
export async function beginAnew(db: LocalDatabase, epoch: string | null): Promise<void> {
  const document = await db.documents.toCollection().primaryKeys()
  const letter = await db.letters.toCollection().primaryKeys()
  await db.meta.put({ key, value: { document, letter } satisfies Unfound })
  await writePlace(db, { cursor: 0, older: null, epoch })
}

/** With the last page of another history: the rows that are not in it, as tombstones. Documents whose files are here wait to be uploaded again. */
export async function lostRows(db: LocalDatabase, page: Changes): Promise<Change[]> {
  const unfound = (await db.meta.get(key))?.value as Unfound | undefined
  if (!unfound) return []
  const left = {
    document: notIn(page, 'document', unfound),
    letter: notIn(page, 'letter', unfound),
  }
  if (page.more) {
    await db.meta.put({ key, value: left })
    return []
  }
  await db.meta.delete(key)
  for (const id of left.document) await uploadAgain(db, id, left.document)
  const gone = { rev: page.cursor, row: null }
  return [
    ...left.document.map((id) => ({ kind: 'document' as const, id, ...gone })),
    ...left.letter.map((id) => ({ kind: 'letter' as const, id, ...gone })),
  ]
}

function notIn({ changes }: Changes, kind: Change['kind'], unfound: Unfound): number[] {
  const found = new Set(changes.filter((change) => change.kind === kind).map(({ id }) => id))
  return unfound[kind].filter((id) => !found.has(id))
}

/** The server lost a letter of which this device may have the only copy. A part of a split one comes with the whole, and so do joined pages. */
async function uploadAgain(db: LocalDatabase, id: number, lost: number[]): Promise<void> {
  const [row, content] = await Promise.all([db.documents.get(id), db.contents.get(id)])
  if (!row || row.erasing || typeof content?.partOf === 'number') return
  const whole = content?.joinedInto ?? null
  if (whole !== null && lost.includes(whole) && (await originalsOf(db, whole))) return
  const originals = await originalsOf(db, id)
  if (!originals) return
  const { files, rows } = filesAndRows(
    originals.map(({ fileName, ...rest }) => ({ name: fileName, ...rest })),
  )
  const isNamed = row.givenTitle !== null || row.tags.length > 0
  const label = isNamed && { label: { title: row.givenTitle ?? row.title, tags: row.tags } }
  await db.files.bulkAdd(rows)
  await db.outbox.add({ ...newEntry('upload-document', null), files, ...label })
}

/** The files of a document in their order; null unless all of them are on this device. */
export async function originalsOf(
  db: LocalDatabase,
  documentId: number,
): Promise<OriginalRow[] | null> {
  const originals = await db.originals.where({ documentId }).sortBy('number')
  const row = await db.documents.get(documentId)
  return originals.length > 0 && originals.length === row?.fileCount ? originals : null
}
