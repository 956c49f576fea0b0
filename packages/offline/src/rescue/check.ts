import type { Table } from 'dexie'
import type { LocalDatabase } from '../db.ts'
import { isFull } from '../kept/room.ts'
import { endingDone } from '../sync/lock.ts'
import { bornKey } from './marks.ts'

/** `broken`: it cannot be opened or read. One that the browser has deleted is fine, and empty: what was lost with it is in `readLoss`. */
export type Condition = 'fine' | 'broken'

/** Files and pictures are large: their keys have to do, so that the app starts at once. */
const large = ['files', 'pictures', 'originals']

function touch(table: Table) {
  const first = table.limit(1)
  return large.includes(table.name) ? first.primaryKeys() : first.toArray()
}

/** Opens a user's database and tells in which condition it is. Does not throw. */
export async function checkDatabase(db: LocalDatabase): Promise<Condition> {
  try {
    await endingDone()
    await db.open()
    // opening alone does not touch what is stored
    await db.transaction('r', db.tables, () => Promise.all(db.tables.map(touch)))
    if (!(await db.meta.get(bornKey))) {
      // the first words wait for no file that comes later; one that does not come now comes with the next start
      import('./born.ts').then((born) => born.noteBirth(db)).catch(() => {})
    }
  } catch (error) {
    // a full device is no damage: what is there can be read
    if (!isFull(error)) return 'broken'
  }
  return 'fine'
}
