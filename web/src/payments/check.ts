import type { Document } from '@brieflotse/contract'
import { type SenderHistory, beforeOf, isSameSender } from '@brieflotse/letter'
import type { LocalDatabase } from '@brieflotse/offline'

/** Loads the earlier letters of the same sender from this device, to compare their accounts. */
export async function loadSenderHistory(
  db: LocalDatabase,
  document: Document,
): Promise<SenderHistory> {
  const others = await db.documents
    .filter((row) => isSameSender(document, row) && !row.erasing)
    .toArray()
  return beforeOf(document, others)
}
