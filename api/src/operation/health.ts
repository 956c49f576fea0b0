import type { Db } from '../db/open.ts'
import { tidyingStops } from '../db/server-time.ts'
import { limits } from '../http/limits.ts'
import type { Api } from '../http/valibot.ts'
import { freeBytes, proveWritable } from '../providers/storage/disk.ts'

export type HealthDeps = {
  db: Db
  dataFolder: string
  isBuilt: () => Promise<boolean>
  /** Bytes that are free on the disk of the data. */
  free?: () => Promise<number>
}

/**
 * `healthz`: the process answers. `readyz`: it can do its work; what it cannot do is named, with status 503. Why nothing is tidied up is named as
 * well, without it.
 */
export function registerHealth(app: Api, deps: HealthDeps): void {
  const { db, dataFolder, isBuilt, free = () => freeBytes(dataFolder) } = deps
  const disk = seldom(() => writes(dataFolder), limits.diskCheckMs)
  const room = async () => (await free()) >= limits.diskSpareBytes
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const checks = { database: () => reads(db), disk, room, app: isBuilt }
    const failing: string[] = []
    // one after the other: a disk that fails while a check before it waits would be an error that nobody catches
    for (const [name, check] of Object.entries(checks)) {
      if (!(await check().catch(() => false))) failing.push(name)
    }
    void reply.header('cache-control', 'no-store').code((failing.length > 0 ? 503 : 200) as never)
    const stops = await tidyingStops(db).catch(() => [])
    // letters can be read and written all the same: no reason to send people to another server
    const tidying = stops.length > 0 && { tidyingStopped: stops.map(({ reason }) => reason) }
    return { status: failing.length > 0 ? 'not ready' : 'ready', failing, ...tidying }
  })
}

/** What it said last, as long as that is new: whoever asks all day long, or many at once, does not wear the disk out. */
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
