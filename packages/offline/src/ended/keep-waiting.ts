import { Dexie } from 'dexie'
import { databaseName } from '../db.ts'
import { readSaved, type Saved } from '../rescue/restore.ts'
import { deviceDatabase } from '../device-database.ts'
import { canEncrypt, deviceKeyName } from './device-key.ts'
import { encryptLetters } from './encrypt-letters.ts'
import { namesOf } from './names.ts'
import { encrypt, importKey } from './parcel.ts'

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
