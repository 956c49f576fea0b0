import { Dexie } from 'dexie'
import { databaseName, type LocalDatabase } from '../db.ts'
import { readSaved, type Saved } from '../rescue/restore.ts'
import { deviceDatabase } from '../device-database.ts'
import { canEncrypt, deviceKeyName } from './device-key.ts'
import { encrypt, importKey } from './parcel.ts'
import { openExisting } from '../open-existing.ts'
import { originalsOf } from '../sync/other-history.ts'
import { readCursor } from '../sync/cursor.ts'
import type { OutboxEntry } from '../outbox/entries.ts'
import type { DocumentRow, DraftRow, LetterRow, LostChange } from '../rows.ts'
import { responseDraftKey } from '../response-drafts.ts'
import { answeredTitle } from '../letter-names.ts'
import { firstLineOf } from '../outbox/first-line.ts'

/** Tables that only cache what the server has, so that deleting them loses nothing. */
const ofServer = ['documents', 'contents', 'letters', 'pictures', 'originals', 'words']

/** Deleting these sync positions makes the next pull start from the first row, in case the device stops before its database is deleted. */
const places = ['cursor', 'older', 'epoch', 'signature']

/** A value of a user's `meta` table; also undefined if the database cannot be opened. */
export async function readMeta(userId: number, key: string): Promise<unknown> {
  return withDatabase(userId, async (db) => {
    const row = (await db.table('meta').get(key)) as { value: unknown } | undefined
    return row?.value
  })
}

/** Runs on a database of any version; a failure gives undefined. */
async function withDatabase<T>(
  userId: number,
  work: (db: Dexie) => Promise<T>,
): Promise<T | undefined> {
  const db = new Dexie(databaseName(userId))
  try {
    await db.open()
    return await work(db)
  } catch {
    return undefined
  } finally {
    db.close()
  }
}

/**
 * Encrypts unsent data, or records it as lost. Cached server data is deleted first to make room. `isOnlyHere`: the server may have lost
 * letters of this device, so these are encrypted or recorded as well.
 */
export async function keepWaiting(
  userId: number,
  isHere: boolean,
  isOnlyHere: boolean,
): Promise<void> {
  const saved = await readSaved(userId)
  const text = await readMeta(userId, deviceKeyName)
  const key = typeof text === 'string' && canEncrypt() ? await importKey(text) : null
  const lost = (saved && (await withDatabase(userId, (db) => namesOf(db, saved)))) ?? []
  const letters = isOnlyHere ? await encryptLetters(userId, key) : { kept: 0, lost: [] }
  await withDatabase(userId, dropServerRows)
  const isKept = saved !== null && key !== null && (await encryptAll(userId, key, saved, isHere))
  if (!isKept && isHere) await deviceDatabase.shares.clear()
  const before = await deviceDatabase.ended.get(userId)
  await deviceDatabase.ended.put({
    userId,
    kept: (before?.kept ?? 0) + (isKept ? saved.entries.length : 0),
    letters: (before?.letters ?? 0) + letters.kept,
    unopened: before?.unopened ?? 0,
    lost: [...(before?.lost ?? []), ...(isKept ? [] : lost), ...letters.lost],
  })
}

async function dropServerRows(db: Dexie): Promise<void> {
  const names = new Set(db.tables.map(({ name }) => name))
  const tables = ofServer.filter((name) => names.has(name))
  await db.transaction('rw', [...tables, 'meta'], async () => {
    await db.table('meta').bulkDelete(places)
    for (const name of tables) await db.table(name).clear()
  })
}

/**
 * Encrypts everything or nothing, and returns whether it succeeded. Undecided shares are included, because they may be the user's as well.
 */
async function encryptAll(
  userId: number,
  key: CryptoKey,
  { entries, files, drafts, pins }: Saved,
  isHere: boolean,
): Promise<boolean> {
  const made: string[] = []
  const add = async (...parcel: [Parameters<typeof encrypt>[2], ArrayBuffer[]?]) => {
    const row = await encrypt(key, userId, ...parcel)
    await deviceDatabase.encrypted.add(row)
    made.push(row.id)
  }
  try {
    for (const { id, bytes } of files) await add({ kind: 'file', id }, [bytes])
    const shares = isHere ? await deviceDatabase.shares.toArray() : []
    for (const { seq: _, files: parts, ...share } of shares) {
      const about = parts.map(({ name, mimeType }) => ({ name, mimeType }))
      await add(
        { kind: 'share', share, files: about },
        parts.map(({ bytes }) => bytes),
      )
    }
    if (entries.length + drafts.length + pins.length > 0)
      await add({ kind: 'rows', entries, drafts, pins })
    await deviceDatabase.shares.bulkDelete(shares.map(({ seq }) => seq))
    return true
  } catch {
    // for example the device is full: a partial copy is removed
    await deviceDatabase.encrypted.bulkDelete(made)
    return false
  }
}

