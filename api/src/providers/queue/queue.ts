import type { ErrorCode } from '@brieflotse/contract'
import type { Tx } from '../../db/open.ts'

export type NewJob = {
  name: string
  payload: unknown
  /** What the job is about. Adding a job whose name and subject are already waiting or running does nothing. */
  subject: string
  runAt?: Date
  /** A waiting job with this name and subject runs earlier. */
  hasten?: boolean
  /** An earlier failed job with this name and subject stays visible for an administrator. */
  keepFailed?: boolean
}

/** A job held by this process. The lease identifies this holding: a later holder has another one. */
export type HeldJob = {
  id: number
  name: string
  payload: unknown
  subject: string
  /** How many times the job was taken, including this one. */
  attempt: number
  lease: string
}

export type JobOutcome =
  | { kind: 'done' }
  /** `counted: false` does not count the attempt, because the job was not to blame. */
  | { kind: 'again'; at: Date; counted: boolean; failure?: ErrorCode }
  | { kind: 'dead'; failure: ErrorCode }

/** Thrown if a job is settled by a process that no longer holds it. The transaction must then roll back. */
export class LeaseLost extends Error {}

/** Port: a queue whose jobs survive a crash. Functions with `tx` run in the caller's transaction. */
export interface Queue {
  add(tx: Tx, job: NewJob): Promise<void>
  /**
   * Takes a due job with this name, or one whose lease has expired: the oldest job of the user who has waited longest for a turn.
   * No user gets more than `mostPerUser` at the same time.
   */
  take(name: string, mostPerUser?: number): Promise<HeldJob | null>
  /** Extends the lease; false if the job is no longer held. */
  extend(job: HeldJob): Promise<boolean>
  settle(tx: Tx, job: HeldJob, outcome: JobOutcome): Promise<void>
  /**
   * Fixes jobs planned by a wrong clock: jobs planned more than the `aheadMs` of their name ahead, and leases longer than possible,
   * become due.
   */
  bringForward(aheadMs: (name: string) => number): Promise<void>
  /** Removes all jobs with this subject, or only those with this name. A running one loses its lease. */
  remove(tx: Tx, subject: string, name?: string): Promise<void>
}
