import { AppError, type PushNotice } from '@brieflotse/contract'
import { endOfDay, quietAfter } from '@brieflotse/rules'
import type { Selectable } from 'kysely'
import type { Tx } from '../db/open.ts'
import type { NoticeDeliveryTable } from '../db/notice-tables.ts'
import type { Handler, RunningJob } from '../jobs/run.ts'
import type { Email } from '../providers/email/email.ts'
import type { Push } from '../providers/push/push.ts'
import type { FollowedDay } from '../reminders/store.ts'
import { dropDevice } from './devices.ts'
import { stopUrlOf } from './mailbox-links.ts'
import type { RoundDeps } from './round.ts'
import { mailboxOf, settingsOf, type SettingsRow } from './settings.ts'
import { languageOf } from '../account/store.ts'
import { wordingIn } from '../text/in-language.ts'
import { noticeMail, noticeText } from './wording.ts'

export type SendDeps = RoundDeps & {
  push: Push | null
  email: Email | null
  secret: string
  publicUrl: string
}

type Delivery = Selectable<NoticeDeliveryTable>

/** Sends one day's reminders to a device or mailbox, unless nothing is left to remind of or it is night. */
export function sendNoticeJob(deps: SendDeps): Handler<'send-notice'> {
  return {
    async run({ deliveryId }, running) {
      const delivery = await find(deps, deliveryId)
      if (!delivery || delivery.state === 'sent') return running.finish(async () => {})
      const settings = await settingsOf(deps.db.read, delivery.user_id)
      const days = await stillOpen(deps, delivery)
      const isLate = quietAfter(delivery.round_on, settings) <= deps.now()
      if (days.length === 0 || isLate) return end(deps, running, delivery, 'dropped')
      const what = { delivery, settings, days }
      return delivery.channel === 'push'
        ? toDevice(deps, running, what)
        : toMailbox(deps, running, what)
    },
    giveUp: (tx, { deliveryId }) => note(deps, tx, deliveryId, 'failed'),
  }
}

type What = { delivery: Delivery; settings: SettingsRow; days: FollowedDay[] }

// A notification that may have been sent before a crash is sent again. It has the same tag, so the device shows it only once.
async function toDevice(deps: SendDeps, running: RunningJob, { delivery, settings, days }: What) {
  const device = await deps.db.read
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('id', '=', delivery.subscription_id)
    .executeTakeFirst()
  if (!device || !deps.push) return end(deps, running, delivery, 'dropped')
  const { user_id: user, round_on: day } = delivery
  const notice: PushNotice = {
    user,
    ...noticeText(days, day, settings.details === 1, await wordsOf(deps, user)),
    tag: `due-${day}`,
  }
  const keepFor = Math.round((+endOfDay(day, settings.zone) - +deps.now()) / 1000)
  const message = {
    text: JSON.stringify(notice),
    keepFor: Math.max(keepFor, 60),
    topic: notice.tag,
  }
  const outcome = await deps.push.send(device, message, running.signal)
  await running.finish(async (tx) => {
    if (outcome === 'gone') await dropDevice(tx, user, device.id)
    else await note(deps, tx, delivery.id, 'sent')
  })
}

// A mail cannot be recalled or replaced, so its sending is recorded first. If the server dies then, the mail is not sent again.
async function toMailbox(deps: SendDeps, running: RunningJob, { delivery, settings, days }: What) {
  if (delivery.state !== 'waiting') return end(deps, running, delivery, 'unsure')
  const to = await mailboxOf(deps.db.read, delivery.user_id)
  if (to === null || !deps.email) return end(deps, running, delivery, 'dropped')
  const stopUrl = stopUrlOf(deps, delivery.user_id, to)
  const { publicUrl } = deps
  const words = await wordsOf(deps, delivery.user_id)
  const options = { details: settings.details === 1, publicUrl, stopUrl }
  const mail = noticeMail(days, delivery.round_on, options, words)
  await deps.db.write((tx) => note(deps, tx, delivery.id, 'sending'))
  const id = `reminder-${delivery.id}-${delivery.round_on}`
  try {
    await deps.email.send({ to, ...mail, language: words.language, id, stopUrl }, running.signal)
  } catch (error) {
    const isUntaken = error instanceof AppError && error.code === 'provider-down'
    if (isUntaken) await deps.db.write((tx) => note(deps, tx, delivery.id, 'waiting'))
    throw error
  }
  await end(deps, running, delivery, 'sent')
}

/** Looked up when sending, because the user may have changed the language meanwhile. */
const wordsOf = async ({ db }: SendDeps, userId: number) =>
  wordingIn(await languageOf(db.read, userId))

async function find({ db }: SendDeps, id: number): Promise<Delivery | undefined> {
  return db.read.selectFrom('notice_deliveries').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The reminders of that day that are still open. */
async function stillOpen(deps: SendDeps, { user_id, round_on, channel }: Delivery) {
  const noted = await deps.db.read
    .selectFrom('notices')
    .select(['reminder_id', 'due_on'])
    .where('user_id', '=', user_id)
    .where('round_on', '=', round_on)
    .where('channel', '=', channel)
    .execute()
  const days = await deps.findDays({ userId: user_id, from: round_on })
  const isPutOff = ({ snoozedUntil }: FollowedDay) =>
    snoozedUntil !== null && snoozedUntil > round_on
  return days.filter(
    (day) =>
      !day.done &&
      !isPutOff(day) &&
      noted.some(({ reminder_id, due_on }) => reminder_id === day.id && due_on === day.dueOn),
  )
}

type State = Delivery['state']

const end = (deps: SendDeps, { finish }: RunningJob, { id }: Delivery, state: State) =>
  finish((tx) => note(deps, tx, id, state))

async function note({ now }: SendDeps, tx: Tx, id: number, state: State): Promise<void> {
  await tx
    .updateTable('notice_deliveries')
    .set({ state, updated_at: now().toISOString() })
    .where('id', '=', id)
    .execute()
}
