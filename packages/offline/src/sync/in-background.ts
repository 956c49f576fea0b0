import { onSignedOut } from '../call/call.ts'
import { openExisting } from '../open-existing.ts'
import { heads } from '../outbox/run.ts'
import { noteWaiting } from '../rescue/marks.ts'
import { rememberedUser } from '../who.ts'
import { withLock } from './lock.ts'
import { nothingNew } from './place.ts'
import { syncOnce } from './sync-once.ts'

/** The tag under which the browser wakes the worker when the connection is back. */
export const backgroundSyncTag = 'outbox'

/** Something is left for later; the browser tries again. */
export class LeftForLater extends Error {}

/**
 * Sends what waits for the user of this device, also with every page closed. Rejects when something waits still (`LeftForLater`), so
 * that the browser comes back. Where nobody is logged in it does nothing: who logged out has wiped their database, and it stays wiped.
 * Where the server says that the session has ended, nothing of it stays readable here (`endSession`).
 */
export async function syncInBackground(signal: AbortSignal): Promise<void> {
  const user = await rememberedUser()
  const db = user && (await openExisting(user.id))
  if (!db) return
  const ends: { epoch: string | undefined }[] = []
  const stopListening = onSignedOut((end) => ends.push(end))
  try {
    const world = { now: () => Date.now(), withLock }
    const { stopped } = await syncOnce(db, { force: true, cursor: nothingNew, signal }, world)
    if (stopped === 'not-logged-in') return
    const entries = await db.outbox.orderBy('seq').toArray()
    await noteWaiting(db, entries)
    if (heads(entries).length > 0) throw new LeftForLater()
  } finally {
    stopListening()
    db.close()
    const [end] = ends
    if (end) await (await import('../ended/end-session.ts')).endSession(user.id, end.epoch)
  }
}
