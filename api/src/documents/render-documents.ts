import { Document, DocumentListItem, PackedDocument } from '@brieflotse/contract'
import { setImmediate } from 'node:timers/promises'
import * as v from 'valibot'
import type { Db } from '../db/open.ts'
import { Rendered, render } from '../http/valibot.ts'
import { loadClaims } from './claims/claim-store.ts'
import { loadCorrections } from './correction-store.ts'
import { loadReminders } from './reminders/reminder-store.ts'
import {
  type Course,
  type RelatedDocuments,
  type StoredDocument,
  type PageRow,
  type ReadingRow,
  toDocument,
  toListItem,
} from './wire.ts'

export type DocumentRenderer = ReturnType<typeof createDocumentRenderer>

// About 15 MB when the cache is full.
const remembered = 20_000
// Parsing and rendering this many takes a few milliseconds. After that other requests get a turn.
const atOnce = 100

/** Renders documents as JSON. */
export function createDocumentRenderer(db: Db) {
  // Every change gives a row a new revision, so a rendering cached by revision never becomes stale.
  const items = new Map<number, string>()

  /** Renders documents by id. The revision is read again, because a row may have changed meanwhile. */
  async function renderItems(missing: { id: number; rev: number }[]): Promise<Map<number, string>> {
    const rendered = new Map<number, string>()
    for (let start = 0; start < missing.length; start += atOnce) {
      const some = new Map(missing.slice(start, start + atOnce).map(({ id, rev }) => [id, rev]))
      const rows = await db.read
        .selectFrom('documents')
        .innerJoin('changes', (join) =>
          join
            .onRef('row_id', '=', 'documents.id')
            .onRef('changes.user_id', '=', 'documents.user_id'),
        )
        .selectAll('documents')
        .select('rev')
        .where('kind', '=', 'document')
        .where('documents.id', 'in', [...some.keys()])
        .execute()
      const courseOf = await loadCourses(db, [...some.keys()])
      for (const row of rows) {
        const item = toListItem(row, courseOf(row.id))
        const { text } = render(DocumentListItem, item)
        items.set(row.rev, text)
        rendered.set(row.id, text)
      }
      await setImmediate()
    }
    return rendered
  }

  /** Several documents at once, by id. Missing documents are left out. */
  async function several(ids: number[]): Promise<Map<number, Rendered<Document>>> {
    const found = await loadSeveral(db, ids)
    return new Map(found.map((parts) => [parts.row.id, renderDocument(parts)]))
  }

  return {
    /** The user's documents, newest first, including archived ones. */
    async list(userId: number): Promise<Rendered<DocumentListItem[]>> {
      const heads = await db.read
        .selectFrom('changes')
        .select(['row_id as id', 'rev'])
        .where('user_id', '=', userId)
        .where('kind', '=', 'document')
        .where('erased', '=', 0)
        .orderBy('row_id', 'desc')
        .execute()
      const fresh = await renderItems(heads.filter(({ rev }) => !items.has(rev)))
      const texts = heads
        .map(({ id, rev }) => items.get(rev) ?? fresh.get(id))
        .filter((text) => text !== undefined)
      forgetOldest(items, remembered)
      return new Rendered(`[${texts.join(',')}]`)
    },

    /** One document with its whole reading; null if it does not exist. */
    async one(id: number): Promise<Rendered<Document> | null> {
      return (await several([id])).get(id) ?? null
    },

    several,

    /** As `several`, for the first pull of a device. */
    async packed(ids: number[]): Promise<Map<number, Rendered<PackedDocument>>> {
      const found = await loadSeveral(db, ids)
      return new Map(found.map((parts) => [parts.row.id, packDocument(parts)]))
    },

    /** The same document as an object. */
    load: (id: number) => load(db, id),
  }
}

async function load(db: Db, id: number): Promise<Document | null> {
  const [parts] = await loadSeveral(db, [id])
  return parts ? toDocument(parts.row, parts.reading, parts.pages, parts.course, parts.kin) : null
}

const Head = v.omit(Document, ['explanation', 'sentences'])
const nothing = { explanation: 'null', sentences: '[]' }

/** The stored reading is already valid JSON of the schema, so most of the text is copied without parsing. */
function renderDocument(parts: Parts, bare = withoutReading(parts)): Rendered<Document> {
  const { explanation, sentences } = parts.reading ?? nothing
  const head = render(Head, bare).text
  return new Rendered(`${head.slice(0, -1)},"explanation":${explanation},"sentences":${sentences}}`)
}

function packDocument(parts: Parts): Rendered<PackedDocument> {
  const { explanation } = toListItem(parts.row, parts.course)
  const bare = withoutReading(parts)
  const packed = renderDocument(parts, bare).text
  return render(PackedDocument, { ...bare, explanation, packed })
}

/** The document with an empty explanation and no sentences, so that the large parts of its reading are not parsed. */
function withoutReading({ row, reading, pages, course, kin }: Parts): Document {
  return toDocument(row, reading && { ...reading, ...nothing }, pages, course, kin)
}

type Parts = {
  row: StoredDocument
  reading: ReadingRow | undefined
  pages: PageRow[]
  course: Course
  kin: RelatedDocuments
}

/** Runs eight queries for any number of documents. */
async function loadSeveral(db: Db, ids: number[]): Promise<Parts[]> {
  const rows = await db.read.selectFrom('documents').selectAll().where('id', 'in', ids).execute()
  const readings = await db.read
    .selectFrom('document_readings')
    .selectAll()
    .where('document_id', 'in', ids)
    .execute()
  const pages = await db.read
    .selectFrom('document_pages')
    .select(['document_id', 'number', 'width', 'height', 'phone_hash'])
    .where('document_id', 'in', ids)
    .orderBy('number')
    .execute()
  const courseOf = await loadCourses(db, ids)
  const kin = await db.read
    .selectFrom('documents')
    .select(['id', 'part_of', 'joined_into'])
    .where((eb) => eb.or([eb('part_of', 'in', ids), eb('joined_into', 'in', ids)]))
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    row,
    kin: {
      parts: kin.flatMap(({ id, part_of }) => (part_of === row.id ? [id] : [])),
      joined: kin.flatMap(({ id, joined_into }) => (joined_into === row.id ? [id] : [])),
    },
    course: courseOf(row.id),
    reading: readings.find(({ document_id }) => document_id === row.id),
    pages: pages.filter(({ document_id }) => document_id === row.id),
  }))
}

async function loadCourses(db: Db, ids: number[]): Promise<(id: number) => Course> {
  const claims = await loadClaims(db.read, ids)
  const reminders = await loadReminders(db.read, ids)
  const corrections = await loadCorrections(db.read, ids)
  return (id) => ({
    claims: claims.get(id) ?? [],
    reminders: reminders.get(id) ?? [],
    corrections: corrections.get(id) ?? [],
  })
}

function forgetOldest(map: Map<number, string>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) return
    map.delete(key)
  }
}
