import type { ResponseLetter } from '@brieflotse/contract'
import type { LocalDatabase } from '../db.ts'
import { withRoom } from '../kept/room.ts'
import type { OutboxEntry } from '../rows.ts'
import { keepClaim } from './claim-patches.ts'
import { applyLetterPatches, letterRowOf, nameLetter } from './letter-patches.ts'
import { keepMailResult } from './mail-results.ts'
import { dropFiles } from './outbox.ts'
import { applyPatches } from './patches.ts'
import { writeReceipt } from './receipts.ts'
import { keepReminder } from './reminder-patches.ts'
import { send } from './send.ts'
import type { Yes } from './send-mail.ts'

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
  const { document, letter, duplicate, parts } = yes
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
      await acceptLetter(db, entry, letter, isNewest)
      if (documentId !== null) await acceptDocument(db, entry, documentId, yes, isNewest)
    }),
  )
}

async function acceptDocument(
  db: LocalDatabase,
  { kind }: OutboxEntry,
  documentId: number,
  { document, claim, reminder }: Yes,
  isNewest: boolean,
): Promise<void> {
  const { contents } = db
  if (kind === 'archive-document') await contents.update(documentId, { status: 'archived' })
  // the same page numbers are now other pages and files
  if (kind === 'arrange-document') await dropPages(db, documentId)
  if (kind === 'erase-document') {
    await dropPages(db, documentId)
    await contents.delete(documentId)
    await db.words.where({ documentId }).delete()
    await db.pins.delete(documentId)
  }
  if (document && (isNewest || !(await contents.get(document.id)))) await contents.put(document)
  if (claim && isNewest) await keepClaim(db, documentId, claim)
  if (reminder && isNewest) await keepReminder(db, documentId, reminder)
  await applyPatches(db, documentId)
}

async function dropPages({ pictures, originals }: LocalDatabase, documentId: number) {
  await pictures.where({ documentId }).delete()
  await originals.where({ documentId }).delete()
}

const mailedOf = (letter: ResponseLetter | undefined) =>
  letter && { letter: { id: letter.id, trackingId: letter.trackingId } }

async function acceptLetter(
  db: LocalDatabase,
  { kind, letterId }: OutboxEntry,
  letter: ResponseLetter | undefined,
  isNewest: boolean,
): Promise<void> {
  if (kind === 'erase-letter') await db.letters.delete(letterId!)
  if (letter) await nameLetter(db, letter)
  if (letter && (isNewest || !(await db.letters.get(letter.id)))) {
    await db.letters.put(letterRowOf(letter, []))
  }
  const id = letter?.id ?? letterId
  if (id !== undefined) await applyLetterPatches(db, id)
}
