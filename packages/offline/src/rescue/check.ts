import type { Table } from 'dexie'
import type { LocalDatabase } from '../db.ts'
import { isFull } from '../kept/room.ts'
import { readMark, writeMark } from './marks.ts'

/**
 * `broken`: it cannot be opened or read. `evicted`: the browser has deleted it since the last time, with `lost` changes that were not
 * sent; it is open, and empty.
 */
export type Condition = { state: 'fine' } | { state: 'broken' } | { state: 'evicted'; lost: number }

const bornKey = 'born'

/** Files and pictures are large: their keys have to do, so that the app starts at once. */
const large = ['files', 'pictures', 'originals']

const touch = (table: Table) =>
  large.includes(table.name) ? table.limit(1).primaryKeys() : table.limit(1).toArray()

/** Opens a user's database and tells in which condition it is. Does not throw. */
export async function checkDatabase(db: LocalDatabase): Promise<Condition> {
  try {
    await db.open()
    // opening alone does not touch what is stored
    await db.transaction('r', db.tables, () => Promise.all(db.tables.map(touch)))
    const born = await db.meta.get(bornKey)
    if (born) return { state: 'fine' }
    const mark = await readMark(db.userId)
    await db.meta.put({ key: bornKey, value: true })
    await writeMark({ userId: db.userId, waiting: await db.outbox.count() })
    return mark ? { state: 'evicted', lost: mark.waiting } : { state: 'fine' }
  } catch (error) {
    // a full device is no damage: what is there can be read
    return { state: isFull(error) ? 'fine' : 'broken' }
  }
}
