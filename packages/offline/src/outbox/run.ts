import { AppError, type ErrorCode, isTemporary } from '@brieflotse/contract'
import type { LocalDatabase } from '../db.ts'
import type { OutboxEntry } from '../rows.ts'
import { rememberedUser } from '../who.ts'

/** Pauses after failed tries: 1 s, doubling to 60 s (milliseconds). */
export const shortestPause = 1_000
export const longestPause = 60_000

/** A request that makes the server fail every time is shown to the user in the end, instead of being sent for ever. */
const patience = 10

/** `sent`: how many entries the server said yes to; `stopped`: the code that ended the run early. */
export type Run = { sent: number; stopped: ErrorCode | null }

export type RunOptions = {
  /** Milliseconds since 1970; used for pauses only. */
  now: () => number
  /** Ignore pauses: the connection is back, or the user asked. */
  force: boolean
  signal: AbortSignal
}

/**
 * Sends what waits, first in first out per document, until nothing is left, a try fails for now, or nobody is logged in. Only one may
 * run at a time per user (see `lock.ts`); two would be harmless but wasteful, because every entry carries its idempotency key.
 */
export async function runOutbox(db: LocalDatabase, options: RunOptions): Promise<Run> {
  // whoever was sending is gone, or this would not run
  await db.outbox.where({ state: 'sending' }).modify({ state: 'waiting', sent: 0 })
  let sent = 0
  while (!options.signal.aborted) {
    // the cookie may be somebody else's by now: their account must not get this user's letters
    if ((await rememberedUser())?.id !== db.userId) return { sent, stopped: 'not-logged-in' }
    const entry = await takeNext(db, (e) => options.force || isDue(e, options.now()))
    if (!entry) break
    const result = await trySend(db, entry, options)
    if (result === 'accepted') sent += 1
    else if (result !== 'refused') return { sent, stopped: result }
  }
  return { sent, stopped: null }
}

/** A pause longer than any we give means that the clock was set back: it is over. */
export function isDue(entry: OutboxEntry, now: number): boolean {
  return entry.nextAt <= now || entry.nextAt > now + longestPause
}

/** What an entry is about: changes of one thing go in the order they were made. */
function lineOf(entry: OutboxEntry): string | number {
  const { id, kind, documentId, letterId, letterKey } = entry
  if (kind === 'create-letter') return id
  if (kind === 'edit-profile' || kind === 'set-signature') return kind
  if (letterId !== undefined) return `letter ${letterId}`
  return letterKey ?? documentId ?? id
}

/** Who a letter comes from: it is not posted before that has arrived. */
const ofSender = new Set<OutboxEntry['kind']>(['edit-profile', 'set-signature'])

/** Whether an entry has to wait for another. */
export function isAhead(other: OutboxEntry, entry: OutboxEntry): boolean {
  if (other.seq >= entry.seq) return false
  const isSender = entry.kind === 'order-mail' && ofSender.has(other.kind)
  return isSender || lineOf(other) === lineOf(entry)
}

/** The waiting entries that are first in the line of their document; later ones wait, also behind a stuck one. */
export function heads(entries: OutboxEntry[]): OutboxEntry[] {
  const lines = new Map<number | string, OutboxEntry>()
  for (const entry of entries) {
    const line = lineOf(entry)
    if (!lines.has(line)) lines.set(line, entry)
  }
  const free = (entry: OutboxEntry) =>
    entry.kind !== 'order-mail' || !entries.some((other) => isAhead(other, entry))
  return [...lines.values()].filter((entry) => entry.state === 'waiting' && free(entry))
}

/** Marks the next entry as being sent. */
function takeNext(
  db: LocalDatabase,
  isReady: (entry: OutboxEntry) => boolean,
): Promise<OutboxEntry | undefined> {
  return db.transaction('rw', db.outbox, async () => {
    const [next] = heads(await db.outbox.orderBy('seq').toArray())
      .filter(isReady)
      // those that failed before come last, so that one bad entry does not hold up the others
      .sort((a, b) => a.tries - b.tries || a.seq - b.seq)
    if (next) await db.outbox.update(next.seq, { state: 'sending', sent: 0, wasSent: true })
    return next
  })
}

/** No first screen waits for what sends. Where it cannot be fetched, nothing could be sent either. */
const fetchDelivery = () =>
  import('./deliver.ts').catch((cause: unknown) => {
    throw new AppError('offline', undefined, { cause })
  })

/** Where the device itself says so. That it has a connection is worth nothing. */
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
    // nothing has left the device: what was written can still be changed and taken back
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
  // counted from what is stored: pieces that arrived since have set it back
  const tries = ((await db.outbox.get(entry.seq))?.tries ?? 0) + 1
  if (!isTemporary(code) || (code === 'unexpected' && tries >= patience)) {
    await db.outbox.update(entry.seq, { state: 'stuck', error, tries })
    return 'refused'
  }
  const pause = Math.min(shortestPause * 2 ** (tries - 1), longestPause)
  await db.transaction('rw', db.outbox, async () => {
    // `unexpected` may be this entry's fault alone; the other codes are about the connection, so they hold for all
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
