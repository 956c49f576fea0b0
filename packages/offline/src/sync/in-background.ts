import { onSignedOut } from '../call/call.ts'
import { openExisting } from '../open-existing.ts'
import { heads } from '../outbox/run.ts'
import { noteWaiting } from '../rescue/marks.ts'
import { rememberedUser } from '../device-database.ts'
import { withLock } from './lock.ts'
import { nothingNew } from './cursor.ts'
import { syncOnce } from './sync-once.ts'

/** The Background Sync tag with which the browser wakes the worker once it is online. */
export const backgroundSyncTag = 'outbox'

/** Thrown if entries are left, so that the browser tries again. */
export class LeftForLater extends Error {}

/**
 * Sends the outbox of this device's user, even with every page closed. Rejects with `LeftForLater` if entries are left, so that the browser
 * tries again. Does nothing if nobody is logged in, so that it does not recreate a deleted database. If the server reports the end of the
 * session, calls `endSession`.
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
