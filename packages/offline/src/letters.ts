import { AppError, getResponseLetter } from '@brieflotse/contract'
import { callEndpoint } from './call/call.ts'
import type { LocalDatabase } from './db.ts'
import { withRoom } from './kept/room.ts'
import { nameOfText, letterFields } from './letter-names.ts'
import { applyLetterPatches, letterRowOf } from './outbox/letter-patches.ts'
import { moveBack, ordersOf } from './outbox/orders-of.ts'
import { dropFollowers, isOpen, newEntry } from './outbox/outbox.ts'
import type { HeldBy, OfLetter, OutboxEntry, UnsentLetter } from './outbox/entries.ts'
import type { LetterRow } from './rows.ts'
import { type ShownLetter, shownOf } from './shown-letter.ts'

/**
 * Saves a response letter and queues its upload. Returns the entry's id, which is the letter's `clientId`. Throws `AppError`
 * (`device-full`), as `changeLetter` does, and then saves nothing.
 */
export async function addLetter(
  db: LocalDatabase,
  documentId: number,
  letter: UnsentLetter,
): Promise<string> {
  const entry = newEntry('create-letter', { documentId, letter })
  await withRoom(db, () => db.outbox.add({ ...entry }))
  return entry.id
}

export type { ShownLetter }

export type LetterKey = Pick<ShownLetter, 'id' | 'clientId'>

/** The letter's row from the server, if there is one; it may have got its id since it was shown. */
export function storedLetter(
  db: LocalDatabase,
  { id, clientId }: LetterKey,
): Promise<LetterRow | undefined> {
  return id === null ? db.letters.where({ clientId }).first() : db.letters.get(id)
}

/**
 * Changes the text of an unsent letter. Throws `not-ready` while a confirmed order waits to be posted. A refused order is queued again
 * after the change.
 */
export async function changeLetter(
  db: LocalDatabase,
  letter: ShownLetter,
  to: string,
): Promise<void> {
  await withRoom(db, () =>
    db.transaction('rw', db.outbox, db.letters, async () => putText(db, letter, to)),
  )
}

/** As `changeLetter`, within a transaction of outbox and letters. */
export async function putText(db: LocalDatabase, letter: LetterKey, to: string): Promise<void> {
  const stored = await storedLetter(db, letter)
  const orders = await ordersOf(db, letter.clientId, stored?.id)
  if (orders.some(({ state }) => state !== 'stuck')) throw new AppError('not-ready', inMail)
  if (stored) await edit(db, stored, to)
  else await rewrite(db, letter.clientId, to)
  for (const order of orders) await moveBack(db, order)
}

const inMail = { id: 'letter.in-mail', values: {} }
const onItsWay = { id: 'letter.on-its-way', values: {} }

async function edit(db: LocalDatabase, row: LetterRow, to: string): Promise<void> {
  if (row.content === to) return
  const { id: letterId } = row
  const line = await db.outbox.where({ letterId }).sortBy('seq')
  await addEdit(db, line, { ...letterFields(row), letterId }, { from: row.content, to })
  await applyLetterPatches(db, letterId)
}

/** Combines consecutive edits into one entry. */
async function addEdit(
  db: LocalDatabase,
  line: OutboxEntry[],
  about: OfLetter,
  textEdit: HeldBy<'edit-letter'>['textEdit'],
): Promise<void> {
  const last = line.filter(({ kind }) => kind !== 'order-mail').at(-1)
  if (last && isOpen(last, 'edit-letter')) {
    await db.outbox.update(last.seq, { textEdit: { ...textEdit, from: last.textEdit.from } })
  } else {
    await db.outbox.add(newEntry('edit-letter', { ...about, textEdit }))
  }
}

/**
 * Changes a letter that is still an outbox entry. If that entry was sent before, the server may have the old text, so the change is queued
 * after it.
 */
