import {
  AppError,
  type Change,
  type Changes,
  type Document,
  firstRows as fewest,
  getChanges,
  getOlderRows,
  type OlderRows,
  type PackedDocument,
} from '@brieflotse/contract'
import { callEndpoint } from '../call/call.ts'
import type { LocalDatabase, PackedRow } from '../db.ts'
import { withRoom } from '../kept/room.ts'
import { letterRowOf, nameLetter } from '../outbox/letter-patches.ts'
import { localRowOf, rowOfPacked, unpacked } from '../outbox/patches.ts'
import type { OutboxEntry } from '../outbox/entries.ts'
import type { ContentRow } from '../rows.ts'
import {
  isOtherHistory,
  type SyncCursor,
  readCursor,
  unfoundKey,
  unknown,
  writeCursor,
} from './cursor.ts'
import { wrongKey } from '../wrong-key.ts'

/** Rows stored in one step of the transaction, so that clicks and keys are handled in between. */
const putAtOnce = 10

/** `newest`: end of the server's feed as far as known. `asked`: false if nothing was left to request. */
export type Pulled = { newest: number; asked: boolean }

/** Fetches everything that is missing on this device, page by page. Throws `AppError`. */
export async function pull(db: LocalDatabase, signal?: AbortSignal): Promise<void> {
  const page = createPull(db, signal)
  let pulled: Pulled = { newest: unknown, asked: true }
  while (pulled.asked) pulled = await page(pulled.newest)
}

type Page = Changes | OlderRows
type AnyChange = Page['changes'][number]

/** An older page that is requested while the one before is being stored. */
type Early = { place: SyncCursor; page: Promise<OlderRows> }

/**
 * Creates a function that fetches one page: first the changes after our cursor, then the older rows from newest to oldest. Each page is
 * stored with its position, so that a later pull continues there. The function takes the end of the server's feed as far as known, and
 * throws `AppError`.
 */
export function createPull(db: LocalDatabase, signal?: AbortSignal) {
  const sizer = createPageSizer()
  let early: Early | null = null

  const newer = (since: number) =>
    callEndpoint(
      getChanges,
      { querystring: { since: String(since), limit: sizer.rows() } },
      { signal },
    )
  const older = (place: SyncCursor) => {
    const page = sizer.time(() =>
      callEndpoint(
        getOlderRows,
        { querystring: { ...below(place), limit: sizer.rows(), packed: '1' } },
        { signal },
      ),
    )
    return { place, page }
  }

  return async (newest: number): Promise<Pulled> => {
    const place = await readCursor(db)
    const { cursor } = place
    if (cursor !== null && newest > cursor) {
      const page = await sizer.time(() => newer(cursor))
      await applyPage(db, place, page, 'newer')
      if (isOtherHistory(place, page)) return { newest: unknown, asked: true }
      return { newest: page.more ? newest : page.cursor, asked: true }
    }
    if (isComplete(place)) return { newest, asked: false }
    const asked = early && isSame(early.place, place) ? early : older(place)
    early = null
    const page = await asked.page
    const next = placeAfter(place, page, 'older')
    // prefetches the next page unless there are changes, because those come first
    if (!isComplete(next) && page.cursor === next.cursor) {
      early = older(next)
      // the error is handled where the page is awaited
      early.page.catch(() => {})
    }
    await applyPage(db, place, page, 'older')
    if (isOtherHistory(place, page)) return { newest: unknown, asked: true }
    return { newest: page.cursor, asked: true }
  }
}

const below = ({ older }: SyncCursor) => (older === null ? {} : { before: String(older) })

const isSame = (a: SyncCursor, b: SyncCursor) =>
  a.cursor === b.cursor && a.older === b.older && a.epoch === b.epoch

/** Whether every row that existed at our cursor is on this device. */
function isComplete({ cursor, older }: SyncCursor): boolean {
  return cursor !== null && older === null
}

/**
 * Stores a page's rows and tombstones, reapplies unsent changes and stores the new position, in one transaction. `place`: the position at
 * the time of the request. If it has changed, another tab was faster, and the page is dropped, because its rows may be outdated.
 */
export async function applyPage(
  db: LocalDatabase,
  place: SyncCursor,
  page: Page,
  direction: 'newer' | 'older',
): Promise<void> {
  const { documents, contents, pictures, originals, pins, words, letters, outbox, files, meta } = db
  const kept = [pictures, originals, pins, words]
  const tables = [documents, contents, ...kept, letters, outbox, files, meta]
  // rarely needed, and loaded before the transaction, which would not wait for it
  const isRestored = isOtherHistory(place, page) || (await meta.get(unfoundKey)) !== undefined
  const other = isRestored ? await import('./other-history.ts') : null
  await withRoom(db, () =>
    db.transaction('rw', tables, async () => {
      const now = await readCursor(db)
      if (!isSame(now, place)) return
      if (isOtherHistory(place, page)) return other?.beginAnew(db, page.epoch)
      await applyChanges(db, page.changes)
      await writeCursor(db, placeAfter(place, page, direction))
      const lost = await other?.lostRows(db, page)
      if (lost?.length) await applyChanges(db, lost)
    }),
  )
}

function placeAfter(place: SyncCursor, page: Page, direction: 'newer' | 'older'): SyncCursor {
  const { epoch } = page
  if (direction === 'newer') return { ...place, cursor: page.cursor, epoch }
  const lowest = page.changes.at(-1)?.rev ?? null
  return { cursor: place.cursor ?? page.cursor, older: page.more ? lowest : null, epoch }
}

