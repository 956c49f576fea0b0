import type { Db } from '../db/open.ts'

/** A job that found no room is brought forward when the disk has emptied by so many bytes: one that fills it must not do so all the time. */
const enough = 20e6

type RoomDeps = {
  db: Db
  /** Bytes that are free on the disk. Asked often. */
  free: () => Promise<number>
  now?: () => number
}

export type Room = ReturnType<typeof createRoom>

/** The jobs that wait for room on the disk, with what was free when they found too little. */
export function createRoom({ db, free, now = Date.now }: RoomDeps) {
  const waiting = new Map<number, number>()
  /** What an earlier process had to put off is tried once: how much was free then nobody knows any more. */
  let isFirst = true

  /** Those with these ids, or all that wait for room. */
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
    /** Lets them go on for which there is room by now. */
    async look(): Promise<void> {
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
