import type { Moment } from './columns.ts'

export interface ServerTimeTable {
  id: 1
  /** When this database was created. */
  born_at: Moment
  /** When the server last recorded that it was running; null before the first time. */
  last_at: Moment | null
}

/** Days, by the server's clock, on which the server was running. */
export interface SeenDayTable {
  day: string
}

/**
 * Why clean-up is stopped. `clock`: the clock jumped since the last mark; `database`: it does not match the stored files (a copy
 * without its log, an old snapshot); `unnamed`: more files lack a row than a crash explains; `backup`: it does not match the newest
 * backup or lacks more than half of its rows; `damaged`: parts cannot be read. `count` is a number of files.
 */
export type StopReason = 'clock' | 'database' | 'unnamed' | 'backup' | 'damaged'

export interface TidyingStopTable {
  reason: StopReason
  since: Moment
  count: number
}

/** Content that the last check of the disk found missing or damaged. */
export interface LostContentTable {
  hash: string
  what: 'missing' | 'damaged'
  since: Moment
}
