import type { LocalDatabase } from '../db.ts'
import type { OutboxEntry } from '../rows.ts'

/** Writes down which share (0 to 1) of an entry's files has left, but not every step of it. */
export function progressOf(db: LocalDatabase, entry: OutboxEntry): (share: number) => void {
  let written = 0
  return (sent) => {
    if (Math.abs(sent - written) < 0.04 && sent < 1) return
    written = sent
    // a lost mark on the progress bar is no reason to stop
    db.outbox.update(entry.seq, { sent }).catch(() => {})
  }
}
