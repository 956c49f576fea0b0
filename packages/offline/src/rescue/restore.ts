import { Dexie } from 'dexie'
import { databaseName, LocalDatabase } from '../db.ts'
import type { OutboxEntry } from '../outbox/entries.ts'
import { entryKinds } from '../outbox/kinds.ts'
import type { DraftRow, FileRow, PinRow } from '../rows.ts'
import { asVersion2 } from '../upgrades.ts'
import { bornKey, dropMark } from './marks.ts'
import { readMark } from './loss.ts'

/** `kept`: number of changes restored. `lost`: number of changes lost; null if unknown. */
export type Restored = { kept: number; lost: number | null }

export type Saved = { entries: OutboxEntry[]; files: FileRow[]; pins: PinRow[]; drafts: DraftRow[] }

/**
 * Replaces a database that cannot be opened with an empty one, which the next sync fills. Unsent changes and drafts are carried over as far
 * as they can be read. Rejects if the old one cannot be deleted, and then changes nothing.
 */
export async function restoreDatabase(userId: number): Promise<Restored> {
  const [saved, mark] = [await readSaved(userId), await readMark(userId)]
  await Dexie.delete(databaseName(userId))
  await dropMark(userId)
  const entries = saved?.entries ?? []
  const db = new LocalDatabase(userId)
  try {
    await db.transaction('rw', db.outbox, db.files, db.pins, db.drafts, db.meta, async () => {
      // the user asked for the new database, so it is no loss to record
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

/** Reads the unsent data of a database in any version and condition; null if not even the outbox can be read. */
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
      // skips kinds of newer versions, and uploads whose file is missing
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
