import { Dexie } from 'dexie'
import { databaseName, LocalDatabase } from '../db.ts'
import { type DraftRow, entryKinds, type FileRow, type OutboxEntry, type PinRow } from '../rows.ts'
import { asVersion2 } from '../upgrades.ts'
import { bornKey, dropMark } from './marks.ts'
import { readMark } from './loss.ts'

/** `kept`: changes carried over. `lost`: changes that could not be; null when nobody knows how many there were. */
export type Restored = { kept: number; lost: number | null }

export type Saved = { entries: OutboxEntry[]; files: FileRow[]; pins: PinRow[]; drafts: DraftRow[] }

/**
 * Deletes a database that cannot be opened and makes an empty one, which the next sync fills from the server. What was not sent yet,
 * and what was being typed, is carried over as far as it can be read. Rejects when the old one cannot be deleted: then it is as it was.
 */
export async function restoreDatabase(userId: number): Promise<Restored> {
  const [saved, mark] = [await readSaved(userId), await readMark(userId)]
  await Dexie.delete(databaseName(userId))
  await dropMark(userId)
  const entries = saved?.entries ?? []
  const db = new LocalDatabase(userId)
  try {
    await db.transaction('rw', db.outbox, db.files, db.pins, db.drafts, db.meta, async () => {
      // it is new because its user wanted it so
      await db.meta.put({ key: bornKey, value: true })
      await db.files.bulkPut(saved?.files ?? [])
      await db.outbox.bulkPut(entries)
      await db.pins.bulkPut(saved?.pins ?? [])
      await db.drafts.bulkPut(saved?.drafts ?? [])
    })
  } finally {
    db.close()
  }
  const lost = mark ? Math.max(0, mark.waiting - entries.length) : null
  return { kept: entries.length, lost: saved && !mark ? 0 : lost }
}

/** Reads what is only here, whatever version and condition the database has; null when not even the outbox can be read. */
export async function readSaved(userId: number): Promise<Saved | null> {
  const old = new Dexie(databaseName(userId))
  try {
    if (!(await Dexie.exists(old.name))) return null
    await old.open()
    const rows = await old.table('outbox').toArray()
    const entries: OutboxEntry[] = []
    const files: FileRow[] = []
    for (const row of rows) {
      const entry = asVersion2(row)
      const found = await filesOf(old, entry)
      // a kind of a newer version of the app means nothing here; without its file an upload is none
      if (!found || !entryKinds.includes(entry.kind)) continue
      entries.push({ ...entry, state: entry.state === 'stuck' ? 'stuck' : 'waiting' })
      files.push(...found)
    }
    return {
      entries,
      files,
      pins: await rowsOf<PinRow>(old, 'pins'),
      drafts: await rowsOf<DraftRow>(old, 'drafts'),
    }
  } catch {
    return null
  } finally {
    old.close()
  }
}

async function filesOf(old: Dexie, { files }: OutboxEntry): Promise<FileRow[] | null> {
  const ids = files.map(({ id }) => id)
  if (ids.length === 0) return []
  try {
    const rows = await old.table<FileRow>('files').bulkGet(ids)
    return rows.every((row) => row !== undefined) ? rows : null
  } catch {
    return null
  }
}

function rowsOf<T>(old: Dexie, name: string): Promise<T[]> {
  return (async () => old.table<T>(name).toArray())().catch(() => [])
}
