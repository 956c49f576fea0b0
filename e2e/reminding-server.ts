import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../api/src/config.ts'
import type { Db } from '../api/src/db/open.ts'
import { localProviders } from '../api/src/deps.ts'
import type { Email } from '../api/src/providers/email/email.ts'
import { startServer } from '../api/src/start.ts'
import { fakePush } from '../api/test/fake-push.ts'
import { freePort } from './server.ts'

/** Starts a server in this process, so that push service and mail server can be fakes: a browser without a network has none. */
export async function startRemindingServer(email: Email | null) {
  const service = await fakePush()
  const dataFolder = await mkdtemp(join(tmpdir(), 'brieflotse-'))
  const config = readConfig({
    PORT: String(await freePort()),
    BRIEFLOTSE_DATA_DIR: dataFolder,
    BRIEFLOTSE_LOG_LEVEL: 'silent',
    BRIEFLOTSE_TRANSLATION: 'off',
  })
  let db!: Db
  const server = await startServer(config, async (opened) => {
    db = opened
    return { ...(await localProviders(config)(opened)), reach: { push: service.provider, email } }
  })
  return {
    address: config.publicUrl,
    service,
    db,
    async remove() {
      await server.stop()
      await service.close()
      await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

export type RemindingServer = Awaited<ReturnType<typeof startRemindingServer>>

/** A time zone in which it is about noon, so that morning is over and evening is far. */
export function zoneAtNoon(): string {
  const offset = 12 - new Date().getUTCHours()
  return offset === 0 ? 'Etc/UTC' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
}