async function rewrite(db: LocalDatabase, clientId: string | null, to: string): Promise<void> {
  const entry = clientId ? await db.outbox.get({ id: clientId }) : undefined
  if (!entry?.letter) throw new AppError('not-found')
  if (!entry.wasSent) {
    await db.outbox.update(entry.seq, { letter: { ...entry.letter, content: to } })
    return
  }
  const behind = await db.outbox.filter(({ letterKey }) => letterKey === entry.id).sortBy('seq')
  const from = behind.findLast(({ textEdit }) => textEdit)?.textEdit?.to ?? entry.letter.content
  if (from === to) return
  const about = { ...letterFields(nameOfText(entry.letter)), letterKey: entry.id }
  await addEdit(db, behind, about, { from, to })
}

/** Erases a letter. Returns the entry's id; null if the server never received the letter, so that nothing is left to do. */
export async function eraseLetter(db: LocalDatabase, letter: LetterKey): Promise<string | null> {
  return db.transaction('rw', db.outbox, db.letters, async () => {
    const stored = await storedLetter(db, letter)
    if (!stored) {
      const { clientId } = letter
      const entry = clientId ? await db.outbox.get({ id: clientId }) : undefined
      // a refused letter is not on its way and is discarded
      if (entry?.wasSent && entry.state !== 'stuck') throw new AppError('not-ready', onItsWay)
      if (!entry) return null
      await db.outbox.delete(entry.seq)
      await dropFollowers(db, entry)
      return null
    }
    const { id: letterId } = stored
    const before = await db.outbox.where({ letterId }).sortBy('seq')
    const last = before.find(({ kind, state }) => kind === 'erase-letter' && state === 'waiting')
    if (last) return last.id
    // unsent orders of an erased letter are dropped; if one may have reached the server, the erasure is queued after it
    const unsent = before.filter((entry) => entry.mailing && !mayBeOrdered(entry))
    await db.outbox.bulkDelete(unsent.map(({ seq }) => seq))
    const entry = newEntry('erase-letter', { ...letterFields(stored), letterId })
    await db.outbox.add(entry)
    await applyLetterPatches(db, letterId)
    return entry.id
  })
}

const mayBeOrdered = ({ state, wasSent }: OutboxEntry) => wasSent === true && state !== 'stuck'

/** Response letters for the list, newest first. For live queries. */
export async function listedLetters(db: LocalDatabase): Promise<LetterRow[]> {
  const rows = await db.letters.orderBy('generatedDate').reverse().toArray()
  return rows.filter(({ erasing }) => !erasing)
}

/** Letters that wait for upload, newest first. For live queries. */
export async function waitingLetters(db: LocalDatabase): Promise<ShownLetter[]> {
  return db.transaction('r', db.outbox, db.letters, async () => {
    const entries = await db.outbox.orderBy('seq').reverse().toArray()
    const waiting = entries.flatMap((entry) => shownOf(entry, entries) ?? [])
    // if the server's response was lost, the letter can be in the table and in the outbox at once
    const keys = waiting.map(({ clientId }) => clientId ?? '')
    const stored = await db.letters.where('clientId').anyOf(keys).toArray()
    return waiting.filter(({ clientId }) => !stored.some((row) => row.clientId === clientId))
  })
}

/**
 * Fetches a letter that is not on this device; null if it does not exist. It is not stored, because the feed delivers it. Throws `AppError`
 * (`offline`).
 */
export async function fetchLetter(id: number): Promise<ShownLetter | null> {
  try {
    return letterRowOf(await callEndpoint(getResponseLetter, { params: { id: String(id) } }), [])
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null
    throw error
  }
}

/** A letter by its id or UUID; null if it is not on this device. For live queries. */
export async function findLetterByKey(db: LocalDatabase, key: string): Promise<ShownLetter | null> {
  return db.transaction('r', db.letters, db.outbox, async () => {
    const isNumber = /^\d+$/.test(key)
    const row = await storedLetter(db, { id: isNumber ? Number(key) : null, clientId: key })
    if (row) return row.erasing ? null : row
    const entries = await db.outbox.orderBy('seq').toArray()
    const entry = entries.find(({ id }) => id === key)
    return entry ? shownOf(entry, entries) : null
  })
}
