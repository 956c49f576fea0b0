import type { Document } from '@brieflotse/contract'
import { type SenderHistory, beforeOf, isSameSender } from '@brieflotse/letter'
import type { LocalDatabase } from '@brieflotse/offline'

/** Looks through the letters on this device for those of the same sender. */
export async function loadSenderHistory(
  db: LocalDatabase,
  document: Document,
): Promise<SenderHistory> {
  const others = await db.documents
    .filter((row) => isSameSender(document, row) && !row.erasing)
    .toArray()
  return beforeOf(document, others)
}
