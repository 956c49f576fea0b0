import type { Db } from '../db/open.ts'
import { tidyingStops } from '../db/server-time.ts'
import { limits } from '../system/limits.ts'
import type { Api } from '../http/valibot.ts'
import { freeBytes, proveWritable } from '../system/disk.ts'

export type HealthDeps = {
  db: Db
  dataFolder: string
  isBuilt: () => Promise<boolean>
  /** The bucket with the content; null if the content is in the data folder. */
  bucket?: { answers(): Promise<boolean> } | null
  /** The free bytes on the disk of the data folder. */
  free?: () => Promise<number>
}

/**
 * `healthz`: the process responds. `readyz`: the server can do its work; otherwise it returns 503 and names the failing checks.
 * Reasons for stopped clean-up are listed too, but do not cause 503.
 */
export function registerHealth(app: Api, deps: HealthDeps): void {
  const { db, dataFolder, isBuilt, bucket, free = () => freeBytes(dataFolder) } = deps
  const disk = seldom(() => writes(dataFolder), limits.diskCheckMs)
  const storage = bucket && seldom(() => bucket.answers(), limits.diskCheckMs)
  const room = async () => (await free()) >= limits.diskSpareBytes
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const checks = {
      database: () => reads(db),
      disk,
      room,
      app: isBuilt,
      ...(storage && { storage }),
    }
    const failing: string[] = []
    // The checks run one after the other: with concurrent checks, a rejection during an earlier `await` would be unhandled.
    for (const [name, check] of Object.entries(checks)) {
      if (!(await check().catch(() => false))) failing.push(name)
    }
    void reply.header('cache-control', 'no-store').code((failing.length > 0 ? 503 : 200) as never)
    const stops = await tidyingStops(db).catch(() => [])
    // Letters can still be read and written, so a load balancer should not remove this server.
    const tidying = stops.length > 0 && { tidyingStopped: stops.map(({ reason }) => reason) }
    return { status: failing.length > 0 ? 'not ready' : 'ready', failing, ...tidying }
  })
}

/** Caches a check's result for some time, so that many or frequent requests do not wear out the disk. */
function seldom(check: () => Promise<boolean>, ms: number): () => Promise<boolean> {
  let last: { at: number; found: Promise<boolean> } | null = null
  return () => {
    const now = performance.now()
    if (!last || now - last.at > ms) last = { at: now, found: check().catch(() => false) }
    return last.found
  }
}

async function reads(db: Db): Promise<boolean> {
  await db.read.selectFrom('counter').selectAll().limit(1).execute()
  return db.damage.since() === null
}

async function writes(folder: string): Promise<boolean> {
  await proveWritable(folder)
  return true
}
