import type { EndedRow } from '../rows.ts'
import { deviceDatabase } from '../device-database.ts'

/** What happened to a user's changes when their session ended; null if there is nothing to report. */
export async function readEnded(userId: number): Promise<EndedRow | null> {
  const row = await deviceDatabase.ended.get(userId)
  return row && (isKept(row) || row.unopened > 0 || row.lost.length > 0) ? row : null
}

/** The same, when something of it was lost: the user of this device has to be told. */
export async function readEndedLosses(userId: number): Promise<EndedRow | null> {
  const row = await deviceDatabase.ended.get(userId)
  return row && (row.unopened > 0 || row.lost.length > 0) ? row : null
}

/** Marks the report as seen by the user. Data that is still encrypted is reported once it is restored. */
export async function acknowledgeEnded(userId: number): Promise<void> {
  await deviceDatabase.transaction('rw', deviceDatabase.ended, async () => {
    const row = await deviceDatabase.ended.get(userId)
    if (!row) return
    if (isKept(row)) await deviceDatabase.ended.put({ ...row, unopened: 0, lost: [] })
    else await deviceDatabase.ended.delete(userId)
  })
}

const isKept = ({ kept, letters = 0 }: EndedRow) => kept + letters > 0