async function applyChanges(db: LocalDatabase, changes: AnyChange[]): Promise<void> {
  // another user has logged in meanwhile, whose rows do not belong here
  if (changes.some(({ row }) => row && row.userId !== db.userId))
    throw new AppError('not-logged-in')
  for (const change of changes.filter(isOfLetter)) if (change.row) await nameLetter(db, change.row)
  const entries = await db.outbox.orderBy('seq').toArray()
  await applyDocuments(db, changes.filter(isOfDocument), entries)
  await applyLetters(db, changes.filter(isOfLetter), entries)
}

type Of<K extends Change['kind']> = Extract<AnyChange, { kind: K }>
const isOfDocument = (change: AnyChange): change is Of<'document'> => change.kind === 'document'
const isOfLetter = (change: AnyChange): change is Of<'letter'> => change.kind === 'letter'

type Received = Document | PackedDocument
const isPacked = (row: Received): row is PackedDocument => 'packed' in row

async function applyDocuments(
  db: LocalDatabase,
  changes: Of<'document'>[],
  entries: OutboxEntry[],
): Promise<void> {
  const rows = changes.flatMap(({ row }) => row ?? [])
  const gone = changes.flatMap(({ id, row }) => (row ? [] : id))
  await dropPictures(db, rows, gone)
  await dropOriginals(db, rows)
  const entriesOf = (id: number) => entries.filter(({ documentId }) => documentId === id)
  for (let at = 0; at < rows.length; at += putAtOnce) {
    const some = rows.slice(at, at + putAtOnce)
    // the table stores packed rows as they are, and reads them as normal ones
    const contents: (ContentRow | PackedRow)[] = some.map((row) =>
      isPacked(row) ? { id: row.id, packed: row.packed } : row,
    )
    await db.contents.bulkPut(contents as ContentRow[])
    await db.documents.bulkPut(
      some.map((row) => {
        const own = entriesOf(row.id)
        return isPacked(row) ? rowOfPacked(row, own) : localRowOf(row, own)
      }),
    )
  }
  if (gone.length === 0) return
  await db.contents.bulkDelete(gone)
  await db.documents.bulkDelete(gone)
  await db.originals.where('documentId').anyOf(gone).delete()
  await db.words.where('documentId').anyOf(gone).delete()
  await db.pins.bulkDelete(gone)
  await db.meta.bulkDelete(gone.map(wrongKey))
}

async function applyLetters(
  db: LocalDatabase,
  changes: Of<'letter'>[],
  entries: OutboxEntry[],
): Promise<void> {
  if (changes.length === 0) return
  const entriesOf = (id: number) => entries.filter(({ letterId }) => letterId === id)
  const rows = changes.flatMap(({ row }) => row ?? [])
  await db.letters.bulkPut(rows.map((row) => letterRowOf(row, entriesOf(row.id))))
  await db.letters.bulkDelete(changes.flatMap(({ id, row }) => (row ? [] : id)))
}

/** Deletes cached pictures of erased documents, and of pages that a new reading straightened differently. */
async function dropPictures(db: LocalDatabase, rows: Received[], gone: number[]): Promise<void> {
  const ids = [...gone, ...rows.map(({ id }) => id)]
  const pictured = await db.pictures.where('documentId').anyOf(ids).uniqueKeys()
  if (pictured.length === 0) return
  const before = await db.contents.bulkGet(pictured as number[])
  const after = new Map(rows.map((row) => [row.id, row]))
  const doomed = pictured.filter((id, i) => {
    const row = after.get(id as number)
    return !row || (before[i] && isNewReading(before[i], isPacked(row) ? unpacked(row) : row))
  })
  await db.pictures.where('documentId').anyOf(doomed).delete()
}

/** Deletes cached files of documents whose files changed by a join or its undo. */
async function dropOriginals(db: LocalDatabase, rows: Received[]): Promise<void> {
  const after = new Map(rows.map(({ id, fileCount }) => [id, fileCount]))
  const kept = await db.originals
    .where('documentId')
    .anyOf([...after.keys()])
    .uniqueKeys()
  if (kept.length === 0) return
  const before = await db.contents.bulkGet(kept as number[])
  const doomed = kept.filter((id, i) => before[i]?.fileCount !== after.get(id as number))
  await db.originals.where('documentId').anyOf(doomed).delete()
}

function isNewReading(before: Document, after: Document): boolean {
  // the user's corrections change the text but not the pictures
  const pictured = before.pages.every(({ picture }) => picture !== undefined)
  const names = ({ pages }: Document) => pages.map(({ picture }) => picture).join(' ')
  if (pictured && after.pages.length > 0) return names(before) !== names(after)
  return after.status === 'completed' && before.originalText !== after.originalText
}

const mostRows = 200
/** Limits in milliseconds. A page slower than `slow` risks the request timeout if the connection gets worse. */
const quickPage = 1_500
const slowPage = 6_000

/**
 * Chooses the page size: small at first, so that the list appears quickly, larger while the connection is fast, smaller while it is slow.
 */
type PageSizer = { rows(): string; time<T>(fetch: () => Promise<T>): Promise<T> }

function createPageSizer(now: () => number = () => performance.now()): PageSizer {
  let rows = fewest
  return {
    rows: () => String(rows),
    async time(fetch) {
      const start = now()
      const result = await fetch()
      const took = now() - start
      if (took < quickPage) rows = Math.min(rows * 2, mostRows)
      else if (took > slowPage) rows = Math.max(Math.floor(rows / 2), fewest)
      return result
    },
  }
}
