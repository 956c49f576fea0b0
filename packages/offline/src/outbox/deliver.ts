import type { ResponseLetter } from '@brieflotse/contract'
import type { LocalDatabase } from '../db.ts'
import { withRoom } from '../kept/room.ts'
import type { OutboxEntry } from './entries.ts'
import { applyLetterPatches, letterRowOf, nameLetter } from './letter-patches.ts'
import { keepMailResult } from './mail-results.ts'
import { dropFiles } from './outbox.ts'
import { applyPatches } from './patches.ts'
import { writeReceipt } from './receipts.ts'
import { send, senderOf, type Yes } from './send.ts'

/** Sends one entry and replaces it with the server's response. Throws `AppError` if the server did not accept it. */
export async function deliver(
  db: LocalDatabase,
  entry: OutboxEntry,
  signal: AbortSignal,
): Promise<void> {
  const cursor = await db.meta.get('cursor')
  const yes = await send(db, entry, signal)
  await accept(db, entry, yes, cursor?.value)
}

/** Deletes the entry and stores the server's response in one transaction. */
async function accept(
  db: LocalDatabase,
  entry: OutboxEntry,
  yes: Yes,
  cursorBefore: unknown,
): Promise<void> {
  const { outbox, files, documents, contents, pictures, originals, pins, words, letters, meta } = db
  const kept = [pictures, originals, pins, words]
  const tables = [outbox, files, documents, contents, ...kept, letters, meta]
  const { document, letter, duplicate = false, parts } = yes
  const documentId = document?.id ?? entry.documentId
  await withRoom(db, () =>
    db.transaction('rw', tables, async () => {
      await outbox.delete(entry.seq)
      await dropFiles(db, entry)
      const receipt = { documentId, duplicate, ...(parts && { parts }), ...mailedOf(letter) }
      await writeReceipt(db, entry.id, receipt)
      if (parts) await keepMailResult(db, entry, parts)
      // if another pull ran meanwhile, its row is at least as new as this response
      const isNewest = (await meta.get('cursor'))?.value === cursorBefore
      await senderOf(entry).accept?.(entry, db)
      await acceptLetter(db, entry, letter, isNewest)
      if (documentId !== null) await acceptDocument(db, documentId, yes, isNewest)
    }),
  )
}

async function acceptDocument(
  db: LocalDatabase,
  documentId: number,
  { document, claim, reminder }: Yes,
  isNewest: boolean,
): Promise<void> {
  const { contents } = db
  if (document && (isNewest || !(await contents.get(document.id)))) await contents.put(document)
  const kept = isNewest ? await contents.get(documentId) : undefined
  if (kept && claim) await contents.update(documentId, { claims: replaced(kept.claims, claim) })
  if (kept && reminder) {
    await contents.update(documentId, { reminders: replaced(kept.reminders, reminder) })
  }
  await applyPatches(db, documentId)
}

/** Rows of earlier versions lack these parts. */
const replaced = <T extends { id: number }>(parts: T[] | undefined, part: T): T[] =>
  (parts ?? []).map((one) => (one.id === part.id ? part : one))

const mailedOf = (letter: ResponseLetter | undefined) =>
  letter && { letter: { id: letter.id, trackingId: letter.trackingId } }

async function acceptLetter(
  db: LocalDatabase,
  { letterId }: OutboxEntry,
  letter: ResponseLetter | undefined,
  isNewest: boolean,
): Promise<void> {
  if (letter) await nameLetter(db, letter)
  if (letter && (isNewest || !(await db.letters.get(letter.id)))) {
    await db.letters.put(letterRowOf(letter, []))
  }
  const id = letter?.id ?? letterId
  if (id !== undefined) await applyLetterPatches(db, id)
}
