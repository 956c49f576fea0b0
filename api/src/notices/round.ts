import { addDays, nextNotices, noticeDay, type PlainDate } from '@brieflotse/rules'
import type { Db, Tx } from '../db/open.ts'
import type { Channel } from '../db/notice-tables.ts'
import type { Queue } from '../providers/queue/queue.ts'
import type { FollowedDay } from '../reminders/store.ts'
import { devicesOf } from './devices.ts'
import { changeSettings, mailboxOf, settingsOf } from './settings.ts'

export type FindDays = (filter: { userId: number; from: PlainDate }) => Promise<FollowedDay[]>

export type RoundDeps = { db: Db; queue: Queue; findDays: FindDays; now: () => Date }

/** How long it is kept what was said, in days. */
const keptDays = 60

const planOf = (userId: number) => ({
  name: 'plan-notices',
  payload: { userId },
  subject: `notices:${userId}`,
})

/**
 * Sees to it that the user is reminded from now on: call it when they want to be, and when their hour changes. `after`: the day that is
 * settled already.
 */
export async function planNotices(deps: RoundDeps, tx: Tx, userId: number): Promise<void> {
  const { hour, zone, last_day } = await settingsOf(tx, userId)
  const { at } = nextNotices({ hour, zone, lastDay: last_day }, deps.now())
  await deps.queue.add(tx, { ...planOf(userId), runAt: at, hasten: true })
}

/** Plans anew for everybody who is told: at the start of the server, because its clock may have been years ahead when they were planned. */
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

/** What of these has to be said on a day, with the planned day it is said for. What is put off or done is not. */
function dueNotices(days: FollowedDay[], today: PlainDate) {
  return days.flatMap((day) => {
    const planned = day.done ? null : noticeDay(day, today)
    return planned === null ? [] : [{ day, planned }]
  })
}

/**
 * The reminders of a day: each deadline once for each planned day and channel, with a delivery for every device and the mailbox, their
 * jobs and the plan for the next day. All in one transaction: whatever dies, it is done as a whole or not at all.
 */
export async function holdRound(
  deps: RoundDeps,
  tx: Tx,
  { userId, today, days }: { userId: number; today: PlainDate; days: FollowedDay[] },
): Promise<void> {
  const devices = await devicesOf(tx, userId)
  const mailbox = await mailboxOf(tx, userId)
  // nobody to tell: the plan ends, and is made anew when a device or the mailbox comes
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

/** Takes out what was said of deadlines that are long over. */
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
