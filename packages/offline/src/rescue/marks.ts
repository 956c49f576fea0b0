import type { LocalDatabase } from '../db.ts'
import type { OutboxEntry } from '../outbox/entries.ts'
import { deviceDatabase } from '../device-database.ts'

// Marks only help to report a loss, so a mark that cannot be written must not stop anything. They are stored twice, because a browser that
// needs space deletes all databases of a site at once, but keeps its cookies.

const maxAge = 400 * 24 * 60 * 60

/** Set in a database once the check for an earlier one has run. */
export const bornKey = 'born'
export const cookieOf = (userId: number) => `brieflotse-waiting-${userId}`

/** Stores the number of unsent changes of a user. */
export async function writeMark(
  userId: number,
  entries: Pick<OutboxEntry, 'kind'>[],
): Promise<void> {
  const uploads = entries.filter(({ kind }) => kind === 'upload-document').length
  const waiting = entries.length
  await setCookie(cookieOf(userId), `${waiting}.${uploads}`, maxAge)
  await deviceDatabase.marks.put({ userId, waiting, uploads }).catch(() => {})
}

/**
 * Stores the number of unsent changes of an open database. Before the check for an earlier database it does nothing, because the mark still
 * describes that one. A database closed meanwhile is skipped.
 */
export const noteWaiting = (db: LocalDatabase, entries: Pick<OutboxEntry, 'kind'>[]) =>
  db.meta
    .get(bornKey)
    .then((born) => born && writeMark(db.userId, entries))
    // the next run stores it
    .catch(() => {})

export async function dropMark(userId: number): Promise<void> {
  await setCookie(cookieOf(userId), '', 0)
  await deviceDatabase.marks.delete(userId).catch(() => {})
}

type CookieStore = { set(cookie: object): Promise<void> }

/**
 * Sets a cookie, in a worker by the Cookie Store API. Only some browsers have that; those without it also never start the worker to send.
 */
async function setCookie(name: string, value: string, seconds: number): Promise<void> {
  if (globalThis.document) {
    // the cookie holds only two numbers, so it may be sent unencrypted
    document.cookie = `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${seconds}`
    return
  }
  const { cookieStore } = globalThis as { cookieStore?: CookieStore }
  const expires = Date.now() + seconds * 1000
  await cookieStore?.set({ name, value, path: '/', sameSite: 'lax', expires }).catch(() => {})
}
