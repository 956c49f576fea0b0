// A complete server in a child process for soak tests (`faults/soak`). Its clock is set from outside and its disk can be made full.
// A fake OCR takes the words from the file; reader, jobs, reminders and backups are real.
import type { Word } from '@brieflotse/reading'
import { install } from '@sinonjs/fake-timers'
import { sql } from 'kysely'
import { request as httpRequest } from 'node:http'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfig } from '../src/config.ts'
import type { Db } from '../src/db/open.ts'
import { createUnderstand } from '../src/documents/reading/understand.ts'
import { practiceOffice } from '../src/providers/mail/practice-office.ts'
import type { Ocr } from '../src/providers/ocr/ocr.ts'
import { createPracticeBank } from '../src/providers/payment/practice.ts'
import { practiceOnly } from '../src/providers/payment/providers.ts'
import { createWebPush } from '../src/providers/push/web-push.ts'
import { startServer } from '../src/start.ts'
import { fakePress } from './fake-press.ts'
import { fakeTranslation, picture } from './fakes.ts'

export type SoakSettings = {
  now: number
  push: { origin: string; publicKey: string; privateKey: string }
}
export type SoakOrder =
  /** Sets the clock. With `skip`, jobs and timers planned in between run once, now. */
  | { what: 'clock'; to: number; skip: boolean }
  | { what: 'disk'; isFull: boolean }
  /** Waits until no job is due or running. */
  | { what: 'idle' }
  | { what: 'memory' }

const { now, push } = JSON.parse(process.argv[2]!) as SoakSettings
const later = setTimeout
const clock = install({
  now,
  toFake: ['Date', 'setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'],
  shouldAdvanceTime: true,
  advanceTimeDelta: 5,
})
const config = readConfig(process.env)
const { origin, publicKey, privateKey } = push
let db!: Db

const { port } = await startServer(
  config,
  (opened) => {
    db = opened
    return {
      ocr: ocrOfWords(),
      understand: createUnderstand(),
      translation: fakeTranslation(),
      press: fakePress(),
      payment: practiceOnly(createPracticeBank({ folder: join(config.dataFolder, 'bank') })),
      ...practiceOffice(join(config.dataFolder, 'practice-post')),
      reach: {
        email: null,
        push: createWebPush({
          contact: 'mailto:operator@example.org',
          publicKey,
          privateKey,
          reach: { accepts: (endpoint) => endpoint.startsWith(origin), request: httpRequest },
        }),
      },
    }
  },
  { leaseMs: 1_000, heartbeatMs: 250, pollMs: 50 },
)
process.on('message', (order: SoakOrder) => {
  void obey(order).then(
    (answer) => process.send?.({ answer }),
    (error: unknown) => process.send?.({ problem: String(error) }),
  )
})
process.send?.({ port })
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))

async function obey(order: SoakOrder): Promise<unknown> {
  if (order.what === 'clock') {
    if (order.skip) clock.jump(order.to - Date.now())
    else clock.setSystemTime(order.to)
    return Date.now()
  }
  if (order.what === 'disk') return fill(order.isFull)
  if (order.what === 'memory') {
    globalThis.gc?.()
    return process.memoryUsage()
  }
  for (let rounds = 0; rounds < 6_000; rounds += 1) {
    if ((await due()) === 0) return rounds
    await new Promise((resolve) => later(resolve, 10))
  }
  throw new Error('jobs do not come to an end')
}

async function due(): Promise<number> {
  const moment = new Date().toISOString()
  const { count } = await db.read
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((eb) =>
      eb.or([
        eb('state', '=', 'running'),
        eb.and([eb('state', '=', 'waiting'), eb('run_at', '<=', moment)]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return count
}

/** Makes all writes to database and files fail, or work again. */
async function fill(isFull: boolean): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db.read)
  const most = isFull ? rows[0]!.page_count : 0xfffffffe
  await sql`pragma max_page_count = ${sql.lit(most)}`.execute(db.read)
  const handle = await open(process.execPath)
  const prototype = Object.getPrototypeOf(handle) as { write: unknown }
  await handle.close()
  usual ??= prototype.write
  prototype.write = isFull
    ? () => Promise.reject(Object.assign(new Error('no room'), { code: 'ENOSPC' }))
    : usual
}
let usual: unknown

function ocrOfWords(): Ocr {
  return {
    inspect: async () => ({ pages: 1 }),
    async read({ bytes }, { onPage }) {
      const text = Buffer.from(bytes).toString()
      await onPage({
        size: { number: 1, width: 210, height: 297 },
        words: JSON.parse(text.slice(text.indexOf('\n') + 1)) as Word[],
        codes: [],
        source: 'text-layer',
        pictures: { phone: picture, zoom: picture },
      })
    },
    async close() {},
  }
}
