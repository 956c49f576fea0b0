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
export class SearchLibrary {
  readonly #db: LocalDatabase
  readonly #onChange: () => void
  readonly #index = createSearchIndex()
  readonly #cards = new Map<number, Card>()
  // checksums of what the index contains, so that unrelated changes cost nothing
  readonly #known = new Map<number, number>()
  readonly #dirty = new Set<number>()
  /** Letters whose words must still be collected. */
  readonly #wordless = new Set<number>()
  #changedAt = 0
  #pause: ReturnType<typeof setTimeout> | undefined
  readonly #letters = new Map<number, { letter: LetterRow; words: string }>()
  #lettersOf = new Map<number, string[]>()
  #lettersDirty = true
  #allDirty = true
  #running: Promise<void> | null = null
  readonly #end = new AbortController()

  constructor(db: LocalDatabase, onChange: () => void) {
    this.#db = db
    this.#onChange = onChange
    Dexie.on('storagemutated', this.#follow)
    this.#run()
  }

  /** The ids of matching documents, best first; newest first if the query is empty. */
  find(query: string, filters: SearchFilters, days: SearchDays): SearchResult {
    const fits = (id: number) => {
      const card = this.#cards.get(id)
      return card !== undefined && passes(card, filters, days)
    }
    const hits = this.#index.find(query)
    const ids = hits ? hits.map(({ id }) => id).filter(fits) : newestFirst(this.#cards).filter(fits)
    return { ids, complete: this.#running === null && this.#wordless.size === 0 }
  }

  choices(): SearchChoices {
    const all = [...this.#cards.values()]
    return {
      types: counted(all.map(({ type }) => type)),
      senders: counted(all.map(({ sender }) => sender)),
      tags: counted(all.flatMap(({ tags }) => tags)),
    }
  }

  close(): void {
    this.#end.abort()
    clearTimeout(this.#pause)
    Dexie.on.storagemutated.unsubscribe(this.#follow)
  }

  readonly #follow = (parts: ObservabilitySet) => {
    const documents = changedKeys(this.#db, 'documents', parts)
    if (documents === 'all') this.#allDirty = true
    else for (const id of documents ?? []) this.#dirty.add(id)
    if (changedKeys(this.#db, 'letters', parts) !== null) this.#lettersDirty = true
    this.#changedAt = performance.now()
    if (documents !== null || this.#lettersDirty) this.#run()
  }

  #run(): void {
    this.#running ??= this.#catchUp()
      // a closed or deleted database has no results; after other failures the next change reads again
      .catch(() => {
        this.#allDirty = this.#lettersDirty = true
      })
      .finally(() => {
        this.#running = null
        if (!this.#end.signal.aborted) this.#onChange()
      })
  }

  async #catchUp(): Promise<void> {
    const isBehind = () => this.#allDirty || this.#lettersDirty || this.#dirty.size > 0
    while (!this.#end.signal.aborted && (isBehind() || this.#wordless.size > 0)) {
      if (this.#lettersDirty) await this.#readLetters()
      if (this.#allDirty) await this.#readAll()
      const ids = [...this.#dirty].toSorted((a, b) => b - a)
      this.#dirty.clear()
      for (let at = 0; at < ids.length && !this.#end.signal.aborted; at += readAtOnce) {
        await this.#readRows(ids.slice(at, at + readAtOnce))
        this.#onChange()
      }
      if (await this.#isPulling()) {
        if (isBehind()) continue
        return
      }
      const bare = [...this.#wordless]
      for (let at = 0; at < bare.length && !this.#end.signal.aborted; at += keepAtOnce) {
        await this.#collect(bare.slice(at, at + keepAtOnce))
        if (at % (keepAtOnce * 4) === 0) this.#onChange()
      }
    }
  }

  /** Whether the first pull is running. Indexing takes as long as pulling, so it waits; checks again after a pause. */
  async #isPulling(): Promise<boolean> {
    clearTimeout(this.#pause)
    const { older } = await readCursor(this.#db)
    if (
      this.#wordless.size === 0 ||
      older === null ||
      performance.now() - this.#changedAt >= pullPause
    )
      return false
    this.#pause = setTimeout(() => this.#run(), pullPause)
    return true
  }

  async #readAll(): Promise<void> {
    this.#allDirty = false
    const ids = await this.#db.documents.toCollection().primaryKeys()
    const here = new Set(ids)
    for (const id of this.#cards.keys()) if (!here.has(id)) this.#forget(id)
    for (const id of ids) this.#dirty.add(id)
  }

  async #readRows(ids: number[]): Promise<void> {
    const rows = await this.#db.documents.bulkGet(ids)
    for (const [at, id] of ids.entries()) {
      const row = rows[at]
      this.#wordless.delete(id)
      if (!row || row.shelf === 'none') {
        this.#forget(id)
        continue
      }
      this.#put(row, row.searchWords ?? [row.title])
      if (row.searchWords === undefined) this.#wordless.add(id)
    }
  }

  async #collect(ids: number[]): Promise<void> {
    const rows: WordedRow[] = []
    try {
      await this.#db.transaction('rw', this.#db.documents, this.#db.contents, async () => {
        for (let at = 0; at < ids.length; at += collectAtOnce) {
          const some = await this.#withWords(ids.slice(at, at + collectAtOnce))
          rows.push(...some)
          await this.#db.documents.bulkPut(some)
        }
      })
    } catch (error) {
      // on a full device the words are not cached, but still searchable
      if (!isFull(error)) throw error
    }
    for (const id of ids) this.#wordless.delete(id)
    for (const [at, row] of rows.entries()) {
      this.#put(row, row.searchWords)
      // lets clicks and keys be handled in between
      if (at % collectAtOnce === 0) await new Promise((resolve) => setTimeout(resolve))
    }
  }

  async #withWords(ids: number[]): Promise<WordedRow[]> {
    const before = await this.#db.documents.bulkGet(ids)
    const contents = await this.#db.contents.bulkGet(ids)
    return before.flatMap((row, at) => {
      const content = contents[at]
      return row && content ? { ...row, searchWords: wordsOfDocument(row, content) } : []
    })
  }

  async #readLetters(): Promise<void> {
    this.#lettersDirty = false
    const rows = await this.#db.letters.toArray()
    const changed = new Set<number>()
    const here = new Set<number>()
    for (const letter of rows.filter(({ erasing }) => !erasing)) {
      here.add(letter.id)
      const before = this.#letters.get(letter.id)?.letter
      if (before?.content === letter.content && before.title === letter.title) continue
      this.#letters.set(letter.id, { letter, words: wordsOfLetter(letter) })
      changed.add(letter.documentId)
    }
    for (const [id, { letter }] of this.#letters) {
      if (here.has(id)) continue
      this.#letters.delete(id)
      changed.add(letter.documentId)
    }
    this.#lettersOf = new Map()
    for (const { letter, words } of this.#letters.values()) {
      this.#lettersOf.set(letter.documentId, [
        ...(this.#lettersOf.get(letter.documentId) ?? []),
        words,
      ])
    }
    for (const id of changed) this.#dirty.add(id)
  }

  #put(row: DocumentRow, words: SearchWords): void {
    const card = cardOf(row)
    if (!card) return this.#forget(row.id)
    this.#cards.set(row.id, card)
    const [names = '', read = '', text = ''] = words
    const given = [names, read, [text, ...(this.#lettersOf.get(row.id) ?? [])].join(' ')]
    const sum = sumOf(given.join('\n'))
    if (this.#known.get(row.id) === sum) return
    this.#known.set(row.id, sum)
    this.#index.put(row.id, given)
  }

  #forget(id: number): void {
    this.#cards.delete(id)
    this.#known.delete(id)
    this.#index.remove(id)
  }
}

export const openSearchLibrary = (db: LocalDatabase, onChange: () => void) =>
  new SearchLibrary(db, onChange)

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
