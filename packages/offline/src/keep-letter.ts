import { isOrderRunning } from '@brieflotse/contract'
import type { LocalDatabase } from './db.ts'
import { withRoom } from './kept/room.ts'
import { entryTitle } from './letter-names.ts'
import { eraseLetter, putText } from './letters.ts'
import { begunAnew, newEntry } from './outbox/outbox.ts'
import type { LetterText, OutboxEntry } from './rows.ts'
import { keyOfLetter, type ShownLetter, shownOf } from './shown-letter.ts'

/** `key`: what the letter is found by. `entryId`: the entry that stores it on the server; null where it was changed and is there already. */
export type KeptLetter = { key: string; entryId: string | null }

/**
 * The letter of a kind to a document that has not gone to the post. There is one, which is written anew; earlier versions made another each
 * time, and of those it is the newest. For live queries.
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
      // the answer may have been lost: then the letter itself is here already
      .filter(({ clientId }) => !rows.some((row) => row.clientId === clientId))
    const [newest] = [...waiting, ...rows.filter(({ erasing }) => !erasing)]
      .filter((letter) => letter.responseType === responseType && isOpen(letter, entries))
      .toSorted((a, b) => b.generatedDate.localeCompare(a.generatedDate))
    return newest ?? null
  })
}

/** An order that was refused has not gone. */
function isOpen({ physicalDelivery, ordering, mail }: ShownLetter, entries: OutboxEntry[]) {
  const order = entries.find(({ id }) => id === ordering?.entryId)
  const isOrdered = ordering !== null && order?.state !== 'stuck'
  return !physicalDelivery && !isOrdered && !(mail && isOrderRunning(mail.state))
}

/**
 * Keeps a response to a document, and the wish to store it on the server. The open letter of its kind is written anew, so that several clicks,
 * tabs and tries make one letter. Throws `AppError` (`device-full`): then nothing of it is kept.
 */
export function keepLetter(
  db: LocalDatabase,
  documentId: number,
  letter: LetterText,
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
      const entry = { ...newEntry('create-letter', documentId), letter }
      await db.outbox.add({ ...entry })
      return { key: entry.id, entryId: entry.id }
    }),
  )
}

function hasCopies({ attachments, copies }: ShownLetter, wanted: number[]): boolean {
  const there = attachments?.map(({ documentId }) => documentId) ?? copies ?? []
  return there.join() === wanted.join()
}

/** What the server refused is sent under a new key, with what waits behind it. */
async function makeAnew(db: LocalDatabase, { id, seq }: OutboxEntry, letter: LetterText) {
  const anew = begunAnew()
  const behind = db.outbox.filter(({ letterKey }) => letterKey === id)
  await behind.filter(({ textEdit }) => textEdit !== undefined).delete()
  await behind.modify({ letterKey: anew.id })
  await db.outbox.update(seq, { ...anew, letter })
  return { key: anew.id, entryId: anew.id }
}

/** Another one takes its place. What may be on its way to the server is erased once it is there. */
async function giveUp(db: LocalDatabase, open: ShownLetter, making: OutboxEntry | undefined) {
  if (!making?.wasSent || open.id !== null) {
    await eraseLetter(db, open)
    return
  }
  const about = { letterKey: making.id, ...entryTitle(open) }
  await db.outbox.add({ ...newEntry('erase-letter', null), ...about })
}
