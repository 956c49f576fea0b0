import type { LocalDatabase } from '../db.ts'
import { isEnded } from '../ended/device-key.ts'
import { readEnded } from '../ended/told.ts'
import { who } from '../who.ts'
import { lossKey, lossOf, readMark, wasGivenRows } from './loss.ts'
import { bornKey, writeMark } from './marks.ts'

/**
 * Notes that there is a database, and what was lost where there was one before that only the browser can have deleted. Until then nobody
 * else writes the mark that says what was lost. `cookies`: of the page, from before anything was asked of the server.
 */
export async function noteBirth(db: LocalDatabase, cookies = ''): Promise<void> {
  const { userId } = db
  // the app itself deleted it, and says so in its own words
  const wasEnded = await isEnded(userId)
  const loss = wasEnded ? null : lossOf(await readMark(userId), wasGivenRows(cookies))
  // the note of the loss is as safe as the word that there is a database again
  await db.meta.bulkPut([
    { key: bornKey, value: true },
    { key: lossKey, value: loss },
  ])
  if (wasEnded && !(await readEnded(userId))) await who.ended.delete(userId)
  await writeMark(userId, await db.outbox.toArray())
}
