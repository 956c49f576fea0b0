import type { Change, Changes, OlderRows } from '@brieflotse/contract'
import type { LocalDatabase } from '../db.ts'
import { filesAndRows } from '../outbox/new-files.ts'
import { newEntry } from '../outbox/outbox.ts'
import type { OriginalRow } from '../rows.ts'
import { unfoundKey as key, writeCursor } from './cursor.ts'

/** Rows on this device that a server restored from a backup has not sent yet. */
type Unfound = Record<Change['kind'], number[]>

/**
 * Starts reading the new history from its first change, tombstones included. The device shows its old rows until all of it was read. Call
 * it inside the transaction of a page, like the functions below.
 */
export async function beginAnew(db: LocalDatabase, epoch: string | null): Promise<void> {
  const document = await db.documents.toCollection().primaryKeys()
  const letter = await db.letters.toCollection().primaryKeys()
  await db.meta.put({ key, value: { document, letter } satisfies Unfound })
  await writeCursor(db, { cursor: 0, older: null, epoch })
}

/**
 * After the last page of a new history: the rows missing from it, as tombstones. Documents whose files are on this device are queued for
 * upload.
 */
export async function lostRows(db: LocalDatabase, page: Changes | OlderRows): Promise<Change[]> {
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

function notIn({ changes }: Changes | OlderRows, kind: Change['kind'], unfound: Unfound): number[] {
  const found = new Set(changes.filter((change) => change.kind === kind).map(({ id }) => id))
  return unfound[kind].filter((id) => !found.has(id))
}

/**
 * Queues the upload of a letter that the server lost and of which this device may have the only copy. Parts of a split letter, and joined
 * pages, are restored with the whole.
 */
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
  await db.outbox.add(newEntry('upload-document', { documentId: null, ...label }, files))
}

/** The files of a document in order; null unless all are on this device. */
export async function originalsOf(
  db: LocalDatabase,
  documentId: number,
): Promise<OriginalRow[] | null> {
  const originals = await db.originals.where({ documentId }).sortBy('number')
  const row = await db.documents.get(documentId)
  return originals.length > 0 && originals.length === row?.fileCount ? originals : null
}
