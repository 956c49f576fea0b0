import { AppError } from '@brieflotse/contract'
import { addDays, calendarAddress, dayIn } from '@brieflotse/rules'
import * as v from 'valibot'
import type { Db } from '../db/open.ts'
import { limits } from '../system/limits.ts'
import { limitBy, clientNetworkOf } from '../http/rate-limit.ts'
import type { Api } from '../http/valibot.ts'
import { languageOf } from '../account/store.ts'
import { wordingIn } from '../text/in-language.ts'
import { icalendarText, tagOf } from './calendar-text.ts'
import { ownerOfFeed } from './feeds.ts'
import { reachedAt } from './reached-at.ts'
import type { FindDays } from './round.ts'
import { settingsOf } from './settings.ts'

type FeedDeps = { db: Db; findDays: FindDays; publicUrl: string; now: () => Date }

/** How many days back the calendar still shows open deadlines. */
const back = 90

/** The private calendar feed for calendar programs. The secret URL is the only key; there is no session. */
export async function feedRoutes(
  app: Api,
  { db, findDays, publicUrl, now }: FeedDeps,
): Promise<void> {
  app.route({
    method: 'GET',
    url: '/api/calendar/:file',
    schema: { params: v.object({ file: v.pipe(v.string(), v.maxLength(100)) }) },
    onRequest: limitBy(app, limits.feedsPerIp, clientNetworkOf),
    handler: async (request, reply) => {
      const [, token] = /^([\w-]{43})\.ics$/.exec(request.params.file) ?? []
      const userId = token === undefined ? null : await ownerOfFeed(db.read, token)
      if (userId === null) throw new AppError('not-found')
      const { hour, zone } = await settingsOf(db.read, userId)
      const days = await findDays({ userId, from: addDays(dayIn(zone, now()), -back) })
      const words = wordingIn(await languageOf(db.read, userId))
      const address = calendarAddress(reachedAt(publicUrl, request))
      const text = icalendarText(days, { publicUrl, address, hour, words })
      const tag = tagOf(text)
      reply.header('etag', tag).header('cache-control', 'private, no-cache')
      const known = request.headers['if-none-match'] ?? ''
      // A compressing proxy marks the ETag as weak.
      if (known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)) {
        return reply.code(304).send()
      }
      reply.header('content-disposition', 'inline; filename="brieflotse.ics"')
      return reply.type('text/calendar; charset=utf-8').send(text)
    },
  })
}
