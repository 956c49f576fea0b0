import { sql } from 'kysely'
import { day } from '../system/limits.ts'
import { isDamage } from './cannot-open.ts'
import type { Moment } from './columns.ts'
import type { Db, Tx } from './open.ts'
import type { ServerTimeTable, StopReason, TidyingStopTable } from './time-tables.ts'

/** Milliseconds. A clock that goes back or jumps further ahead than servers are usually switched off was probably set. */
const back = day
const ahead = 30 * day
/** After this many days in a row without a jump the clock is trusted again. */
const steadyDays = 3

const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10)

/** When this database was created and when the server was last running. */
export function readTime(db: Db): Promise<ServerTimeTable> {
  return db.read.selectFrom('server_time').selectAll().executeTakeFirstOrThrow()
}

/** Records that the server is running now. A clock jump since the last mark stops clean-up; several steady days resume it. */
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
 * The time before which everything is older than `ms`, both by the clock and by counting whole days on which the server ran. The
 * empty string means that nothing is that old. A clock that is a year ahead for an hour adds only one such day.
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

/** Stops clean-up until the reason is gone or an administrator resumes it. */
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
    // After another clock jump, the steady days are counted again from zero.
    .onConflict((on) => on.column('reason').doUpdateSet(reason === 'clock' ? stop : { count }))
    .execute()
}

/** The reasons why clean-up is stopped; empty if it is running. */
export async function tidyingStops(db: Db): Promise<TidyingStopTable[]> {
  const noted = () => db.read.selectFrom('tidying_stops').selectAll().orderBy('reason').execute()
  // The table of the reasons may itself be damaged.
  const stops = await noted().catch((error: unknown) => {
    if (isDamage(error)) return []
    throw error
  })
  const since = db.damage.since()
  return since === null ? stops : [...stops, { reason: 'damaged', since, count: 0 }]
}

/** An administrator has checked the server and resumes clean-up. */
export async function letTidyingGoOn(db: Db): Promise<void> {
  await db.write(async (tx) => {
    await sql`delete from tidying_stops`.execute(tx)
  })
}
