import type { LocalDatabase } from '../db.ts'
import { withRoom } from '../kept/room.ts'
import { applyLetterPatches } from '../outbox/letter-patches.ts'
import { applyPatches } from '../outbox/patches.ts'
import type { FileRow, HeldShareRow } from '../rows.ts'
import { beginAnew } from '../sync/other-history.ts'
import { readCursor } from '../sync/cursor.ts'
import { deviceDatabase } from '../device-database.ts'
import { hasLosses } from './read-ended.ts'
import { decrypt, importKey, type LetterParcel, type EncryptedBundle } from './parcel.ts'

type Rows = Extract<EncryptedBundle, { kind: 'rows' }>

/**
 * Restores the data that was encrypted when this user's session ended on this device: unsent changes return to the outbox, and letters that
 * the server lost are uploaded by the next pull. Running it twice restores only once. Data that the key cannot decrypt is lost and
 * recorded. Throws `AppError` (`device-full`), and then changes nothing.
 */
export async function bringBack(db: LocalDatabase, keyText: string): Promise<void> {
  const { userId } = db
  const key = await importKey(keyText)
  const found = await deviceDatabase.encrypted.where({ userId }).primaryKeys()
  const rows: Rows[] = []
  const files: FileRow[] = []
  const shares: Omit<HeldShareRow, 'seq'>[] = []
  let unopened = false
  for (const id of found) {
    const row = await deviceDatabase.encrypted.get(id)
    const opened = row && (await decrypt(key, row).catch(() => null))
    if (!opened) unopened = true
    else if (opened.parcel.kind === 'letter') {
      // one at a time, because all together may be too large for the device
      await putLetter(db, opened.parcel, opened.parts)
      await deviceDatabase.encrypted.delete(id)
    } else if (opened.parcel.kind === 'rows') rows.push(opened.parcel)
    else if (opened.parcel.kind === 'file')
      files.push({ id: opened.parcel.id, bytes: opened.parts[0]! })
    else {
      const { share, files: about } = opened.parcel
      shares.push({ ...share, files: about.map((it, i) => ({ ...it, bytes: opened.parts[i]! })) })
    }
  }
  for (const each of rows) await putRows(db, each, files)
  await deviceDatabase.transaction(
    'rw',
    deviceDatabase.shares,
    deviceDatabase.encrypted,
    deviceDatabase.ended,
    async () => {
      for (const share of shares) {
        if ((await deviceDatabase.shares.where({ id: share.id }).count()) === 0)
          await deviceDatabase.shares.add(share)
      }
      await deviceDatabase.encrypted.bulkDelete(found)
      const ended = await deviceDatabase.ended.get(userId)
      if (!ended) return
      const { kept, letters = 0 } = ended
      const now = { ...ended, kept: 0, letters: 0 }
      if (unopened) now.unopened += kept + letters
      if (hasLosses(now)) await deviceDatabase.ended.put(now)
      else await deviceDatabase.ended.delete(userId)
    },
  )
}

async function putRows(db: LocalDatabase, { entries, drafts, pins }: Rows, files: FileRow[]) {
  const { outbox, documents, contents, letters } = db
  const tables = [outbox, documents, contents, letters, db.files, db.drafts, db.pins]
  await withRoom(db, () =>
    db.transaction('rw', tables, async () => {
      for (const { seq: _, ...entry } of entries.toSorted((a, b) => a.seq - b.seq)) {
        if ((await outbox.where({ id: entry.id }).count()) > 0) continue
        const ids = new Set(entry.files.map(({ id }) => id))
        await db.files.bulkPut(files.filter(({ id }) => ids.has(id)))
        await outbox.add(entry)
        if (entry.documentId !== null) await applyPatches(db, entry.documentId)
        if (entry.letterId !== undefined) await applyLetterPatches(db, entry.letterId)
      }
      for (const draft of drafts) {
        if (!(await db.drafts.get(draft.key))) await db.drafts.add(draft)
      }
      await db.pins.bulkPut(pins)
    }),
  )
}

/**
 * Restores one letter and resets the cursor, so that the next pull reads the whole feed and finds out whether the server still has the
 * letter.
 */
async function putLetter(db: LocalDatabase, parcel: LetterParcel, parts: ArrayBuffer[]) {
  const { row, content, originals, epoch } = parcel
  const { documents, contents, letters, meta } = db
  await withRoom(db, () =>
    db.transaction('rw', [documents, contents, letters, db.originals, meta], async () => {
      if (!(await documents.get(row.id))) {
        await contents.put(content)
        await documents.put(row)
        await db.originals.bulkPut(originals.map((it, i) => ({ ...it, bytes: parts[i]! })))
      }
      const now = await readCursor(db)
      await beginAnew(db, now.epoch ?? epoch)
    }),
  )
}
