import type { LocalDatabase } from '../db.ts'
import { openExisting } from '../open-existing.ts'
import { originalsOf } from '../sync/other-history.ts'
import { readCursor } from '../sync/cursor.ts'
import type { DocumentRow, LostChange } from '../rows.ts'
import { deviceDatabase } from '../device-database.ts'
import { nameOfDocument } from './names.ts'
import { encrypt } from './parcel.ts'

/** `kept`: number of encrypted letters. `lost`: letters that could not be encrypted. */
export type EncryptedLetters = { kept: number; lost: LostChange[] }

/**
 * Encrypts letters of which this device may have the only copy, that is those that would be uploaded again to a server restored from a
 * backup. Each one replaces its plain files before the next, because the device may lack space for two copies of all.
 */
export async function encryptLetters(
  userId: number,
  key: CryptoKey | null,
): Promise<EncryptedLetters> {
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
