import { AppError, type Arrangement, maxLetterPages } from '@brieflotse/contract'
import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/open.ts'
import type { Feed } from '../../db/feed.ts'
import type { Queue } from '../../providers/queue/queue.ts'
import { findCorrections, writeCorrections } from '../correction-store.ts'
import { aboutDocument, contentKey } from '../store.ts'
import type { StoredDocument } from '../wire.ts'
import { refuseActedOn } from './refuse-acted-on.ts'
import { leavesOf, movedCorrections, writePages, type Leaf, type StoredFile } from './pages.ts'
import { holdsEveryPage } from './places.ts'

export type ArrangeDeps = { feed: Feed; queue: Queue }

/** The document as it is in this transaction. */
export const documentRowOf = (tx: Tx, id: number, userId: number): Promise<StoredDocument> =>
  tx
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow(() => new AppError('not-found'))

/** Understands a letter again from its stored words and cancels its other jobs. */
export async function understandAnew(tx: Tx, { queue }: ArrangeDeps, id: number): Promise<void> {
  const subject = aboutDocument(id)
  await queue.remove(tx, subject)
  await queue.add(tx, { name: 'understand-document', payload: { documentId: id }, subject })
}

/** Applies the user's arrangement of the pages in a document: one letter in a new order, or several letters. */
export async function arrange(
  tx: Tx,
  deps: ArrangeDeps,
  row: StoredDocument,
  { letters, sure }: Arrangement,
): Promise<void> {
  const { leaves, files } = await leavesOf(tx, row)
  if (row.joined_into !== null || !holdsEveryPage(letters, leaves.length))
    throw new AppError('conflict')
  const parts = letters.map((numbers) => numbers.map((number) => leaves[number - 1]!))
  const [first = []] = parts
  if (parts.length === 1) return reorder(tx, deps, row, { leaves: first, numbers: letters[0]! })
  if (parts.some((part) => part.length > maxLetterPages)) throw new AppError('invalid-input')
  const before = await tx
    .selectFrom('documents')
    .select('id')
    .where('part_of', '=', row.id)
    .execute()
  // Another device has split the document meanwhile.
  if (before.length > 0) throw new AppError('conflict')
  await refuseActedOn(tx, [row.id], sure)
  const corrections = await findCorrections(tx, row.id)
  const splitting = randomUUID()
  for (const [index, part] of parts.entries()) {
    const id = await addPart(tx, row, { leaves: part, files, key: `${splitting}.${index}` })
    await writeCorrections(tx, id, movedCorrections(corrections, letters[index]!))
    await understandAnew(tx, deps, id)
    await deps.feed.changed(tx, { userId: row.user_id, kind: 'document', id })
  }
  await deps.queue.remove(tx, aboutDocument(row.id))
  await settleDocument(tx, deps, row, { archived_at: row.archived_at ?? new Date().toISOString() })
}

/** Cancels the jobs of a read document and publishes the change. */
export async function settleDocument(
  tx: Tx,
  { feed }: ArrangeDeps,
  row: StoredDocument,
  set: Partial<StoredDocument>,
): Promise<void> {
  const ended = row.status === 'processing' ? { status: 'completed' as const, progress: null } : {}
  await tx
    .updateTable('documents')
    .set({ ...ended, ...set })
    .where('id', '=', row.id)
    .execute()
  await feed.changed(tx, { userId: row.user_id, kind: 'document', id: row.id })
}

async function reorder(
  tx: Tx,
  deps: ArrangeDeps,
  row: StoredDocument,
  { leaves, numbers }: { leaves: Leaf[]; numbers: number[] },
): Promise<void> {
  if (numbers.every((number, index) => number === index + 1)) {
    return settleDocument(tx, deps, { ...row, status: 'completed' }, { arranged: 1 })
  }
  const corrections = await findCorrections(tx, row.id)
  await writePages(tx, row.id, leaves)
  await tx
    .deleteFrom('document_corrections')
    .where('document_id', '=', row.id)
    .where('key', 'like', 'word %')
    .execute()
  await writeCorrections(tx, row.id, movedCorrections(corrections, numbers))
  await understandAnew(tx, deps, row.id)
  const file_pages = JSON.stringify(leaves.map(({ place }) => place))
  await settleDocument(tx, deps, row, { arranged: 1, stack: null, file_pages })
}

/** Adds a document for some pages of another one. It gets only the files that these pages come from. */
async function addPart(
  tx: Tx,
  row: StoredDocument,
  { leaves, files, key }: { leaves: Leaf[]; files: StoredFile[]; key: string },
): Promise<number> {
  const used = files.filter(({ position }) => leaves.some(({ place }) => place[0] === position))
  const [first] = used
  if (!first) throw new AppError('not-ready')
  const positions = new Map(used.map(({ position }, index) => [position, index + 1]))
  const places = leaves.map(({ place: [file, page] }) => [positions.get(file)!, page])
  const { source_language, target_language, tags, uploaded_at, user_id } = row
  const { id } = await tx
    .insertInto('documents')
    .values({
      user_id,
      client_id: null,
      file_hash: first.file_hash,
      file_name: first.file_name,
      mime_type: first.mime_type,
      byte_size: used.reduce((sum, { byte_size }) => sum + byte_size, 0),
      file_count: used.length,
      // The suffix keeps an upload from matching this key, because an upload always has the whole file.
      content_key: `${contentKey(used.map(({ file_hash }) => file_hash))}.${key}`,
      title: row.title,
      status: 'pending',
      source_language,
      target_language,
      tags,
      translation_state: 'waiting',
      uploaded_at,
      arranged: 1,
      file_pages: JSON.stringify(places),
      part_of: row.id,
      progress: JSON.stringify({
        step: 'understanding',
        page: leaves.length,
        pages: leaves.length,
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = used.map((file, index) => ({ ...file, document_id: id, position: index + 1 }))
  await tx.insertInto('document_files').values(rows).execute()
  await writePages(tx, id, leaves)
  return id
}
