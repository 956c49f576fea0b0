import { rowsCookie } from '@brieflotse/contract'
import { Dexie, type EntityTable, type Table } from 'dexie'
import type {
  ContentRow,
  DocumentRow,
  DraftRow,
  FileRow,
  LetterRow,
  MetaRow,
  OriginalRow,
  OutboxEntry,
  PictureRow,
  PinRow,
} from './rows.ts'
import { packContents } from './packed.ts'
import { hadRowsKey } from './rescue/marks.ts'
import { toVersion2, toVersion4 } from './upgrades.ts'
import type { WordsRow } from './words.ts'

/** Everything one user has on this device. Another user has another database, so rows never mix. */
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
    // A new version is a new line here. Never remove a line and never drop `outbox` or `files`: they hold what is not sent yet.
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
    // `dueKeys`: rows get theirs when the server tells of their reminders.
    this.version(4)
      .stores({
        documents: 'id, uploadDate, [shelf+uploadDate], [shelf+dueOn], *dueKeys, *caseKeys',
        letters: 'id, clientId, generatedDate, documentId',
        words: '[documentId+page], documentId',
      })
      .upgrade(toVersion4)
    // `contents` are packed from here on: a page of an earlier version could not read them, and is closed.
    this.version(5).stores({})
    this.use(packContents)
    // in the transaction that creates it: a page that is closed soon after takes it for no other one
    this.on('populate', (tx) =>
      tx
        .table('meta')
        .add({ key: hadRowsKey, value: globalThis.document?.cookie.includes(rowsCookie) }),
    )
  }
}

/** The name of a user's database on this device. */
export function databaseName(userId: number): string {
  return `brieflotse-${userId}`
}

/**
 * Opens (lazily) the database of a user. `onClosed` is told when another tab upgrades or wipes it: this page's database is shut then,
 * and the page has to be loaded again.
 */
export function openDatabase(userId: number, onClosed: () => void = () => {}): LocalDatabase {
  const db = new LocalDatabase(userId)
  db.on('versionchange', () => {
    db.close({ disableAutoOpen: true })
    onClosed()
    return false // instead of Dexie's own answer, which would open it again at the next query
  })
  return db
}
