import type { LocalDatabase } from './db.ts'
import { wrongKey } from './wrong-key.ts'

/** A translation that the user marked as wrong, with its German. */
export type WrongSentence = { documentId: number; german: string; english: string; at: string }

/** All sentences marked as wrong on this device, newest first. They are never sent to the server. For live queries. */
export async function readWrongSentences(db: LocalDatabase): Promise<WrongSentence[]> {
  const rows = await db.meta.where('key').startsWith(wrongKey('')).toArray()
  return rows
    .flatMap(({ value }) => value as WrongSentence[])
    .toSorted((a, b) => b.at.localeCompare(a.at))
}

/** Marks a sentence as wrong, or removes the mark. Runs in a transaction, so that two tabs do not overwrite each other's marks. */
export async function markWrong(
  db: LocalDatabase,
  { documentId, german, english }: Omit<WrongSentence, 'at'>,
  isWrong: boolean,
): Promise<void> {
  const key = wrongKey(documentId)
  await db.transaction('rw', db.meta, async () => {
    const before = ((await db.meta.get(key))?.value ?? []) as WrongSentence[]
    const others = before.filter((one) => one.german !== german || one.english !== english)
    const at = new Date().toISOString()
    const now = isWrong ? [...others, { documentId, german, english, at }] : others
    await (now.length > 0 ? db.meta.put({ key, value: now }) : db.meta.delete(key))
  })
}
