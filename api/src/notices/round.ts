import { addDays, nextNotices, noticeDay, type PlainDate } from '@brieflotse/rules'
import type { Db, Tx } from '../db/open.ts'
import type { Channel } from '../db/notice-tables.ts'
import type { Queue } from '../providers/queue/queue.ts'
import type { FollowedDay } from '../reminders/store.ts'
import { devicesOf } from './devices.ts'
import { changeSettings, mailboxOf, settingsOf } from './settings.ts'

export type FindDays = (filter: { userId: number; from: PlainDate }) => Promise<FollowedDay[]>

export type RoundDeps = { db: Db; queue: Queue; findDays: FindDays; now: () => Date }

/** How many days sent reminders are remembered. */
const keptDays = 60

const planOf = (userId: number) => ({
  name: 'plan-notices',
  payload: { userId },
  subject: `notices:${userId}`,
})

/** Schedules the user's next daily reminders. Call it when reminders are turned on and when the hour changes. */
export async function planNotices(deps: RoundDeps, tx: Tx, userId: number): Promise<void> {
  const { hour, zone, last_day } = await settingsOf(tx, userId)
  const { at } = nextNotices({ hour, zone, lastDay: last_day }, deps.now())
  await deps.queue.add(tx, { ...planOf(userId), runAt: at, hasten: true })
}

/** Reschedules all users at the server's start, because the old schedule may come from a clock that was years ahead. */
export async function planForEverybody(deps: RoundDeps): Promise<void> {
  await deps.db.write(async (tx) => {
    const told = await tx
      .selectFrom('push_subscriptions')
      .select('user_id')
      .union(tx.selectFrom('notice_settings').select('user_id').where('email_on', '=', 1))
      .execute()
    for (const { user_id } of told) await planNotices(deps, tx, user_id)
  })
}

/** The deadlines to mention on a day, with the planned day each reminder is for. Snoozed and finished ones are left out. */
function dueNotices(days: FollowedDay[], today: PlainDate) {
  return days.flatMap((day) => {
    const planned = day.done ? null : noticeDay(day, today)
    return planned === null ? [] : [{ day, planned }]
  })
}

/**
 * Creates the reminders of a day: one for each deadline, planned day and channel, with deliveries to every device and the mailbox,
 * their jobs, and the job of the next day. It is one transaction, so a crash leaves all or nothing.
 */
export async function holdRound(
  deps: RoundDeps,
  tx: Tx,
  { userId, today, days }: { userId: number; today: PlainDate; days: FollowedDay[] },
): Promise<void> {
  const devices = await devicesOf(tx, userId)
  const mailbox = await mailboxOf(tx, userId)
  // Without a device or mailbox no job follows. Adding one schedules it again.
  if (devices.length === 0 && mailbox === null) return
  const due = dueNotices(days, today)
  const note = async (channel: Channel, to: (number | null)[]) => {
    if (to.length === 0 || due.length === 0) return
    const rows = due.map(({ day, planned }) => ({
      user_id: userId,
      reminder_id: day.id,
      due_on: day.dueOn,
      day: planned,
      channel,
      round_on: today,
    }))
    let added = 0
    for (const row of rows) {
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('notices')
        .values(row)
        .onConflict((on) => on.doNothing())
        .executeTakeFirst()
      added += Number(numInsertedOrUpdatedRows ?? 0)
    }
    if (added === 0) return
    for (const subscription_id of to)
      await deliver(deps, tx, { userId, channel, today, subscription_id })
  }
  await note(
    'push',
    devices.map(({ id }) => id),
  )
  await note('email', mailbox === null ? [] : [null])
  await changeSettings(tx, userId, { last_day: today })
  await forget(tx, userId, addDays(today, -keptDays))
  await planNotices(deps, tx, userId)
}

/** Deletes records about deadlines that are long over. */
async function forget(tx: Tx, userId: number, before: PlainDate): Promise<void> {
  await tx
    .deleteFrom('notices')
    .where('user_id', '=', userId)
    .where('due_on', '<', before)
    .execute()
  await tx
    .deleteFrom('notice_deliveries')
    .where('user_id', '=', userId)
    .where('round_on', '<', before)
    .execute()
}

type Way = { userId: number; channel: Channel; today: PlainDate; subscription_id: number | null }

async function deliver({ queue, now }: RoundDeps, tx: Tx, way: Way): Promise<void> {
  const { userId, channel, today, subscription_id } = way
  const { id } = await tx
    .insertInto('notice_deliveries')
    .values({
      user_id: userId,
      channel,
      round_on: today,
      subscription_id,
      state: 'waiting',
      updated_at: now().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await queue.add(tx, {
    name: 'send-notice',
    payload: { deliveryId: id },
    subject: `notice:${id}`,
    runAt: now(),
  })
}
