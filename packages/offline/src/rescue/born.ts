import type { LocalDatabase } from '../db.ts'
import { isEnded } from '../ended/device-key.ts'
import { readEnded } from '../ended/read-ended.ts'
import { deviceDatabase } from '../device-database.ts'
import { lossKey, lossOf, readMark } from './loss.ts'
import { bornKey, writeMark } from './marks.ts'
import { hadRowsKey } from '../db.ts'

/**
 * Records the loss if an earlier database is gone that only the browser can have deleted. Until this has run, no other code overwrites the
 * mark that says what was lost.
 */
export async function noteBirth(db: LocalDatabase): Promise<void> {
  const { userId } = db
  // the app itself deleted it at the end of a session, which is reported separately
  const wasEnded = await isEnded(userId)
  const created = await db.meta.get(hadRowsKey)
  // if an earlier version of the app created this database, that version has recorded the loss
  const loss = created && !wasEnded ? lossOf(await readMark(userId), created.value === true) : null
  // one transaction, so that the loss cannot be forgotten once the database counts as known
  await db.meta.bulkPut([
    { key: bornKey, value: true },
    { key: lossKey, value: loss },
  ])
  if (wasEnded && !(await readEnded(userId))) await deviceDatabase.ended.delete(userId)
  await writeMark(userId, await db.outbox.toArray())
}
