import { Dexie, type ObservabilitySet } from 'dexie'
import { changedKeys } from './changed-keys.ts'
import type { LocalDatabase } from './db.ts'
import { isFull } from './kept/room.ts'
import type { DocumentRow, LetterRow } from './rows.ts'
import { wordsOfDocument, wordsOfLetter } from './search/document-words.ts'
import { type Card, cardOf, passes, type SearchDays, type SearchFilters } from './search/filters.ts'
import { createSearchIndex, type SearchWords } from './search/search-index.ts'
import { readCursor } from './sync/cursor.ts'

type WordedRow = DocumentRow & Required<Pick<DocumentRow, 'searchWords'>>

/** `complete`: false while letters are still being indexed, so that more results may follow. */
export type SearchResult = { ids: number[]; complete: boolean }

/** The values that filters offer, each with its frequency, most frequent first. */
export type SearchChoices = Record<'types' | 'senders' | 'tags', [name: string, count: number][]>

export type SearchLibrary = ReturnType<typeof openSearchLibrary>

/** Batch sizes for reading rows and for indexing letters: small enough not to block the page. */
const readAtOnce = 50
const collectAtOnce = 12
/** Letters whose words are saved per transaction; fewer transactions mean fewer re-runs of live queries. */
const keepAtOnce = 48
/** Milliseconds without a new row after which the first pull counts as interrupted; until then no words are collected. */
const pullPause = 3_000

/**
 * A search over everything on this device, newest first, kept up to date with changes of other tabs and the service worker. The words of a
 * letter are cached in its row. Any rewrite of the row drops them, so they are never outdated; they are then collected again here.
 * `onChange` is called whenever there may be more results.
 */
