import { type Claim, type Correction, type Reminder } from '@brieflotse/contract'
import { Dexie } from 'dexie'
import type { LocalDatabase } from './db.ts'
import type { OutboxEntry } from './outbox/entries.ts'
import type { DocumentRow } from './rows.ts'

/** Documents for the list, newest first, without archived ones and those being erased. For live queries. */
export function listedDocuments(db: LocalDatabase): Promise<DocumentRow[]> {
  return onShelf(db, 'list').reverse().toArray()
}

/** The ids of the documents in the list, newest first; fast even for ten thousand. For live queries. */
export async function listedIds(db: LocalDatabase): Promise<number[]> {
  return (await onShelf(db, 'list').primaryKeys()).toReversed()
}

/** The rows with these ids; missing ones are left out. For live queries. */
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

/** The claims of a document; rows from before claims existed have none. */
export function claimsOf({ claims }: { claims?: Claim[] }): Claim[] {
  return claims ?? []
}

/** The reminders of a document; rows from before reminders existed have none. */
export function remindersOf({ reminders }: { reminders?: Reminder[] }): Reminder[] {
  return reminders ?? []
}

/** The user's corrections of a document; rows from before corrections existed have none. */
export function correctionsOf({ corrections }: { corrections?: Correction[] }): Correction[] {
  return corrections ?? []
}

/** Everything not sent yet, in the order it was done. For live queries. */
export function outboxEntries(db: LocalDatabase): Promise<OutboxEntry[]> {
  return db.outbox.orderBy('seq').toArray()
}

/** Whether the first page of the server's rows has arrived. If not, an empty list means "not loaded yet". */
export async function hasPulled(db: LocalDatabase): Promise<boolean> {
  return (await db.meta.get('cursor')) !== undefined
}
