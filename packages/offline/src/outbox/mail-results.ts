import type { MailPart } from '@brieflotse/contract'
import type { LocalDatabase } from '../db.ts'
import { firstLineOf } from './first-line.ts'
import type { OutboxEntry } from '../rows.ts'

/** What became of a mail of which something could not be read. */
export type MailResult = { id: string; name: string; parts: MailPart[] }

const prefix = 'mail-result:'

/**
 * Keeps what became of a mail when a part of it was not read: perhaps nobody looked when the server said so. What became documents
 * needs no word, it is in the list. Call it inside the transaction that deletes the entry.
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

/** Mails of which something could not be read, until the user has seen it. For live queries. */
export async function mailResults(db: LocalDatabase): Promise<MailResult[]> {
  const rows = await db.meta.where('key').startsWith(prefix).toArray()
  return rows.map(({ value }) => value as MailResult)
}

/** The user has seen it. */
export async function dropMailResult(db: LocalDatabase, id: string): Promise<void> {
  await db.meta.delete(prefix + id)
}
