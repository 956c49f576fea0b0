import { type Claim, type Correction, type Reminder } from '@brieflotse/contract'
import { Dexie } from 'dexie'
import type { LocalDatabase } from './db.ts'
import type { DocumentRow, OutboxEntry } from './rows.ts'

/** Documents to show in the list, newest first: neither archived nor being erased. For live queries. */
export function listedDocuments(db: LocalDatabase): Promise<DocumentRow[]> {
  return onShelf(db, 'list').reverse().toArray()
}

/** The numbers of the documents in the list, newest first: of ten thousand, too, they are read at once. For live queries. */
export async function listedIds(db: LocalDatabase): Promise<number[]> {
  return (await onShelf(db, 'list').primaryKeys()).toReversed()
}

/** The rows with these numbers; what is not here is left out. For live queries. */
export async function documentRows(db: LocalDatabase, ids: number[]): Promise<DocumentRow[]> {
  return (await db.documents.bulkGet(ids)).filter((row) => row !== undefined)
}

/** Archived documents, newest first. For live queries. */
export function archivedDocuments(db: LocalDatabase): Promise<DocumentRow[]> {
  return onShelf(db, 'archive').reverse().toArray()
}

function onShelf(db: LocalDatabase, shelf: DocumentRow['shelf']) {
  return db.documents
    .where('[shelf+uploadDate]')
    .between([shelf, Dexie.minKey], [shelf, Dexie.maxKey])
}

/** What a document asks to be paid; rows that were kept before there were claims have none. */
export function claimsOf({ claims }: { claims?: Claim[] }): Claim[] {
  return claims ?? []
}

/** Its deadlines that are followed; rows that were kept before there were reminders have none. */
export function remindersOf({ reminders }: { reminders?: Reminder[] }): Reminder[] {
  return reminders ?? []
}

/** What the user said about a document; rows that were kept before anything could be corrected have nothing. */
export function correctionsOf({ corrections }: { corrections?: Correction[] }): Correction[] {
  return corrections ?? []
}

/** What is not on the server yet, in the order it was done. For live queries. */
export function outboxEntries(db: LocalDatabase): Promise<OutboxEntry[]> {
  return db.outbox.orderBy('seq').toArray()
}

/** False until the first page of the server's rows has arrived: an empty list then means "not loaded yet". */
export async function hasPulled(db: LocalDatabase): Promise<boolean> {
  return (await db.meta.get('cursor')) !== undefined
}
