import type { ErrorCode } from '@brieflotse/contract'
import type { Tx } from '../../db/open.ts'

export type NewJob = {
  name: string
  payload: unknown
  /** What the job is about. While a job of this name and subject waits or runs, adding it again does nothing. */
  subject: string
  runAt?: Date
  /** A job of this name and subject that waits for a later time is brought forward. */
  hasten?: boolean
  /** One of this name and subject that was given up stays, for an administrator to see. */
  keepFailed?: boolean
}

/** A job that is held. The lease is a secret of this holding: whoever takes the job later holds another one. */
export type HeldJob = {
  id: number
  name: string
  payload: unknown
  subject: string
  /** How often it was taken, this time included. */
  attempt: number
  lease: string
}

export type Outcome =
  | { kind: 'done' }
  /** `counted: false` takes the attempt back: the job was not to blame. */
  | { kind: 'again'; at: Date; counted: boolean; failure?: ErrorCode }
  | { kind: 'dead'; failure: ErrorCode }

/** Thrown when a job is settled by someone who no longer holds it; the transaction around it must fail. */
export class LeaseLost extends Error {}

/** Port: jobs that survive a crash. Everything that takes `tx` happens in the caller's transaction or not at all. */
export interface Queue {
  add(tx: Tx, job: NewJob): Promise<void>
  /**
   * Takes a job of this name that is due, or whose holder has not been heard of in time: the oldest of the user whose last turn is the
   * longest ago. Nobody gets more than `mostPerUser` at once.
   */
  take(name: string, mostPerUser?: number): Promise<HeldJob | null>
  /** Says that the holder is alive; false when the job is no longer theirs. */
  extend(job: HeldJob): Promise<boolean>
  settle(tx: Tx, job: HeldJob, outcome: Outcome): Promise<void>
  /**
   * Brings forward what cannot have been planned by a right clock: jobs that wait for a moment later than now and `aheadMs` of their name,
   * and leases that end later than a lease can.
   */
  bringForward(aheadMs: (name: string) => number): Promise<void>
  /** Removes all jobs with this subject, or those of one name; whoever holds one loses it. */
  remove(tx: Tx, subject: string, name?: string): Promise<void>
}
