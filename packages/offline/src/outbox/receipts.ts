import type { MailPart } from '@brieflotse/contract'
import type { LocalDatabase } from '../db.ts'

/** What the server's yes brought, kept for the screen that waits for it. */
export type Receipt = {
  documentId: number | null
  duplicate: boolean
  parts?: MailPart[]
  /** The response letter it was about. */
  letter?: { id: number; trackingId: string | null }
}

const prefix = 'receipt:'

/** Call it inside the transaction that deletes the entry. */
export async function writeReceipt(
  db: LocalDatabase,
  entryId: string,
  receipt: Receipt,
): Promise<void> {
  await db.meta.put({ key: prefix + entryId, value: receipt })
}

export async function readReceipt(db: LocalDatabase, entryId: string): Promise<Receipt | null> {
  const row = await db.meta.get(prefix + entryId)
  return row ? (row.value as Receipt) : null
}

/** Receipts that an earlier page left behind: nobody waits for them any more. */
export async function dropReceipts(db: LocalDatabase): Promise<void> {
  await db.meta.where('key').startsWith(prefix).delete()
}
