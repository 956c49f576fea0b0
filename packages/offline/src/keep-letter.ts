import { isOrderRunning } from '@brieflotse/contract'
import type { LocalDatabase } from './db.ts'
import { withRoom } from './kept/room.ts'
import { letterFields } from './letter-names.ts'
import { eraseLetter, putText } from './letters.ts'
import { begunAnew, newEntry } from './outbox/outbox.ts'
import type { OutboxEntry, UnsentLetter } from './outbox/entries.ts'
import { keyOfLetter, type ShownLetter, shownOf } from './shown-letter.ts'

/** `key` identifies the letter. `entryId`: the outbox entry that uploads it; null if the server has it already and it was only changed. */
export type KeptLetter = { key: string; entryId: string | null }

/**
 * The unsent letter of this kind to a document. There is one, which is rewritten; earlier versions of the app created several, of which
 * this is the newest. For live queries.
 */
export function findOpenLetter(
  db: LocalDatabase,
  documentId: number,
  responseType: string,
): Promise<ShownLetter | null> {
  return db.transaction('r', db.letters, db.outbox, async () => {
    const entries = await db.outbox.orderBy('seq').toArray()
    const rows = await db.letters.where({ documentId }).toArray()
    const waiting = entries
      .filter((entry) => entry.documentId === documentId)
      .flatMap((entry) => shownOf(entry, entries) ?? [])
      // if the server's response was lost, the letter can be in the table and in the outbox at once
      .filter(({ clientId }) => !rows.some((row) => row.clientId === clientId))
    const [newest] = [...waiting, ...rows.filter(({ erasing }) => !erasing)]
      .filter((letter) => letter.responseType === responseType && isOpen(letter, entries))
      .toSorted((a, b) => b.generatedDate.localeCompare(a.generatedDate))
    return newest ?? null
  })
}

/** Whether a letter can still be changed; a refused order does not count as posted. */
function isOpen({ physicalDelivery, ordering, mail }: ShownLetter, entries: OutboxEntry[]) {
  const order = entries.find(({ id }) => id === ordering?.entryId)
  const isOrdered = ordering !== null && order?.state !== 'stuck'
  return !physicalDelivery && !isOrdered && !(mail && isOrderRunning(mail.state))
}

/**
 * Saves a response letter and queues its upload. Rewrites the unsent letter of its kind, so that several clicks, tabs and attempts make one
 * letter. Throws `AppError` (`device-full`), and then saves nothing.
 */
export function keepLetter(
  db: LocalDatabase,
  documentId: number,
  letter: UnsentLetter,
): Promise<KeptLetter> {
  return withRoom(db, () =>
    db.transaction('rw', db.outbox, db.letters, async () => {
      const open = await findOpenLetter(db, documentId, letter.responseType)
      const making = open?.clientId ? await db.outbox.get({ id: open.clientId }) : undefined
      if (making?.state === 'stuck') return makeAnew(db, making, letter)
      if (open && hasCopies(open, letter.copies ?? [])) {
        await putText(db, open, letter.content)
        return { key: keyOfLetter(open), entryId: null }
      }
      if (open) await giveUp(db, open, making)
      const entry = newEntry('create-letter', { documentId, letter })
      await db.outbox.add({ ...entry })
      return { key: entry.id, entryId: entry.id }
    }),
  )
}

function hasCopies({ attachments, copies }: ShownLetter, wanted: number[]): boolean {
  const there = attachments?.map(({ documentId }) => documentId) ?? copies ?? []
  return there.join() === wanted.join()
}

/** Queues a refused letter again under a new key, with the entries that depend on it. */
async function makeAnew(db: LocalDatabase, { id, seq }: OutboxEntry, letter: UnsentLetter) {
  const anew = begunAnew()
  const behind = db.outbox.filter(({ letterKey }) => letterKey === id)
  await behind.filter(({ textEdit }) => textEdit !== undefined).delete()
  await behind.modify({ letterKey: anew.id })
  await db.outbox.update(seq, { ...anew, letter })
  return { key: anew.id, entryId: anew.id }
}

/** Discards the letter because another one replaces it. If it may be on its way to the server, an erasure is queued. */
async function giveUp(db: LocalDatabase, open: ShownLetter, making: OutboxEntry | undefined) {
  if (!making?.wasSent || open.id !== null) {
    await eraseLetter(db, open)
    return
  }
  await db.outbox.add(newEntry('erase-letter', { ...letterFields(open), letterKey: making.id }))
}
