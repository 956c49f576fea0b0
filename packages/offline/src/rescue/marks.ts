import type { LocalDatabase } from '../db.ts'
import type { OutboxEntry } from '../rows.ts'
import { who } from '../who.ts'

// A note that cannot be kept must not stop anything: it only helps to say what happened. It is kept twice: a browser that needs room
// deletes all databases of a site at once, and leaves its cookies.

const maxAge = 400 * 24 * 60 * 60

/** Noted in a database once it was seen whether there was one before. */
export const bornKey = 'born'

/** Whether the server had given rows to this browser before the database was created; a worker does not know. */
export const hadRowsKey = 'had-rows'

export const cookieOf = (userId: number) => `brieflotse-waiting-${userId}`

/** Notes what waits in the database of a user. */
export async function writeMark(
  userId: number,
  entries: Pick<OutboxEntry, 'kind'>[],
): Promise<void> {
  const uploads = entries.filter(({ kind }) => kind === 'upload-document').length
  const waiting = entries.length
  await setCookie(cookieOf(userId), `${waiting}.${uploads}`, maxAge)
  await who.marks.put({ userId, waiting, uploads }).catch(() => {})
}

/**
 * Notes what waits in a database that is open, as it is now. Until it was seen whether there was a database before, the mark still says
 * what was lost with that one. A database that is closed meanwhile has nothing to note.
 */
export const noteWaiting = (db: LocalDatabase, entries: Pick<OutboxEntry, 'kind'>[]) =>
  db.meta
    .get(bornKey)
    .then((born) => born && writeMark(db.userId, entries))
    // the next run notes it
    .catch(() => {})

export async function dropMark(userId: number): Promise<void> {
  await setCookie(cookieOf(userId), '', 0)
  await who.marks.delete(userId).catch(() => {})
}

type CookieStore = { set(cookie: object): Promise<void> }

/** A worker sets cookies in another way, and only some browsers let it; those that do not never wake it to send either. */
async function setCookie(name: string, value: string, seconds: number): Promise<void> {
  if (globalThis.document) {
    // two numbers: they need not be hidden from whoever listens
    document.cookie = `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${seconds}`
    return
  }
  const { cookieStore } = globalThis as { cookieStore?: CookieStore }
  const expires = Date.now() + seconds * 1000
  await cookieStore?.set({ name, value, path: '/', sameSite: 'lax', expires }).catch(() => {})
}
