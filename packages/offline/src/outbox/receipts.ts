import type { MailPart } from '@brieflotse/contract'
import type { LocalDatabase } from '../db.ts'

/** The result of an accepted entry, stored for the screen that waits for it. */
export type Receipt = {
  documentId: number | null
  duplicate: boolean
  parts?: MailPart[]
  /** The response letter it was about. */
  letter?: { id: number; trackingId: string | null }
}

const prefix = 'receipt:'

/** Stores a receipt. Call it inside the transaction that deletes the entry. */
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

/** Deletes receipts of earlier pages, for which no screen waits any more. */
export async function dropReceipts(db: LocalDatabase): Promise<void> {
  await db.meta.where('key').startsWith(prefix).delete()
}
