import type { LocalDatabase } from '../db.ts'
import type { OutboxEntry } from '../rows.ts'

/** Stores the share (0 to 1) of an entry's files that was sent, but not at every step. */
export function progressWriter(db: LocalDatabase, entry: OutboxEntry): (share: number) => void {
  let written = 0
  return (sent) => {
    if (Math.abs(sent - written) < 0.04 && sent < 1) return
    written = sent
    // a failed update of the progress bar must not stop the upload
    db.outbox.update(entry.seq, { sent }).catch(() => {})
  }
}
