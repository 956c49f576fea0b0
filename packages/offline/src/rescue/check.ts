import type { Table } from 'dexie'
import type { LocalDatabase } from '../db.ts'
import { isFull } from '../kept/room.ts'
import { endingDone } from '../sync/lock.ts'
import { bornKey } from './marks.ts'

/**
 * `broken`: the database cannot be opened or read. A database that the browser deleted is fine, and empty; `readLoss` says what was lost.
 */
type Condition = 'fine' | 'broken'

/** Large tables, of which only the keys are read, so that the app starts quickly. */
const large = ['files', 'pictures', 'originals']

function touch(table: Table) {
  const first = table.limit(1)
  return large.includes(table.name) ? first.primaryKeys() : first.toArray()
}

/** Opens a user's database and returns its condition. Never throws. */
export async function checkDatabase(db: LocalDatabase): Promise<Condition> {
  try {
    await endingDone()
    await db.open()
    // opening alone does not read the stored data
    await db.transaction('r', db.tables, () => Promise.all(db.tables.map(touch)))
    if (!(await db.meta.get(bornKey))) {
      // loaded later to keep it out of the first load; if that fails, the next start tries again
      import('./born.ts').then((born) => born.noteBirth(db)).catch(() => {})
    }
  } catch (error) {
    // on a full device the data can still be read
    if (!isFull(error)) return 'broken'
  }
  return 'fine'
}
