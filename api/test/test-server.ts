import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach } from 'vitest'
import type { Registering } from '../src/account/invites.ts'
import { buildApp, type AppOptions } from '../src/app.ts'
import { buildDeps, type Providers } from '../src/deps.ts'
import { createRoom } from '../src/jobs/room.ts'
import { startRunner, type Runner } from '../src/jobs/run.ts'
import type { Incoming } from '../src/inbox/arriving/incoming.ts'
import type { Bucket } from '../src/providers/storage/s3-bucket.ts'
import type { JobName } from '../src/jobs/jobs.ts'
import { createPracticeBank } from '../src/providers/payment/practice.ts'
import { practiceOnly } from '../src/providers/payment/providers.ts'
import { practiceOffice } from '../src/providers/mail/practice-office.ts'
import { handlersOf } from '../src/start.ts'
import { fakePress } from './fake-press.ts'
import { fakeOcr, fakeTranslation, fakeUnderstand } from './fakes.ts'

export type TestServer = Awaited<ReturnType<typeof testServer>>

type Options = Partial<Providers> &
  Partial<AppOptions> & {
    dataFolder?: string
    incoming?: Incoming
    bucket?: Bucket
    registration?: Registering
    maxBytesPerUser?: number
  }

const endings: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})

/** A new empty folder that is deleted after the test. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'brieflotse-api-'))
  endings.push(async () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The complete server with a real database in its own folder, and fake readers. Jobs run after `startJobs` is called. */
export async function testServer(options: Options = {}) {
  let runner: Runner | undefined
  const dataFolder = options.dataFolder ?? testFolder()
  const deps = await buildDeps({
    dataFolder,
    leaseMs: 5_000,
    onJobAdded: (name) => runner?.wake(name as JobName),
    publicUrl: 'http://localhost:3000',
    incoming: options.incoming ?? null,
    registration: options.registration ?? 'open',
    maxBytesPerUser: options.maxBytesPerUser ?? null,
    bucket: options.bucket ?? null,
    providers: () => ({
      ocr: fakeOcr(),
      understand: fakeUnderstand,
      translation: fakeTranslation(),
      payment: practiceOnly(createPracticeBank({ folder: join(dataFolder, 'practice-bank') })),
      ...practiceOffice(join(dataFolder, 'practice-post')),
      press: fakePress(),
      mailPerDay: 1_000,
      ...options,
    }),
  })
  const app = await buildApp(deps, {
    webFolder: join(dataFolder, 'web'),
    sessionKey: randomBytes(32),
    trustProxy: false,
    logLevel: 'silent',
    ...options,
  })
  const stopJobs = async () => {
    await runner?.stop()
    runner = undefined
  }
  endings.push(async () => {
    await stopJobs()
    await app.close()
    await deps.db.close()
  })
  return {
    app,
    deps,
    dataFolder,
    stopJobs,
    startJobs() {
      runner = startRunner({
        ...deps,
        handlers: handlersOf(deps),
        room: createRoom({ db: deps.db, free: async () => 0 }),
        log: app.log,
        heartbeatMs: 1_000,
        pollMs: 20,
        backOffMs: () => 10,
      })
    },
    /** The hashes of all stored content. */
    async stored(): Promise<string[]> {
      const hashes: string[] = []
      for await (const { hash } of deps.storage.list()) hashes.push(hash)
      return hashes
    },
    /** Resolves with the first satisfying result; calls `look` again whenever data of the user changed. */
    async until<T>(userId: number, look: () => Promise<T>, satisfied: (found: T) => boolean) {
      let changed = deferred()
      const stop = deps.feed.listen(userId, () => changed.resolve())
      try {
        for (;;) {
          changed = deferred()
          const found = await look()
          if (satisfied(found)) return found
          await changed.promise
        }
      } finally {
        stop()
      }
    },
  }
}

function deferred() {
  let resolve!: () => void
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
