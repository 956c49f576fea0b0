import {
  addNoticeDevice,
  AppError,
  changeNoticeSettings,
  dropCalendarFeed,
  dropNoticeDevice,
  getNoticeSettings,
  type NoticeSettings,
  renewCalendarFeed,
  testNoticeDevice,
} from '@brieflotse/contract'
import { isZone } from '@brieflotse/rules'
import type { FastifyRequest } from 'fastify'
import { existing } from '../http/errors.ts'
import { limits } from '../system/limits.ts'
import { limitBy } from '../http/rate-limit.ts'
import { type Sessions, userOf } from '../http/session.ts'
import type { Api } from '../http/valibot.ts'
import { devicesOf, dropDevice, dropDevicesOf, keepDevice, markOf } from './devices.ts'
import { dropFeed, feedOf, renewFeedAddress } from './feeds.ts'
import { linkOf } from './mailbox-links.ts'
import { planNotices } from './round.ts'
import { reachedAt } from './reached-at.ts'
import type { SendDeps } from './send-job.ts'
import { profileAddressOf, changeSettings, settingsOf } from './settings.ts'
import { languageOf } from '../account/store.ts'
import { wordingIn } from '../text/in-language.ts'
import { askingMail } from './wording.ts'

export type NoticeDeps = SendDeps & { sessions: Sessions }

const keyOf = (request: FastifyRequest) => String(userOf(request).userId)

/** Routes for how, when and where the user is reminded. */
export async function noticeRoutes(app: Api, deps: NoticeDeps): Promise<void> {
  deps.sessions.onEnd((ended) => {
    dropDevicesOf(deps.db, ended).catch((error: unknown) =>
      app.log.error({ err: error }, 'a device of an ended session stays'),
    )
  })
  const perUser = limitBy(app, limits.noticeChangesPerUser, keyOf)
  settingsRoutes(app, deps, perUser)
  deviceRoutes(app, deps, perUser)
  calendarRoutes(app, deps, perUser)
}

type Limit = ReturnType<typeof limitBy>

function settingsRoutes(app: Api, deps: NoticeDeps, perUser: Limit): void {
  const { db, email } = deps
  const mailLimits = [
    limitBy(app, limits.noticeMailsPerUser, keyOf),
    limitBy(app, limits.noticeMailsPerUserAndDay, keyOf),
    limitBy(app, limits.noticeMailsPerRecipient, async (request) => {
      const address = await profileAddressOf(db.read, userOf(request).userId)
      return address?.toLowerCase() ?? ''
    }),
  ]

  app.route({
    ...getNoticeSettings,
    handler: (request) => answer(deps, request),
  })

  app.route({
    ...changeNoticeSettings,
    preHandler: perUser,
    handler: async (request, reply) => {
      const { userId } = userOf(request)
      const { hour, zone, details, email: wanted } = request.body
      const address = await profileAddressOf(db.read, userId)
      if (zone !== undefined && !isZone(zone)) throw new AppError('invalid-input')
      if (wanted && (!email || address === null)) throw new AppError('invalid-input')
      const { email: confirmed } = await settingsOf(db.read, userId)
      const asks = wanted && confirmed !== address
      if (asks) for (const limit of mailLimits) await limit(request, reply)
      await db.write(async (tx) => {
        await changeSettings(tx, userId, {
          ...(hour !== undefined && { hour }),
          ...(zone !== undefined && { zone }),
          ...(details !== undefined && { details: details ? 1 : 0 }),
          ...(wanted !== undefined && { email_on: wanted ? 1 : 0 }),
        })
        await planNotices(deps, tx, userId)
      })
      if (asks && email && address !== null) {
        const words = wordingIn(await languageOf(db.read, userId))
        const mail = askingMail(linkOf(deps, 'confirm', userId, address), words)
        const id = `confirm-${userId}-${deps.now().getTime()}`
        await email.send(
          { to: address, ...mail, language: words.language, id },
          AbortSignal.timeout(limits.mailMs),
        )
      }
      return answer(deps, request)
    },
  })
}

function deviceRoutes(app: Api, deps: NoticeDeps, perUser: Limit): void {
  const { db, push } = deps
  const testsPerUser = limitBy(app, limits.noticeTestsPerUser, keyOf)

  app.route({
    ...addNoticeDevice,
    preHandler: perUser,
    handler: async (request) => {
      const signedIn = userOf(request)
      if (!push?.accepts(request.body.endpoint)) throw new AppError('invalid-input')
      await db.write(async (tx) => {
        await keepDevice(tx, signedIn, request.body)
        await planNotices(deps, tx, signedIn.userId)
      })
      return answer(deps, request)
    },
  })

  app.route({
    ...dropNoticeDevice,
    handler: async (request) => {
      const { userId } = userOf(request)
      await db.write((tx) => dropDevice(tx, userId, request.params.id))
      return answer(deps, request)
    },
  })

  app.route({
    ...testNoticeDevice,
    preHandler: testsPerUser,
    handler: async (request) => {
      const { userId } = userOf(request)
      const { id } = request.params
      const device = existing((await devicesOf(db.read, userId)).find((one) => one.id === id))
      const notice = {
        user: userId,
        ...wordingIn(await languageOf(db.read, userId)).notice.test,
        tag: 'test',
        path: '/settings#reminders',
      }
      const message = { text: JSON.stringify(notice), keepFor: 300, topic: 'test' }
      const limit = AbortSignal.timeout(limits.mailMs)
      if ((await existing(push).send(device, message, limit)) === 'sent') return null
      await db.write((tx) => dropDevice(tx, userId, id))
      throw new AppError('not-found')
    },
  })
}

function calendarRoutes(app: Api, deps: NoticeDeps, perUser: Limit): void {
  const { db, secret } = deps

  app.route({
    ...renewCalendarFeed,
    preHandler: perUser,
    handler: async (request) => {
      const { userId } = userOf(request)
      await db.write((tx) => renewFeedAddress(tx, secret, userId))
      return answer(deps, request)
    },
  })

  app.route({
    ...dropCalendarFeed,
    handler: async (request) => {
      const { userId } = userOf(request)
      await db.write((tx) => dropFeed(tx, userId))
      return answer(deps, request)
    },
  })
}

/** All settings of the user, which most routes here answer. */
async function answer(
  { db, push, email, secret, publicUrl }: NoticeDeps,
  request: FastifyRequest,
): Promise<NoticeSettings> {
  const { userId } = userOf(request)
  const { hour, zone, details, email_on, email: confirmed } = await settingsOf(db.read, userId)
  const devices = await devicesOf(db.read, userId)
  const address = await profileAddressOf(db.read, userId)
  const feed = await feedOf(db.read, secret, userId)
  const isConfirmed = confirmed !== null && confirmed === address
  const wanted = isConfirmed ? 'on' : 'waiting'
  return {
    hour,
    zone,
    details: details === 1,
    push: {
      key: push?.publicKey ?? null,
      devices: devices.map(({ id, label, endpoint, created_at: since }) => ({
        id,
        label,
        since,
        mark: markOf(endpoint),
      })),
    },
    email: { state: !email ? 'none' : email_on === 1 ? wanted : 'off', address },
    feed: feed && {
      url: feed.path && reachedAt(publicUrl, request) + feed.path,
      since: feed.since,
    },
  }
}