export function openSearchLibrary(db: LocalDatabase, onChange: () => void) {
  const index = createSearchIndex()
  const cards = new Map<number, Card>()
  // checksums of what the index contains, so that unrelated changes cost nothing
  const known = new Map<number, number>()
  const dirty = new Set<number>()
  /** Letters whose words must still be collected. */
  const wordless = new Set<number>()
  let changedAt = 0
  let pause: ReturnType<typeof setTimeout> | undefined
  const letters = new Map<number, { letter: LetterRow; words: string }>()
  let lettersOf = new Map<number, string[]>()
  let lettersDirty = true
  let allDirty = true
  let running: Promise<void> | null = null
  const end = new AbortController()

  const follow = (parts: ObservabilitySet) => {
    const documents = changedKeys(db, 'documents', parts)
    if (documents === 'all') allDirty = true
    else for (const id of documents ?? []) dirty.add(id)
    if (changedKeys(db, 'letters', parts) !== null) lettersDirty = true
    changedAt = performance.now()
    if (documents !== null || lettersDirty) run()
  }

  function run(): void {
    running ??= catchUp()
      // a closed or deleted database has no results; after other failures the next change reads again
      .catch(() => {
        allDirty = lettersDirty = true
      })
      .finally(() => {
        running = null
        if (!end.signal.aborted) onChange()
      })
  }

  async function catchUp(): Promise<void> {
    const isBehind = () => allDirty || lettersDirty || dirty.size > 0
    while (!end.signal.aborted && (isBehind() || wordless.size > 0)) {
      if (lettersDirty) await readLetters()
      if (allDirty) await readAll()
      const ids = [...dirty].toSorted((a, b) => b - a)
      dirty.clear()
      for (let at = 0; at < ids.length && !end.signal.aborted; at += readAtOnce) {
        await readRows(ids.slice(at, at + readAtOnce))
        onChange()
      }
      if (await isPulling()) {
        if (isBehind()) continue
        return
      }
      const bare = [...wordless]
      for (let at = 0; at < bare.length && !end.signal.aborted; at += keepAtOnce) {
        await collect(bare.slice(at, at + keepAtOnce))
        if (at % (keepAtOnce * 4) === 0) onChange()
      }
    }
  }

  /** Whether the first pull is running. Indexing takes as long as pulling, so it waits; checks again after a pause. */
  async function isPulling(): Promise<boolean> {
    clearTimeout(pause)
    const { older } = await readCursor(db)
    if (wordless.size === 0 || older === null || performance.now() - changedAt >= pullPause)
      return false
    pause = setTimeout(run, pullPause)
    return true
  }

  async function readAll(): Promise<void> {
    allDirty = false
    const ids = await db.documents.toCollection().primaryKeys()
    const here = new Set(ids)
    for (const id of cards.keys()) if (!here.has(id)) forget(id)
    for (const id of ids) dirty.add(id)
  }

  async function readRows(ids: number[]): Promise<void> {
    const rows = await db.documents.bulkGet(ids)
    for (const [at, id] of ids.entries()) {
      const row = rows[at]
      wordless.delete(id)
      if (!row || row.shelf === 'none') {
        forget(id)
        continue
      }
      put(row, row.searchWords ?? [row.title])
      if (row.searchWords === undefined) wordless.add(id)
    }
  }

  async function collect(ids: number[]): Promise<void> {
    const rows: WordedRow[] = []
    try {
      await db.transaction('rw', db.documents, db.contents, async () => {
        for (let at = 0; at < ids.length; at += collectAtOnce) {
          const some = await withWords(ids.slice(at, at + collectAtOnce))
          rows.push(...some)
          await db.documents.bulkPut(some)
        }
      })
    } catch (error) {
      // on a full device the words are not cached, but still searchable
      if (!isFull(error)) throw error
    }
    for (const id of ids) wordless.delete(id)
    for (const [at, row] of rows.entries()) {
      put(row, row.searchWords)
      // lets clicks and keys be handled in between
      if (at % collectAtOnce === 0) await new Promise((resolve) => setTimeout(resolve))
    }
  }

  async function withWords(ids: number[]): Promise<WordedRow[]> {
    const before = await db.documents.bulkGet(ids)
    const contents = await db.contents.bulkGet(ids)
    return before.flatMap((row, at) => {
      const content = contents[at]
      return row && content ? { ...row, searchWords: wordsOfDocument(row, content) } : []
    })
  }

  async function readLetters(): Promise<void> {
    lettersDirty = false
    const rows = await db.letters.toArray()
    const changed = new Set<number>()
    const here = new Set<number>()
    for (const letter of rows.filter(({ erasing }) => !erasing)) {
      here.add(letter.id)
      const before = letters.get(letter.id)?.letter
      if (before?.content === letter.content && before.title === letter.title) continue
      letters.set(letter.id, { letter, words: wordsOfLetter(letter) })
      changed.add(letter.documentId)
    }
    for (const [id, { letter }] of letters) {
      if (here.has(id)) continue
      letters.delete(id)
      changed.add(letter.documentId)
    }
    lettersOf = new Map()
    for (const { letter, words } of letters.values()) {
      lettersOf.set(letter.documentId, [...(lettersOf.get(letter.documentId) ?? []), words])
    }
    for (const id of changed) dirty.add(id)
  }

  function put(row: DocumentRow, words: SearchWords): void {
    const card = cardOf(row)
    if (!card) return forget(row.id)
    cards.set(row.id, card)
    const [names = '', read = '', text = ''] = words
    const given = [names, read, [text, ...(lettersOf.get(row.id) ?? [])].join(' ')]
    const sum = sumOf(given.join('\n'))
    if (known.get(row.id) === sum) return
    known.set(row.id, sum)
    index.put(row.id, given)
  }

  function forget(id: number): void {
    cards.delete(id)
    known.delete(id)
    index.remove(id)
  }

  Dexie.on('storagemutated', follow)
  run()

  return {
    /** The ids of matching documents, best first; newest first if the query is empty. */
    find(query: string, filters: SearchFilters, days: SearchDays): SearchResult {
      const fits = (id: number) => {
        const card = cards.get(id)
        return card !== undefined && passes(card, filters, days)
      }
      const hits = index.find(query)
      const ids = hits ? hits.map(({ id }) => id).filter(fits) : newestFirst(cards).filter(fits)
      return { ids, complete: running === null && wordless.size === 0 }
    },
    choices(): SearchChoices {
      const all = [...cards.values()]
      return {
        types: counted(all.map(({ type }) => type)),
        senders: counted(all.map(({ sender }) => sender)),
        tags: counted(all.flatMap(({ tags }) => tags)),
      }
    },
    close(): void {
      end.abort()
      clearTimeout(pause)
      Dexie.on.storagemutated.unsubscribe(follow)
    },
  }
}

function newestFirst(cards: Map<number, Card>): number[] {
  const day = ([, { uploadDate }]: [number, Card]) => uploadDate
  return [...cards]
    .toSorted((a, b) => (day(a) < day(b) ? 1 : day(a) > day(b) ? -1 : 0))
    .map(([id]) => id)
}

/** FNV-1a, 32 bits, with the length, as a checksum of a text. Source: draft-eastlake-fnv. */
function sumOf(text: string): number {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  }
  return (sum >>> 0) * 0x100000 + (text.length % 0x100000)
}

function counted(names: string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const name of names) if (name) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
}
