import type { LocalDatabase } from './db.ts'
import { layLetterPatches } from './outbox/letter-patches.ts'
import { newEntry } from './outbox/outbox.ts'
import type { LetterRow, LetterText, OutboxEntry } from './rows.ts'

/** Keeps a response to a document and the wish to store it on the server. Gives the entry's id, which is the letter's `clientId`. */
export async function addLetter(
  db: LocalDatabase,
  documentId: number,
  letter: LetterText,
): Promise<string> {
  const entry = { ...newEntry('create-letter', documentId), letter }
  await db.outbox.add(entry)
  return entry.id
}

/** Changes the text of a letter that was not sent. Gives the entry's id, null when there is nothing to change. */
export async function editLetter(
  db: LocalDatabase,
  id: number,
  to: string,
): Promise<string | null> {
  return db.transaction('rw', db.outbox, db.letters, async () => {
    const row = await db.letters.get(id)
    if (!row || row.content === to) return null
    const textEdit = { from: row.content, to }
    const last = (await db.outbox.where({ letterId: id }).sortBy('seq')).at(-1)
    const isOpen = last?.kind === 'edit-letter' && last.state === 'waiting' && !last.wasSent
    const entry = { ...newEntry('edit-letter', null), letterId: id, textEdit }
    if (isOpen) await db.outbox.update(last.seq, { textEdit: { from: last.textEdit!.from, to } })
    else await db.outbox.add(entry)
    await layLetterPatches(db, id)
    return isOpen ? last.id : entry.id
  })
}

/** Erases a letter. Gives the entry's id. */
export async function eraseLetter(db: LocalDatabase, id: number): Promise<string> {
  return db.transaction('rw', db.outbox, db.letters, async () => {
    const before = await db.outbox.where({ letterId: id }).sortBy('seq')
    const last = before.find(({ kind, state }) => kind === 'erase-letter' && state === 'waiting')
    if (last) return last.id
    const entry = { ...newEntry('erase-letter', null), letterId: id }
    await db.outbox.add(entry)
    await layLetterPatches(db, id)
    return entry.id
  })
}

/** Response letters to show, newest first. For live queries. */
export async function listedLetters(db: LocalDatabase): Promise<LetterRow[]> {
  const rows = await db.letters.orderBy('generatedDate').reverse().toArray()
  return rows.filter(({ erasing }) => !erasing)
}

/** Letters that wait to be stored on the server, newest first. For live queries. */
export async function waitingLetters(db: LocalDatabase): Promise<OutboxEntry[]> {
  return (await db.outbox.orderBy('seq').reverse().toArray()).filter(
    ({ kind }) => kind === 'create-letter',
  )
}

/** A letter by its number; null when it is not on this device. For live queries. */
export async function findLetter(db: LocalDatabase, id: number): Promise<LetterRow | null> {
  const row = await db.letters.get(id)
  return row && !row.erasing ? row : null
}
