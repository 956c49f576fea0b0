import type { LocalDatabase } from '../db.ts'
import { isEnded } from '../ended/device-key.ts'
import { readEnded } from '../ended/told.ts'
import { who } from '../who.ts'
import { lossKey, lossOf, readMark } from './loss.ts'
import { bornKey, hadRowsKey, writeMark } from './marks.ts'

/**
 * Notes what was lost where there was a database before this one that only the browser can have deleted. Until then nobody else writes
 * the mark that says what was lost.
 */
export async function noteBirth(db: LocalDatabase): Promise<void> {
  const { userId } = db
  // the app itself deleted it, and says so in its own words
  const wasEnded = await isEnded(userId)
  const created = await db.meta.get(hadRowsKey)
  // where an earlier version of the app created it, that one saw to this
  const loss = created && !wasEnded ? lossOf(await readMark(userId), created.value === true) : null
  // the note of the loss is as safe as the word that there is a database again
  await db.meta.bulkPut([
    { key: bornKey, value: true },
    { key: lossKey, value: loss },
  ])
  if (wasEnded && !(await readEnded(userId))) await who.ended.delete(userId)
  await writeMark(userId, await db.outbox.toArray())
}