/** `kept`: number of encrypted letters. `lost`: letters that could not be encrypted. */
type EncryptedLetters = { kept: number; lost: LostChange[] }

/**
 * Encrypts letters of which this device may have the only copy, that is those that would be uploaded again to a server restored from a
 * backup. Each one replaces its plain files before the next, because the device may lack space for two copies of all.
 */
async function encryptLetters(userId: number, key: CryptoKey | null): Promise<EncryptedLetters> {
  const done: EncryptedLetters = { kept: 0, lost: [] }
  const db = await openExisting(userId).catch(() => null)
  if (!db) return done
  try {
    await db.pictures.clear()
    await db.words.clear()
    for (const id of (await db.originals.orderBy('documentId').uniqueKeys()) as number[]) {
      const row = await db.documents.get(id)
      if (!row || row.erasing || !(await originalsOf(db, id))) continue
      const isKept = key !== null && (await encryptLetter(db, row, key).catch(() => false))
      if (isKept) done.kept += 1
      else done.lost.push({ kind: 'letter', name: nameOfDocument(row) })
    }
  } catch {
    // a damaged database is read as far as possible
  } finally {
    db.close()
  }
  return done
}

async function encryptLetter(
  db: LocalDatabase,
  row: DocumentRow,
  key: CryptoKey,
): Promise<boolean> {
  const [content, originals] = [await db.contents.get(row.id), await originalsOf(db, row.id)]
  if (!content || !originals) return false
  const { searchWords: _, ...bare } = row
  const { epoch } = await readCursor(db)
  const about = originals.map(({ bytes: _bytes, ...original }) => original)
  const parts = originals.map(({ bytes }) => bytes)
  const parcel = { kind: 'letter' as const, row: bare, content, originals: about, epoch }
  await deviceDatabase.encrypted.add(await encrypt(key, db.userId, parcel, parts))
  await db.originals.where({ documentId: row.id }).delete()
  return true
}

/** The unsent changes and drafts that a database loses, with names that the user recognises. Reads a database of any version. */
async function namesOf(db: Dexie, { entries, drafts }: Saved): Promise<LostChange[]> {
  const typed = drafts.filter(({ value }) => value !== '')
  return Promise.all([
    ...entries.map(async (entry) => ({ kind: entry.kind, name: await nameOfEntry(db, entry) })),
    ...typed.map(async (draft) => ({
      kind: 'draft' as const,
      name: await nameOfDraft(db, draft, entries),
    })),
  ])
}

const nameOfDocument = (row: DocumentRow): string =>
  row.givenTitle ?? row.explanation?.sender.name ?? row.title

async function nameOfEntry(db: Dexie, entry: OutboxEntry): Promise<string> {
  const { letter, letterTitle, letterTitleSaid, documentId, content, files } = entry
  const named = letter ?? { title: letterTitle, titleSaid: letterTitleSaid }
  const title = answeredTitle(named) ?? (await titleOf(db, documentId))
  return title ?? (firstLineOf(content ?? '') || files[0]?.name) ?? ''
}

async function titleOf(db: Dexie, documentId: number | null): Promise<string | undefined> {
  const row = documentId === null ? undefined : await db.table('documents').get(documentId)
  return row && nameOfDocument(row as DocumentRow)
}

/** The title of the letter that a draft is about, else the draft's first words. */
async function nameOfDraft(
  db: Dexie,
  { key, value }: DraftRow,
  entries: OutboxEntry[],
): Promise<string> {
  const [place, about = ''] = key.split(/:(.*)/)
  const title =
    place === 'letter'
      ? await letterTitle(db, about, entries)
      : `${place}:` === responseDraftKey('') && (await titleOf(db, Number(about)))
  return title || (typeof value === 'string' ? firstLineOf(value) : '')
}

async function letterTitle(db: Dexie, key: string, entries: OutboxEntry[]) {
  const waiting = entries.find(({ id }) => id === key)?.letter
  if (waiting) return answeredTitle(waiting)
  const row: LetterRow | undefined = await db
    .table('letters')
    .filter(({ id, clientId }: LetterRow) => clientId === key || String(id) === key)
    .first()
  return row && answeredTitle(row)
}
