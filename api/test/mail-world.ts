import { AppError } from '@brieflotse/contract'
import { book } from '../src/account/store.ts'
import { openDb } from '../src/db/open.ts'
import { createFeed } from '../src/db/feed.ts'
import { createAccountRoom } from '../src/documents/account-room.ts'
import { createFiles } from '../src/documents/files.ts'
import { createRoom } from '../src/jobs/room.ts'
import { runJob, type Handlers, type RunnerDeps } from '../src/jobs/run.ts'
import { Letters } from '../src/letters/store.ts'
import { followMailJob } from '../src/mail/follow-job.ts'
import { orderLetter, type OrderingDeps } from '../src/mail/order.ts'
import { Postings } from '../src/mail/posting.ts'
import { Orders } from '../src/mail/store.ts'
import { submitMailJob } from '../src/mail/submit-job.ts'
import type { Mail } from '../src/providers/mail/mail.ts'
import { SqliteQueue } from '../src/providers/queue/sqlite.ts'
import { fakePress } from './fake-press.ts'
import { Killed, memoryStorage, mortalProcess } from './mortal-process.ts'

const silent = { info() {}, warn() {}, error() {} } as unknown as RunnerDeps['log']
export const mailJobs = ['submit-mail', 'follow-mail'] as const
const leaseMs = 8_000

/** What survives every crash: the disk, a user with letters, and the clock. */
export async function mailWorld(start: { credits: number; letters: number; now: () => number }) {
  const db = await openDb(':memory:')
  const storage = memoryStorage()
  const at = '2026-11-28T00:00:00.000Z'
  const userId = await db.write(async (tx) => {
    const { id } = await tx
      .insertInto('users')
      .values({
        username: 'a',
        username_key: 'a',
        password_hash: '',
        city: 'Bremen',
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await book(tx, { userId: id, amount: start.credits, reason: 'welcome' })
    for (let n = 1; n <= start.letters; n += 1) {
      const texts = { title: `Letter ${n}`, content: `Text ${n}`, response_type: 'confirmation' }
      const row = { user_id: id, document_id: 1, recipient_name: 'Amt', ...texts }
      await tx
        .insertInto('response_letters')
        .values({ ...row, generated_at: at, updated_at: at })
        .execute()
    }
    return id
  })
  return { db, storage, userId, now: start.now }
}
export type MailWorld = Awaited<ReturnType<typeof mailWorld>>

/** One run of the server with this state. `mail` is its connection to the provider. */
export function mailServer(
  world: MailWorld,
  providerOf: (step: () => void) => Mail,
  killAfter = Infinity,
) {
  const life = mortalProcess()
  const { now } = world
  const db = life.db(world.db)
  const storage = life.storage(world.storage)
  const feed = createFeed()
  const queue = new SqliteQueue({ db, leaseMs, now })
  const orders = new Orders({ db, feed, queue, perDay: 1_000, now })
  const postings = new Postings({ orders, queue, now })
  const mail = providerOf(life.step)
  const ordering: OrderingDeps = {
    db,
    storage,
    files: createFiles({ db, storage }),
    letters: new Letters({ db, feed, accountRoom: createAccountRoom(null) }),
    orders,
    mail,
    prints: fakePress(),
  }
  const jobDeps = { db, queue, storage, mail, orders, postings, now }
  const handlers = {
    'submit-mail': submitMailJob(jobDeps),
    'follow-mail': followMailJob(jobDeps),
  } as Partial<Handlers> as Handlers
  const room = createRoom({ db, free: async () => 0 })
  const runner = {
    db,
    queue,
    handlers,
    room,
    log: silent,
    heartbeatMs: 60_000,
    pollMs: 60_000,
    now,
  }
  const forever = new AbortController().signal
  life.killAfter(killAfter)

  return {
    isDead: life.isDead,
    /** Sends an order as a click on Send does, with its idempotency key. */
    async order(letterId: number, key: string) {
      const { userId } = world
      const user = { id: userId, city: 'Bremen' } as Parameters<typeof orderLetter>[2]['user']
      const printOptions = { blackAndWhite: true, doubleSided: true }
      const wish = { userId, key, fingerprint: `letter ${letterId}` }
      const order = {
        responseLetterID: letterId,
        deliveryOption: 'standard',
        printOptions,
      } as const
      return orderLetter(ordering, wish, { user, order })
    },
    async cancel(orderId: number) {
      await db.write(async (tx) => {
        const row = await orders.byId(tx, orderId)
        if (!row) throw new AppError('not-found')
        await orders.cancel(tx, row)
      })
    },
    /** Runs one due job, if there is one. */
    async work(name: (typeof mailJobs)[number]): Promise<boolean> {
      const job = await queue.take(name).catch((error: unknown) => {
        if (error instanceof Killed) return null
        throw error
      })
      if (job) await runJob(runner, name, job, forever)
      return job !== null
    },
  }
}
export type MailServer = ReturnType<typeof mailServer>
