import { AppError, isTemporary, type ErrorCode } from '@brieflotse/contract'
import type { FastifyBaseLogger } from 'fastify'
import * as v from 'valibot'
import type { Db, Tx } from '../db/open.ts'
import { isDiskFull } from '../system/disk.ts'
import { isStorageDown } from '../providers/storage/storage-down.ts'
import { LeaseLost, type HeldJob, type Queue } from '../providers/queue/queue.ts'
import { jobs, lastWord, type JobName, type Payload } from './jobs.ts'
import type { Room } from './room.ts'

export type RunningJob = {
  /** Aborted when this process loses the lease, the try takes too long, or the server stops. */
  signal: AbortSignal
  /** Saves the result and ends the job in one transaction. It throws if another process holds the job by now. */
  finish(save: (tx: Tx) => Promise<void>): Promise<void>
}

export type Handler<N extends JobName> = {
  run(payload: Payload<N>, running: RunningJob): Promise<void>
  /** Marks the job's row (such as the document) as failed. */
  giveUp(tx: Tx, payload: Payload<N>, failure: ErrorCode): Promise<void>
}

export type Handlers = { [N in JobName]: Handler<N> }

export type RunnerDeps = {
  db: Db
  queue: Queue
  handlers: Handlers
  room: Room
  log: FastifyBaseLogger
  /** How often leases are extended and how often the runner polls for due jobs, in milliseconds. */
  heartbeatMs: number
  pollMs: number
  /** The delay before the next try, in milliseconds. */
  backOffMs?: (attempt: number) => number
  now?: () => number
}

export type Runner = ReturnType<typeof startRunner>

const names = Object.keys(jobs) as JobName[]
const stopping = new AppError('busy')
const takenTooOften = new AppError('unexpected')
/** How often a job may be taken after its process died. The limit is generous, because most such jobs did not cause the crash. */
const mostTakes = 10
/**
 * The longest wait of a job that found no disk space, in milliseconds. Free bytes alone cannot decide, because they do not show a
 * user quota or another disk.
 */
const fullDiskMs = 5 * 60_000
/** How long a job waits while the storage of the files cannot be reached, in milliseconds. */
const storageDownMs = 30_000

/** Polls for due jobs and runs them until it is stopped. */
export function startRunner(deps: RunnerDeps) {
  const stop = new AbortController()
  const shared = { stop: stop.signal, complaint: createFailureReporter(deps.log) }
  const lanes = new Map(names.map((name) => [name, createLane(deps, name, shared)]))
  const lookEverywhere = () => lanes.forEach((lane) => lane.look())
  let room = lookForRoom(deps)
  const timer = setInterval(() => {
    room = lookForRoom(deps)
    lookEverywhere()
  }, deps.pollMs)
  lookEverywhere()
  return {
    /** Polls for due jobs of this name at once. */
    wake: (name: JobName) => lanes.get(name)?.look(),
    /** Takes no more jobs, returns the running ones to the queue without counting the try, and waits for them to stop. */
    async stop(): Promise<void> {
      clearInterval(timer)
      stop.abort(stopping)
      await Promise.all([room, ...[...lanes.values()].map((lane) => lane.empty())])
    },
  }
}

/** Never rejects: while the disk is too full even for its own write, it tries again. */
async function lookForRoom({ room, log }: RunnerDeps): Promise<void> {
  await room.look().catch((error: unknown) => {
    if (!isDiskFull(error)) log.error({ err: error }, 'cannot look for room on the disk')
  })
}

type Shared = { stop: AbortSignal; complaint: FailureReporter }

/** The slots that one user may take, so that many letters of one user do not delay those of others. */
const perUser = (name: JobName): number | undefined => {
  const lane = jobs[name]
  return 'slotsPerUser' in lane ? lane.slotsPerUser : undefined
}

/** Runs the jobs of one name, as many at the same time as it has slots. */
function createLane(deps: RunnerDeps, name: JobName, { stop, complaint }: Shared) {
  const held = new Set<Promise<void>>()
  let looking: Promise<void> | null = null
  let again = false

  async function fill(): Promise<void> {
    while (again && !stop.aborted) {
      again = false
      while (held.size < jobs[name].slots && !stop.aborted) {
        const job = await deps.queue.take(name, perUser(name))
        if (!job) break
        const run = runJob(deps, name, job, stop).finally(() => {
          held.delete(run)
          look()
        })
        held.add(run)
      }
    }
  }

  function look(): void {
    again = true
    looking ??= fill()
      .then(
        () => complaint.works(name),
        (error: unknown) => complaint.fails(name, error),
      )
      .finally(() => {
        looking = null
      })
  }

  return {
    look,
    async empty(): Promise<void> {
      await looking
      await Promise.all(held)
    },
  }
}

