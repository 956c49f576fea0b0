import { AppError } from '@brieflotse/contract'
import type { LocalDatabase } from './db.ts'
import { withRoom } from './kept/room.ts'
import { layLetterPatches } from './outbox/letter-patches.ts'
import { isOpen, newEntry } from './outbox/outbox.ts'
import type { LetterRow, LetterText, OutboxEntry } from './rows.ts'

/**
 * Keeps a response to a document and the wish to store it on the server. Gives the entry's id, which is the letter's `clientId`. Throws
 * `AppError` (`device-full`), as changing a letter does: then nothing of it is kept.
 */
export async function addLetter(
  db: LocalDatabase,
  documentId: number,
  letter: LetterText,
): Promise<string> {
  const entry = { ...newEntry('create-letter', documentId), letter }
  await withRoom(db, () => db.outbox.add({ ...entry }))
  return entry.id
}

/** A letter as screens show it. `id` is null as long as it is not on the server; then `clientId` names it. */
export type ShownLetter = Pick<
  LetterRow,
  | 'clientId'
  | 'title'
  | 'content'
  | 'responseType'
  | 'generatedDate'
  | 'documentId'
  | 'physicalDelivery'
> & { id: number | null }

type LetterKey = Pick<ShownLetter, 'id' | 'clientId'>

/** The letter as the server has it; it may have got its number since it was shown. */
function storedLetter(
  db: LocalDatabase,
  { id, clientId }: LetterKey,
): Promise<LetterRow | undefined> {
  return id === null ? db.letters.where({ clientId }).first() : db.letters.get(id)
}

/**
 * Changes the text of a letter that was not sent. Throws `not-ready` while it is on its way to the server for the first time: then
 * nobody knows which text has arrived.
 */
export async function changeLetter(
  db: LocalDatabase,
  letter: ShownLetter,
  to: string,
): Promise<void> {
  await withRoom(db, () =>
    db.transaction('rw', db.outbox, db.letters, async () => {
      const stored = await storedLetter(db, letter)
      if (stored) await edit(db, stored, to)
      else await rewrite(db, letter.clientId, to)
    }),
  )
}

async function edit(db: LocalDatabase, row: LetterRow, to: string): Promise<void> {
  if (row.content === to) return
  const { id: letterId, title: letterTitle } = row
  const last = (await db.outbox.where({ letterId }).sortBy('seq')).at(-1)
  if (last && isOpen(last, 'edit-letter')) {
    await db.outbox.update(last.seq, { textEdit: { from: last.textEdit!.from, to } })
  } else {
    const textEdit = { from: row.content, to }
    await db.outbox.add({ ...newEntry('edit-letter', null), letterId, letterTitle, textEdit })
  }
  await layLetterPatches(db, letterId)
}

/** The letter is still an entry of the outbox, and the server has not heard of it. */
async function rewrite(db: LocalDatabase, clientId: string | null, content: string): Promise<void> {
  const entry = clientId ? await db.outbox.get({ id: clientId }) : undefined
  if (!entry?.letter || entry.wasSent) throw new AppError('not-ready')
  await db.outbox.update(entry.seq, { letter: { ...entry.letter, content } })
}

/** Erases a letter. Gives the entry's id; null when the server never heard of it, so that nothing is left to do. */
export async function eraseLetter(db: LocalDatabase, letter: LetterKey): Promise<string | null> {
  return db.transaction('rw', db.outbox, db.letters, async () => {
    const stored = await storedLetter(db, letter)
    if (!stored) {
      const { clientId } = letter
      const entry = clientId ? await db.outbox.get({ id: clientId }) : undefined
      // one that was refused is not on its way: it goes as if it had been discarded
      if (entry?.wasSent && entry.state !== 'stuck') throw new AppError('not-ready')
      if (entry) await db.outbox.delete(entry.seq)
      return null
    }
    const { id: letterId, title: letterTitle } = stored
    const before = await db.outbox.where({ letterId }).sortBy('seq')
    const last = before.find(({ kind, state }) => kind === 'erase-letter' && state === 'waiting')
    if (last) return last.id
    const entry = { ...newEntry('erase-letter', null), letterId, letterTitle }
    await db.outbox.add(entry)
    await layLetterPatches(db, letterId)
    return entry.id
  })
}

/** Response letters to show, newest first. For live queries. */
export async function listedLetters(db: LocalDatabase): Promise<LetterRow[]> {
  const rows = await db.letters.orderBy('generatedDate').reverse().toArray()
  return rows.filter(({ erasing }) => !erasing)
}

/** Letters that wait to be stored on the server, newest first. For live queries. */
export async function waitingLetters(db: LocalDatabase): Promise<ShownLetter[]> {
  return db.transaction('r', db.outbox, db.letters, async () => {
    const entries = await db.outbox.orderBy('seq').reverse().toArray()
    const waiting = entries.flatMap((entry) => shownOf(entry) ?? [])
    // the answer may have been lost: then the letter itself is here already
    const keys = waiting.map(({ clientId }) => clientId ?? '')
    const stored = await db.letters.where('clientId').anyOf(keys).toArray()
    return waiting.filter(({ clientId }) => !stored.some((row) => row.clientId === clientId))
  })
}

/** A letter by its number or its UUID; null when it is not on this device. For live queries. */
export async function findLetterByKey(db: LocalDatabase, key: string): Promise<ShownLetter | null> {
  return db.transaction('r', db.letters, db.outbox, async () => {
    const isNumber = /^\d+$/.test(key)
    const row = await storedLetter(db, { id: isNumber ? Number(key) : null, clientId: key })
    if (row) return row.erasing ? null : row
    const entry = await db.outbox.get({ id: key })
    return entry ? shownOf(entry) : null
  })
}

function shownOf({ id, letter, documentId, addedAt }: OutboxEntry): ShownLetter | null {
  if (!letter || documentId === null) return null
  const shared = { clientId: id, generatedDate: addedAt, documentId, physicalDelivery: false }
  return { id: null, ...letter, ...shared }
}
