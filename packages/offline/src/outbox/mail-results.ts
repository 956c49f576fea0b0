import type { MailPart } from '@brieflotse/contract'
import type { LocalDatabase } from '../db.ts'
import { firstLineOf } from './first-line.ts'
import type { OutboxEntry } from './entries.ts'

/** The result for a mail that could not be processed completely. */
export type MailResult = { id: string; name: string; parts: MailPart[] }

const prefix = 'mail-result:'

/**
 * Stores the result of a mail if a part of it failed, because the user may not be looking when the response arrives. Successful parts
 * appear in the list. Call it inside the transaction that deletes the entry.
 */
export async function keepMailResult(
  db: LocalDatabase,
  entry: OutboxEntry,
  parts: MailPart[],
): Promise<void> {
  if (!parts.some(({ outcome }) => outcome === 'unreadable')) return
  const name = firstLineOf(entry.content ?? '') || (entry.files[0]?.name ?? '')
  const value: MailResult = { id: entry.id, name, parts }
  await db.meta.put({ key: prefix + entry.id, value })
}

/** Results that the user has not dismissed. For live queries. */
export async function mailResults(db: LocalDatabase): Promise<MailResult[]> {
  const rows = await db.meta.where('key').startsWith(prefix).toArray()
  return rows.map(({ value }) => value as MailResult)
}

/** Deletes a result after the user has seen it. */
export async function dropMailResult(db: LocalDatabase, id: string): Promise<void> {
  await db.meta.delete(prefix + id)
}
