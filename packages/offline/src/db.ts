import { rowsCookie } from '@brieflotse/contract'
import {
  type DBCore,
  type DBCoreTable,
  Dexie,
  type EntityTable,
  type Middleware,
  type Table,
} from 'dexie'
import type { OutboxEntry } from './outbox/entries.ts'
import type {
  ContentRow,
  DocumentRow,
  DraftRow,
  FileRow,
  LetterRow,
  MetaRow,
  OriginalRow,
  PictureRow,
  PinRow,
  WordsRow,
} from './rows.ts'
import { toVersion2, toVersion4 } from './upgrades.ts'

/** All data of one user on this device. Every user has a database of their own, so that rows never mix. */
export class LocalDatabase extends Dexie {
  declare documents: EntityTable<DocumentRow, 'id'>
  declare contents: EntityTable<ContentRow, 'id'>
  declare outbox: EntityTable<OutboxEntry, 'seq'>
  declare files: EntityTable<FileRow, 'id'>
  declare pictures: Table<PictureRow, [number, number, string]>
  declare words: Table<WordsRow, [number, number]>
  declare originals: Table<OriginalRow, [number, number]>
  declare pins: EntityTable<PinRow, 'id'>
  declare drafts: EntityTable<DraftRow, 'key'>
  declare letters: EntityTable<LetterRow, 'id'>
  declare meta: EntityTable<MetaRow, 'key'>
  readonly userId: number

  constructor(userId: number) {
    super(databaseName(userId))
    this.userId = userId
    // Each new version adds a line here. Never remove a line and never drop `outbox` or `files`: they hold unsent data.
    this.version(1).stores({
      documents: 'id, uploadDate',
      contents: 'id',
      outbox: '++seq, &id, documentId, state',
      files: 'id',
      pictures: '[documentId+page+size], documentId',
      meta: 'key',
    })
    this.version(2)
      .stores({
        documents: 'id, uploadDate, [shelf+uploadDate], [shelf+dueOn]',
        pictures: '[documentId+page+size], documentId, byteSize',
        originals: '[documentId+number], documentId, byteSize',
        pins: 'id',
        drafts: 'key',
      })
      .upgrade(toVersion2)
    this.version(3).stores({
      letters: 'id, clientId, generatedDate',
      outbox: '++seq, &id, documentId, letterId, state',
    })
    // `dueKeys`: rows get theirs when the server sends their reminders.
    this.version(4)
      .stores({
        documents: 'id, uploadDate, [shelf+uploadDate], [shelf+dueOn], *dueKeys, *caseKeys',
        letters: 'id, clientId, generatedDate, documentId',
        words: '[documentId+page], documentId',
      })
      .upgrade(toVersion4)
    // `contents` are packed from this version on. Pages of earlier versions cannot read them; the upgrade closes those pages.
    this.version(5).stores({})
    this.use(contentsAsJson)
    // written in the transaction that creates the database: if the page closes right after, the next one must not take it for an older
    // database
    this.on('populate', (tx) =>
      tx
        .table('meta')
        .add({ key: hadRowsKey, value: globalThis.document?.cookie.includes(rowsCookie) }),
    )
  }
}

/** The name of the database of a user. */
export function databaseName(userId: number): string {
  return `brieflotse-${userId}`
}

/**
 * Opens (lazily) the database of a user. `onClosed` is called when another tab upgrades or deletes it: this page's connection is then
 * closed, and the page must be reloaded.
 */
export function openDatabase(userId: number, onClosed: () => void = () => {}): LocalDatabase {
  const db = new LocalDatabase(userId)
  db.on('versionchange', () => {
    db.close({ disableAutoOpen: true })
    onClosed()
    return false // prevents Dexie's default, which reopens the database at the next query
  })
  return db
}

/** Whether the server had given rows to this browser before the database was created; undefined in a worker, which cannot read cookies. */
export const hadRowsKey = 'had-rows'

/** A row of `contents` as stored: its id, and all of it as JSON. */
export type PackedRow = { id: number; packed: string }

/**
 * Stores each row of `contents` as one JSON text. A letter with the positions of its words is thousands of small objects, which IndexedDB
 * would clone one by one; as text, writing takes half the time. Users of the table read normal rows, and may write packed ones. Unpacked
 * rows of earlier versions can still be read.
 */
const contentsAsJson: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'pack contents',
  // innermost, so that all layers of Dexie see normal rows
  level: -2,
  create: (core) => ({
    ...core,
    table: (name) => (name === 'contents' ? packing(core.table(name)) : core.table(name)),
  }),
}

function packing(table: DBCoreTable): DBCoreTable {
  return {
    ...table,
    get: (request) => table.get(request).then(unpack),
    getMany: (request) => table.getMany(request).then((rows) => rows.map(unpack)),
    query: (request) =>
      table
        .query(request)
        .then((found) => (request.values ? { ...found, result: found.result.map(unpack) } : found)),
    openCursor: (request) =>
      table.openCursor(request).then(
        (cursor) =>
          cursor &&
          (Object.create(cursor, {
            value: { get: () => unpack(cursor.value) },
          }) as typeof cursor),
      ),
    mutate: (request) =>
      table.mutate(
        request.type === 'put' || request.type === 'add'
          ? { ...request, values: request.values.map(pack) }
          : request,
      ),
  }
}

const pack = (row: { id: number }): PackedRow =>
  isPacked(row) ? row : { id: row.id, packed: JSON.stringify(row) }

function unpack(row: unknown): unknown {
  return isPacked(row) ? JSON.parse(row.packed) : row
}

const isPacked = (row: unknown): row is PackedRow =>
  typeof row === 'object' && row !== null && 'packed' in row && typeof row.packed === 'string'
