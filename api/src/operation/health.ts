import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../db/open.ts'
import type { Api } from '../http/valibot.ts'

export type HealthDeps = { db: Db; dataFolder: string; isBuilt: () => Promise<boolean> }

/** `healthz`: the process answers. `readyz`: it can do its work; what it cannot do is named, with status 503. */
export function registerHealth(app: Api, deps: HealthDeps): void {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const { db, dataFolder, isBuilt } = deps
    const checks = { database: () => reads(db), disk: () => writes(dataFolder), app: isBuilt }
    const failing: string[] = []
    // one after the other: a disk that fails while a check before it waits would be an error that nobody catches
    for (const [name, check] of Object.entries(checks)) {
      if (!(await check().catch(() => false))) failing.push(name)
    }
    void reply.header('cache-control', 'no-store').code((failing.length > 0 ? 503 : 200) as never)
    return { status: failing.length > 0 ? 'not ready' : 'ready', failing }
  })
}

async function reads(db: Db): Promise<boolean> {
  await db.read.selectFrom('counter').selectAll().limit(1).execute()
  return true
}

/** A full disk, or one that was taken away, shows only when something is written. */
async function writes(folder: string): Promise<boolean> {
  const path = join(folder, `.ready-${process.pid}`)
  const file = await open(path, 'w', 0o600)
  try {
    await file.writeFile('ready')
    await file.sync()
  } finally {
    await file.close()
    await rm(path, { force: true })
  }
  return true
}