/** Runs one try of a job and records its outcome. Never rejects. */
export async function runJob(deps: RunnerDeps, name: JobName, job: HeldJob, stop: AbortSignal) {
  const { db, queue, log, heartbeatMs } = deps
  const handler = deps.handlers[name] as Handler<JobName>
  const { signal, end, release } = endOf(stop, jobs[name].timeoutMs)
  let isHeard = true
  const heartbeat = setInterval(() => {
    queue.extend(job).then(
      (held) => {
        isHeard = true
        if (!held) end(new LeaseLost())
      },
      (error: unknown) => {
        if (isHeard) log.error({ err: error }, 'cannot extend a lease')
        isHeard = false
      },
    )
  }, heartbeatMs)
  const about = { job: name, id: job.id, attempt: job.attempt }
  try {
    // A job that crashes the whole process must not do so for ever.
    if (job.attempt > mostTakes) throw takenTooOften
    const payload = v.parse(jobs[name].payload, job.payload)
    const finish: RunningJob['finish'] = (save) =>
      db.write(async (tx) => {
        await queue.settle(tx, job, { kind: 'done' })
        await save(tx)
      })
    // A handler that ignores the signal must not keep the slot. Whatever it saves later fails, because the lease is gone.
    await Promise.race([handler.run(payload, { signal, finish }), over(signal)])
    log.info(about, 'job done')
  } catch (error) {
    await settleFailure(deps, name, job, stop.aborted ? stopping : error).catch(
      (second: unknown) => {
        if (!(second instanceof LeaseLost))
          log.error({ err: second, ...about }, 'cannot settle a job')
      },
    )
  } finally {
    clearInterval(heartbeat)
    release()
  }
}

/**
 * An abort signal for the end of a try: the runner stops, the time is over, or `end` is called. `AbortSignal.any` is not used
 * because Node 20 keeps every signal with a listener alive as long as one of its sources, and the runner lives as long as the
 * server.
 */
function endOf(stop: AbortSignal, timeoutMs: number) {
  const own = new AbortController()
  const sources = [stop, AbortSignal.timeout(timeoutMs)]
  const follow = () => own.abort(sources.find(({ aborted }) => aborted)?.reason)
  for (const source of sources) source.addEventListener('abort', follow)
  if (stop.aborted) follow()
  const release = () => {
    for (const source of sources) source.removeEventListener('abort', follow)
  }
  return { signal: own.signal, end: (reason: unknown) => own.abort(reason), release }
}

function over(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error)
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
}

async function settleFailure(deps: RunnerDeps, name: JobName, job: HeldJob, error: unknown) {
  const { db, queue, room, log, backOffMs = doubling, now = Date.now } = deps
  if (error instanceof LeaseLost) return
  const about = { job: name, id: job.id, attempt: job.attempt }
  if (error === stopping) {
    const outcome = { kind: 'again', at: new Date(), counted: false } as const
    await db.write((tx) => queue.settle(tx, job, outcome))
    log.info(about, 'job handed back')
    return
  }
  const final = error instanceof AppError && !isTemporary(error.code) ? error.code : null
  const canPass = final === null && error !== takenTooOften
  // A full disk is not the job's fault, so the job waits for space. `reading-failed` is included, because the reader reports it if
  // a page image cannot be stored. Other final errors are answers to the user.
  const canWait = canPass || final === 'reading-failed'
  if (canWait && isDiskFull(error)) {
    const at = new Date(now() + fullDiskMs)
    const outcome = { kind: 'again', at, counted: false, failure: 'disk-full' } as const
    log.warn({ err: error, ...about }, 'job waits for room on the disk')
    await db.write((tx) => queue.settle(tx, job, outcome))
    return room.isMissedBy(job.id)
  }
  if (canWait && isStorageDown(error)) {
    const outcome = { kind: 'again', at: new Date(now() + storageDownMs), counted: false } as const
    log.warn({ err: error, ...about }, 'job waits for the storage')
    return db.write((tx) => queue.settle(tx, job, outcome))
  }
  const again = canPass && job.attempt < jobs[name].attempts
  log.warn({ err: error, again, ...about }, 'job failed')
  await db.write(async (tx) => {
    if (again) {
      const at = new Date(now() + backOffMs(job.attempt))
      return queue.settle(tx, job, { kind: 'again', at, counted: true })
    }
    const failure = final ?? lastWord(name)
    await queue.settle(tx, job, { kind: 'dead', failure })
    const payload = v.safeParse(jobs[name].payload, job.payload)
    if (!payload.success) return
    const handler = deps.handlers[name] as Handler<JobName>
    await handler.giveUp(tx, payload.output, failure)
  })
}

/** 2 s, 8 s, 32 s and so on, up to one hour. */
const doubling = (attempt: number) => Math.min(2_000 * 4 ** (attempt - 1), 3_600_000)

/** Logs once when jobs can no longer be taken and once when they can again, however many tries fail in between. */
function createFailureReporter(log: FastifyBaseLogger) {
  const failing = new Map<JobName, string>()
  return {
    fails(name: JobName, error: unknown): void {
      const why = String(error)
      const isSaid = [...failing.values()].includes(why)
      failing.set(name, why)
      if (!isSaid) log.error({ err: error, job: name }, 'cannot take jobs')
    },
    works(name: JobName): void {
      if (failing.delete(name) && failing.size === 0) log.info('jobs are taken again')
    },
  }
}

type FailureReporter = ReturnType<typeof createFailureReporter>
