import {
  eventsUrl,
  getChanges,
  getOlderRows,
  modelsEvent,
  type Changes,
  type OlderRows,
} from '@brieflotse/contract'
import type { Feed } from '../db/feed.ts'
import { markRows } from '../http/rows-mark.ts'
import { type Sessions, userOf } from '../http/session.ts'
import { Rendered, type Api } from '../http/valibot.ts'
import { changesAfter, newestRev, rowsBefore, type FeedDeps } from './store.ts'
import { createStreams } from './streams.ts'

export type SyncDeps = FeedDeps & {
  feed: Feed
  sessions: Sessions
  modelNews: { listen(listener: () => void): () => void }
}

export async function syncRoutes(app: Api, deps: SyncDeps): Promise<void> {
  const { db, feed, sessions } = deps
  const streams = createStreams(db.epoch)
  sessions.onEnd((ended) => streams.endOf(ended))
  // A stream never ends by itself, and closing the server waits for open responses.
  app.addHook('preClose', async () => streams.endAll())

  app.route({
    ...getChanges,
    handler: async (request, reply) => {
      const { since, limit } = request.query
      const { userId } = userOf(request)
      const changes = await changesAfter(deps, { userId, since, limit })
      markRows(request, reply)
      return new Rendered<Changes>(changes)
    },
  })

  app.route({
    ...getOlderRows,
    handler: async (request, reply) => {
      const { before, limit, packed } = request.query
      const { userId } = userOf(request)
      const isPacked = packed !== undefined
      const rows = await rowsBefore(deps, { userId, before, limit, isPacked })
      markRows(request, reply)
      return new Rendered<OlderRows>(rows)
    },
  })

  app.get(eventsUrl, { exposeHeadRoute: false }, async (request, reply) => {
    const who = userOf(request)
    reply.hijack()
    const response = reply.raw
    response.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Tells proxies not to buffer events.
      'x-accel-buffering': 'no',
    })
    const forget = feed.listen(who.userId, (rev) => stream.notify(rev))
    const forgetModels = deps.modelNews.listen(() => stream.say(modelsEvent))
    const stream = streams.open(who, response, () => {
      forget()
      forgetModels()
    })
    response.write('retry: 3000\n\n')
    try {
      stream.notify(await newestRev(db, who.userId))
    } catch (error) {
      // A silent stream looks like one without changes, so it is ended on errors: the client then reconnects.
      request.log.error({ err: error }, 'failed')
      stream.end()
    }
  })
}
