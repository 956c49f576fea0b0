import type { PushSubscriber } from '@brieflotse/contract'
import { loadClaims } from '../src/documents/claims/claim-store.ts'
import { openDb, type Db } from '../src/db/open.ts'
import { runJob, type RunnerDeps } from '../src/jobs/run.ts'
import { keepDevice } from '../src/notices/devices.ts'
import { planNoticesJob } from '../src/notices/plan-job.ts'
import { planNotices } from '../src/notices/round.ts'
import { sendNoticeJob, type SendDeps } from '../src/notices/send-job.ts'
import { changeSettings } from '../src/notices/settings.ts'
import type { EmailMessage } from '../src/providers/email/email.ts'
import { SqliteQueue } from '../src/providers/queue/sqlite.ts'
import { followedDays } from '../src/reminders/store.ts'
import { addFollowedLetter } from './followed-letter.ts'

export type Told = { at: Date; userId: number; endpoint: string; text: Record<string, string> }
export type NoticeWorld = Awaited<ReturnType<typeof noticeWorld>>

const names = ['plan-notices', 'send-notice'] as const
const leaseMs = 8_000

/** The server crashes here: nothing after this happens. */
export class Death extends Error {}

/** Runs reminders with a clock that the test sets, a real database and a real queue. It records what was sent and when. */
export async function noticeWorld(start: string) {
  const db = await openDb(':memory:')
  let now = new Date(start)
  const told: Told[] = []
  const mailed: (EmailMessage & { at: Date })[] = []
  /** Called at every step where a crash could happen; it throws to crash there. */
  let step: (name: string) => void = () => {}
  let dead = false
  const at = (name: string) => {
    if (dead) throw new Death()
    try {
      step(name)
    } catch (error) {
      dead = true
      throw error
    }
  }
  const mortal: Db = {
    ...db,
    async write(change) {
      at('before a change')
      const result = await db.write(change)
      at('after a change')
      return result
    },
  }
  const queue = new SqliteQueue({ db, leaseMs, now: () => now.getTime() })
  const deps: SendDeps = {
    db: mortal,
    queue,
    now: () => now,
    findDays: (filter) => followedDays({ db, loadClaims }, filter),
    secret: 'secret',
    publicUrl: 'https://post.example.org',
    push: {
      publicKey: '',
      accepts: () => true,
      async send({ endpoint }, { text }) {
        at('before a message')
        const notice = JSON.parse(text) as Record<string, string> & { user: number }
        told.push({ at: now, userId: notice.user, endpoint, text: notice })
        at('after a message')
        return 'sent'
      },
    },
    email: {
      async send(message) {
        at('before a mail')
        mailed.push({ ...message, at: now })
        at('after a mail')
      },
    },
  }
  const runner = {
    db: mortal,
    queue,
    handlers: { 'plan-notices': planNoticesJob(deps), 'send-notice': sendNoticeJob(deps) },
    log: { info() {}, warn() {}, error() {} },
    heartbeatMs: 60_000,
    pollMs: 60_000,
    now: () => now.getTime(),
  } as unknown as RunnerDeps

  /** The time of the next due job, up to `end`. */
  async function nextDue(end: Date): Promise<Date | null> {
    const jobs = await db.read.selectFrom('jobs').selectAll().where('state', '!=', 'dead').execute()
    const due = jobs.map(({ state, run_at, leased_until }) =>
      state === 'running' ? (leased_until ?? run_at) : run_at,
    )
    const first = due.toSorted()[0]
    return first !== undefined && first <= end.toISOString() ? new Date(first) : null
  }

  return {
    db,
    deps,
    told,
    mailed,
    now: () => now,
    /** Moves the clock without running jobs, as if the server were off. */
    wake: (moment: string) => (now = new Date(moment)),
    dieAt(when: (step: string) => boolean) {
      step = (name) => {
        if (when(name)) throw new Death()
      }
    },
    /** Starts another process with the same database. */
    revive() {
      dead = false
      step = () => {}
    },
    get isDead() {
      return dead
    },
    /** Advances the clock and runs the jobs that become due. */
    async until(moment: string): Promise<void> {
      const end = new Date(moment)
      for (;;) {
        const due = await nextDue(end)
        if (!due || dead) break
        if (due > now) now = due
        for (const name of names) {
          const job = await queue.take(name)
          if (job && !dead) await runJob(runner, name, job, new AbortController().signal)
        }
      }
      if (!dead && end > now) now = end
    },
    async user(settings: { hour?: number; zone?: string; email?: string } = {}): Promise<number> {
      const { email, ...clock } = settings
      return db.write(async (tx) => {
        const name = `user-${Math.random()}`
        const row = {
          username: name,
          username_key: name,
          password_hash: '',
          created_at: now.toISOString(),
        }
        const { id } = await tx
          .insertInto('users')
          .values({ ...row, ...(email !== undefined && { email }) })
          .returning('id')
          .executeTakeFirstOrThrow()
        const mailbox = email === undefined ? {} : { email, email_on: 1 as const }
        await changeSettings(tx, id, { details: 1, ...clock, ...mailbox })
        await planNotices(deps, tx, id)
        return id
      })
    },
    async device(userId: number, endpoint: string): Promise<void> {
      const subscriber: PushSubscriber = {
        endpoint,
        keys: { p256dh: 'a', auth: 'b' },
        label: 'phone',
      }
      await db.write(async (tx) => {
        await keepDevice(tx, { userId, sessionId: 1 }, subscriber)
        await planNotices(deps, tx, userId)
      })
    },
    /** Adds a letter with one deadline and returns the id of the reminder. */
    async deadline(userId: number, what: 'pay' | 'object', dueOn: string, title: string) {
      const letter = { userId, what, dueOn, title, at: now.toISOString() }
      return db.write((tx) => addFollowedLetter(tx, letter))
    },
    set(id: number, change: { done_at?: string | null; snoozed_until?: string; due_on?: string }) {
      return db.read.updateTable('reminders').set(change).where('id', '=', id).execute()
    },
    close: () => db.close(),
  }
}
