import { sql } from 'kysely'
import { day } from '../http/limits.ts'
import type { Moment } from './columns.ts'
import { isDamage } from './cannot-open.ts'
import type { Db, Tx } from './open.ts'

export interface ServerTime {
  id: 1
  /** When this database was made. */
  born_at: Moment
  /** When the server was seen at work last; null until the first time. */
  last_at: Moment | null
}

/** A day, as the server's clock named it, on which the server was at work. */
export interface SeenDays {
  day: string
}

/**
 * Why nothing is tidied up. `clock`: it jumped against the last mark; `database`: it does not fit the files beside it (a copy without its
 * log, an old snapshot); `unnamed`: more files than a crash leaves behind have no name; `backup`: it is not the one
 * of the newest backup, or lacks more than half of it; `damaged`: some of
 * it cannot be read. `count`: of the files.
 */
export type StopReason = 'clock' | 'database' | 'unnamed' | 'backup' | 'damaged'

export interface TidyingStops {
  reason: StopReason
  since: Moment
  count: number
}

/** Content that the last proof of the disk did not find, or found damaged. */
export interface LostContent {
  hash: string
  what: 'missing' | 'damaged'
  since: Moment
}

/** A clock that was set: back at all, or further ahead than a server is usually switched off. Milliseconds. */
const back = day
const ahead = 30 * day
/** So many days in a row without another jump, and the clock is believed again. */
const steadyDays = 3

const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10)

/** When this database was made, and when the server was seen at work last. */
export function readTime(db: Db): Promise<ServerTime> {
  return db.read.selectFrom('server_time').selectAll().executeTakeFirstOrThrow()
}

/** Marks that the server is at work now. A clock that jumped since the last mark stops tidying; one that was steady for days lets it go on. */
export async function noteTime(db: Db, now: number): Promise<void> {
  const { last_at } = await readTime(db)
  const last = last_at === null ? now : Date.parse(last_at)
  await db.write(async (tx) => {
    await tx
      .updateTable('server_time')
      .set({ last_at: new Date(now).toISOString() })
      .execute()
    await tx
      .insertInto('seen_days')
      .values({ day: dayOf(now) })
      .onConflict((on) => on.doNothing())
      .execute()
    if (now < last - back || now > last + ahead) await stopTidying(tx, 'clock', 0, now)
    else await believeClock(tx, now)
  })
}

async function believeClock(tx: Tx, now: number): Promise<void> {
  const stop = await tx
    .selectFrom('tidying_stops')
    .select('since')
    .where('reason', '=', 'clock')
    .executeTakeFirst()
  if (!stop) return
  const { days } = await tx
    .selectFrom('seen_days')
    .select(({ fn }) => fn.countAll<number>().as('days'))
    .where('day', '>', stop.since.slice(0, 10))
    .where('day', '<=', dayOf(now))
    .executeTakeFirstOrThrow()
  if (days >= steadyDays)
    await tx.deleteFrom('tidying_stops').where('reason', '=', 'clock').execute()
}

/**
 * What happened before this moment is older than so long (milliseconds), counted in whole days on which the server was at work, and by
 * the clock as well. Empty, before all time: nothing is. A clock that is a year ahead for an hour has seen one day more.
 */
export async function seenBefore(db: Db, ms: number, now: number): Promise<Moment> {
  const days = Math.ceil(ms / day)
  const row = await db.read
    .selectFrom('seen_days')
    .select('day')
    .where('day', '<=', dayOf(now))
    .orderBy('day', 'desc')
    .offset(days)
    .limit(1)
    .executeTakeFirst()
  if (!row) return ''
  const byClock = new Date(now - days * day).toISOString()
  const bySeen = `${row.day}T23:59:59.999Z`
  return byClock < bySeen ? byClock : bySeen
}

/** Nothing is tidied up from here on, until the reason is gone or an administrator says so. */
export async function stopTidying(
  tx: Tx,
  reason: StopReason,
  count: number,
  now: number,
): Promise<void> {
  const stop = { reason, since: new Date(now).toISOString(), count }
  await tx
    .insertInto('tidying_stops')
    .values(stop)
    // a clock that jumps again has to be steady anew
    .onConflict((on) => on.column('reason').doUpdateSet(reason === 'clock' ? stop : { count }))
    .execute()
}

/** Why nothing is tidied up; empty while it is. */
export async function tidyingStops(db: Db): Promise<TidyingStops[]> {
  const noted = () => db.read.selectFrom('tidying_stops').selectAll().orderBy('reason').execute()
  // it may be this table that cannot be read
  const stops = await noted().catch((error: unknown) => {
    if (isDamage(error)) return []
    throw error
  })
  const since = db.damage.since()
  return since === null ? stops : [...stops, { reason: 'damaged', since, count: 0 }]
}

/** An administrator has looked: tidying goes on. */
export async function letTidyingGoOn(db: Db): Promise<void> {
  await db.write(async (tx) => {
    await sql`delete from tidying_stops`.execute(tx)
  })
}
