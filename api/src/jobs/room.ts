import type { Db } from '../db/open.ts'

/**
 * A waiting job runs again early when this many more bytes are free. Without this threshold, a job that fills the disk itself would
 * run all the time.
 */
const enough = 20e6

type RoomDeps = {
  db: Db
  /** Free bytes on the disk. It is called often. */
  free: () => Promise<number>
  now?: () => number
}

export type Room = ReturnType<typeof createRoom>

/** Tracks the jobs that wait for disk space, with the free bytes at the time they failed. */
export function createRoom({ db, free, now = Date.now }: RoomDeps) {
  const waiting = new Map<number, number>()
  /** Jobs that were waiting before a restart are tried once, because the free bytes at their failure are not known. */
  let isFirst = true

  /** Makes the jobs with these ids due now, or all jobs that wait for disk space. */
  async function bringForward(ids?: number[]): Promise<void> {
    const run_at = new Date(now()).toISOString()
    await db.write((tx) =>
      tx
        .updateTable('jobs')
        .set({ run_at })
        .where((eb) => (ids ? eb('id', 'in', ids) : eb('failure', '=', 'disk-full')))
        .where('state', '=', 'waiting')
        .where('run_at', '>', run_at)
        .execute(),
    )
  }

  return {
    async isMissedBy(jobId: number): Promise<void> {
      waiting.set(jobId, await free())
    },
    /** Makes the jobs due that have enough space by now. */
    async releaseJobs(): Promise<void> {
      if (isFirst) {
        await bringForward()
        isFirst = false
        return
      }
      if (waiting.size === 0) return
      const left = await free()
      const ids = [...waiting].filter(([, then]) => left >= then + enough).map(([id]) => id)
      if (ids.length === 0) return
      await bringForward(ids)
      for (const id of ids) waiting.delete(id)
    },
  }
}
