import type { EndedRow } from '../rows.ts'
import { deviceDatabase } from '../device-database.ts'

/** What happened to a user's changes when their session ended; null if there is nothing to report. */
export async function readEnded(userId: number): Promise<EndedRow | null> {
  const row = await deviceDatabase.ended.get(userId)
  return row && (isKept(row) || hasLosses(row)) ? row : null
}

/** The same if changes were lost, which the user must be told; otherwise null. */
export async function readEndedLosses(userId: number): Promise<EndedRow | null> {
  const row = await deviceDatabase.ended.get(userId)
  return row && hasLosses(row) ? row : null
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

/** Whether changes were deleted, or cannot be decrypted any more. */
export const hasLosses = ({ unopened, lost }: EndedRow): boolean => unopened > 0 || lost.length > 0

const isKept = ({ kept, letters = 0 }: EndedRow) => kept + letters > 0
