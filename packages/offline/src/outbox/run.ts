import { AppError, type ErrorCode, isTemporary } from '@brieflotse/contract'
import type { LocalDatabase } from '../db.ts'
import { rememberedUser } from '../device-database.ts'
import type { OutboxEntry } from './entries.ts'
import { entryKindOf } from './kinds.ts'

/** Pauses between retries: 1 s, doubling up to 60 s (in milliseconds). */
export const shortestPause = 1_000
export const longestPause = 60_000

/** After this many failures inside the server an entry is shown to the user instead of being retried forever. */
const patience = 10

/** `sent`: number of entries that the server accepted; `stopped`: the error code that ended the run early. */
type Run = { sent: number; stopped: ErrorCode | null }

export type RunOptions = {
  /** Milliseconds since 1970; used for pauses only. */
  now: () => number
  /** Ignores pauses, because the connection is back or the user asked for it. */
  force: boolean
  signal: AbortSignal
}

/**
 * Sends entries in the order they were made per document, until none is left, a request fails temporarily, or nobody is logged in. Only one
 * run per user at a time (see `lock.ts`); two would do no harm, because every entry has an idempotency key.
 */
export async function runOutbox(db: LocalDatabase, options: RunOptions): Promise<Run> {
  // the run that was sending them has ended, else this one could not hold the lock
  await db.outbox.where({ state: 'sending' }).modify({ state: 'waiting', sent: 0 })
  let sent = 0
  while (!options.signal.aborted) {
    // the cookie may belong to another user by now, whose account must not receive this user's letters
    if ((await rememberedUser())?.id !== db.userId) return { sent, stopped: 'not-logged-in' }
    const entry = await takeNext(db, (e) => options.force || isDue(e, options.now()))
    if (!entry) break
    const result = await trySend(db, entry, options)
    if (result === 'accepted') sent += 1
    else if (result !== 'refused') return { sent, stopped: result }
  }
  return { sent, stopped: null }
}

/** Whether an entry's pause is over. A pause longer than the longest one means that the clock was set back. */
export function isDue(entry: OutboxEntry, now: number): boolean {
  return entry.nextAt <= now || entry.nextAt > now + longestPause
}

/** Whether an entry has to wait for another one. */
export function isAhead(other: OutboxEntry, entry: OutboxEntry): boolean {
  if (other.seq >= entry.seq) return false
  return isAfter(entry, other) || subjectOf(other) === subjectOf(entry)
}

/** The first waiting entry of each subject; later ones wait, also behind a stuck one. */
export function heads(entries: OutboxEntry[]): OutboxEntry[] {
  const lines = new Map<number | string, OutboxEntry>()
  for (const entry of entries) {
    const subject = subjectOf(entry)
    if (!lines.has(subject)) lines.set(subject, entry)
  }
  const isFree = (entry: OutboxEntry) =>
    !entries.some((other) => other.seq < entry.seq && isAfter(entry, other))
  return [...lines.values()].filter((entry) => entry.state === 'waiting' && isFree(entry))
}

const subjectOf = (entry: OutboxEntry) => entryKindOf(entry).subject(entry)

/** Whether entries of this kind wait for those of the other kind. */
const isAfter = (entry: OutboxEntry, other: OutboxEntry) =>
  entryKindOf(entry).after?.includes(other.kind) ?? false

/** Picks the next entry and marks it as being sent. */
function takeNext(
  db: LocalDatabase,
  isReady: (entry: OutboxEntry) => boolean,
): Promise<OutboxEntry | undefined> {
  return db.transaction('rw', db.outbox, async () => {
    const [next] = heads(await db.outbox.orderBy('seq').toArray())
      .filter(isReady)
      // entries that failed before go last, so that a bad one does not block the others
      .sort((a, b) => a.tries - b.tries || a.seq - b.seq)
    if (next) await db.outbox.update(next.seq, { state: 'sending', sent: 0, wasSent: true })
    return next
  })
}

/** Loads the sending code on demand, to keep it out of the first load. If that fails, there is no connection to send with either. */
const fetchDelivery = () =>
  import('./deliver.ts').catch((cause: unknown) => {
    throw new AppError('offline', undefined, { cause })
  })

/** Whether the device reports that it is offline. The opposite report is unreliable. */
const isCutOff = () => 'navigator' in globalThis && !navigator.onLine

async function trySend(
  db: LocalDatabase,
  entry: OutboxEntry,
  options: RunOptions,
): Promise<ErrorCode | 'accepted' | 'refused'> {
  const wasCutOff = isCutOff()
  try {
    const { deliver } = await fetchDelivery()
    await deliver(db, entry, options.signal)
    return 'accepted'
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // no request left the device, so the entry can still be changed and discarded
    if (wasCutOff && isCutOff() && error.code === 'offline') {
      await db.outbox.update(entry.seq, { wasSent: entry.wasSent ?? false })
    }
    return postpone(db, entry, error, options.now())
  }
}

async function postpone(
  db: LocalDatabase,
  entry: OutboxEntry,
  { code, said, message }: AppError,
  now: number,
): Promise<ErrorCode | 'refused'> {
  const error = { code, said, message }
  if (code === 'not-logged-in') {
    await db.outbox.update(entry.seq, { state: 'waiting', error })
    return code
  }
  // reads the stored count, because each accepted piece resets it
  const tries = ((await db.outbox.get(entry.seq))?.tries ?? 0) + 1
  if (!isTemporary(code) || (code === 'unexpected' && tries >= patience)) {
    await db.outbox.update(entry.seq, { state: 'stuck', error, tries })
    return 'refused'
  }
  const pause = Math.min(shortestPause * 2 ** (tries - 1), longestPause)
  await db.transaction('rw', db.outbox, async () => {
    // `unexpected` may concern this entry only; other codes are about the connection, so they pause all entries
    const others =
      code === 'unexpected' ? { nextAt: now + shortestPause } : { nextAt: now + pause, error }
    await db.outbox
      .where({ state: 'waiting' })
      .filter((other) => other.nextAt < others.nextAt)
      .modify(others)
    await db.outbox.update(entry.seq, {
      state: 'waiting',
      error,
      tries,
      sent: 0,
      nextAt: now + pause,
    })
  })
  return code
}
