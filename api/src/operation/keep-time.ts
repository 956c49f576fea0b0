import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/open.ts'
import { noteTime, tidyingStops } from '../db/server-time.ts'
import type { StopReason } from '../db/time-tables.ts'
import { aheadMs } from '../jobs/jobs.ts'
import type { Queue } from '../providers/queue/queue.ts'

export type KeepTimeDeps = { db: Db; queue: Queue; now?: () => number }

/** The log message for each reason, with what the operator should do. */
const sentences: Record<StopReason, string> = {
  clock:
    'nothing is tidied up: the clock of this machine jumped. Once it has been steady for three days, tidying goes on by itself',
  database:
    'nothing is tidied up: the database and the files beside it are not from the same time. Is it an old copy, or one without its log (brieflotse.db-wal)?',
  unnamed:
    'nothing is tidied up: more files than a crash leaves behind belong to no letter. Is this the right database?',
  backup:
    'nothing is tidied up and no backup is removed: the database tells another history than the newest backup, or has less than half of it. Is it the right one? If not, put a backup back; if so, say "Go on tidying"',
  damaged: 'nothing is tidied up: the database is damaged',
}

/**
 * Records now and every hour that the server is running, brings forward jobs that a wrong clock planned too late, and logs once for
 * each reason why clean-up is stopped.
 */
export async function keepTime(
  { db, queue, now = Date.now }: KeepTimeDeps,
  log: FastifyBaseLogger,
  everyMs = 3_600_000,
): Promise<{ look(): Promise<void>; stop(): void }> {
  const said = new Set<StopReason>()
  async function look(): Promise<void> {
    await noteTime(db, now())
    await queue.bringForward(aheadMs)
    const stops = await tidyingStops(db)
    for (const { reason, count } of stops) {
      if (!said.has(reason)) log.error({ reason, count }, sentences[reason])
      said.add(reason)
    }
    for (const reason of said) {
      if (!stops.some((stop) => stop.reason === reason)) said.delete(reason)
    }
  }
  const lookAgain = () =>
    look().catch((error: unknown) => log.error({ err: error }, 'cannot mark the time'))
  await lookAgain()
  const timer = setInterval(() => void lookAgain(), everyMs).unref()
  return { look, stop: () => clearInterval(timer) }
}
