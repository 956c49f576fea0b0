import { AppError } from '@brieflotse/contract'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Db } from '../db/open.ts'
import { safeEqual } from '../system/safe-equal.ts'
import type { Api } from '../http/valibot.ts'

/** In seconds. The slowest requests are uploads over slow connections. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

export type MetricsDeps = {
  db: Db
  understand: { whenLost(hear: (steps: readonly string[]) => void): void }
}

/**
 * Serves metrics for Prometheus: requests by route, jobs and documents by state, failed reading steps, the process. Nothing
 * identifies a user or letter. The token is required; without a configured token the route does not exist.
 */
export function registerMetrics(
  app: Api,
  { db, understand }: MetricsDeps,
  token: string | undefined,
): void {
  if (!token) return
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'brieflotse_' })
  const answered = new Histogram({
    name: 'brieflotse_http_request_duration_seconds',
    help: 'Time until a request was answered, by method, pattern of the route and status',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  })
  counted(registry, 'jobs', 'Jobs by name and state', ['name', 'state'], () =>
    db.read
      .selectFrom('jobs')
      .select(({ fn }) => ['name', 'state', fn.countAll<number>().as('count')])
      .groupBy(['name', 'state'])
      .execute(),
  )
  counted(registry, 'documents', 'Documents by status', ['status'], () =>
    db.read
      .selectFrom('documents')
      .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute(),
  )
  const failed = new Counter({
    name: 'brieflotse_reader_steps_failed_total',
    help: 'How often a step of the reader failed on a letter, by its name',
    labelNames: ['step'],
    registers: [registry],
  })
  understand.whenLost((steps) => steps.forEach((step) => failed.inc({ step })))
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode }
    answered.observe(labels, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!safeEqual(request.headers.authorization ?? '', `Bearer ${token}`))
      throw new AppError('not-found')
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .serializer(String)
      .send(await registry.metrics())
  })
}

type Row = { count: number } & Record<string, string | number>

/** A gauge whose value is counted when it is scraped. */
function counted(
  registry: Registry,
  name: string,
  help: string,
  labelNames: string[],
  rows: () => Promise<Row[]>,
): void {
  const gauge = new Gauge({
    name: `brieflotse_${name}`,
    help,
    labelNames,
    registers: [registry],
    async collect() {
      gauge.reset()
      for (const { count, ...labels } of await rows()) gauge.set(labels, count)
    },
  })
}
