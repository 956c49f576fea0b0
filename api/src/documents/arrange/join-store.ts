import { AppError, type Joining, maxLetterFiles, maxLetterPages } from '@brieflotse/contract'
import type { Tx } from '../../db/open.ts'
import { findCorrections, writeCorrections } from '../correction-store.ts'
import { aboutDocument, contentKey } from '../store.ts'
import type { StoredDocument } from '../wire.ts'
import { refuseActedOn } from './refuse-acted-on.ts'
import { giveClaimsBack, giveLettersBack } from './give-back.ts'
import { documentRowOf, settleDocument, understandAnew, type ArrangeDeps } from './arrange-store.ts'
import { leavesOf, movedCorrections, writePages, type Leaf, type StoredFile } from './pages.ts'

/** Appends the pages of another document of the same user to this one, and archives the other. */
export async function join(
  tx: Tx,
  deps: ArrangeDeps,
  row: StoredDocument,
  { other: otherId, sure }: Joining,
): Promise<void> {
  const other = await documentRowOf(tx, otherId, row.user_id)
  const isFree = [row, other].every((one) => one.archived_at === null && one.joined_into === null)
  if (!isFree || other.id === row.id) throw new AppError('conflict')
  const [front, back] = [await leavesOf(tx, row), await leavesOf(tx, other)]
  const count = front.leaves.length + back.leaves.length
  if (count > maxLetterPages) throw new AppError('file-too-many-pages')
  const files = [...front.files, ...back.files]
  if (files.length > maxLetterFiles) throw new AppError('invalid-input')
  await refuseActedOn(tx, [other.id], sure)
  const shift = front.files.length
  const added = back.files.map((file, index) => ({
    ...file,
    document_id: row.id,
    position: shift + index + 1,
    joined_from: other.id,
  }))
  await tx.insertInto('document_files').values(added).execute()
  const behind = back.leaves.map(({ page, place: [file, number] }): Leaf => ({
    page,
    place: [shift + file, number],
  }))
  const corrections = await findCorrections(tx, other.id)
  const numbers = back.leaves.map(({ page }) => page.number)
  await putPages(tx, deps, row, [...front.leaves, ...behind], files)
  const moved = movedCorrections(corrections, numbers, front.leaves.length)
  await writeCorrections(tx, row.id, moved)
  await deps.queue.remove(tx, aboutDocument(other.id))
  await settleDocument(tx, deps, other, {
    archived_at: new Date().toISOString(),
    joined_into: row.id,
  })
}

/** Sets the files and pages of a document and queues it to be understood again. */
async function putPages(
  tx: Tx,
  deps: ArrangeDeps,
  row: StoredDocument,
  leaves: Leaf[],
  files: StoredFile[],
): Promise<void> {
  await writePages(tx, row.id, leaves)
  await understandAnew(tx, deps, row.id)
  await settleDocument(tx, deps, row, {
    byte_size: files.reduce((sum, { byte_size }) => sum + byte_size, 0),
    file_count: files.length,
    file_pages: JSON.stringify(leaves.map(({ place }) => place)),
    content_key: keyOf(row, files),
    stack: null,
  })
}

/**
 * The key keeps the first upload, so that uploading it again finds this document. With several files it also contains the key of
 * all current files.
 */
function keyOf({ content_key }: StoredDocument, files: StoredFile[]): string {
  const [first = content_key] = content_key.split(';')
  const hashes = files.map(({ file_hash }) => file_hash)
  const now = contentKey(hashes)
  const isPlain = now === first || hashes.some((hash) => first.includes(hash))
  return isPlain ? first : `${first};${now}`
}

/** Returns joined pages to the documents they came from, if those still exist. */
export async function splitJoined(tx: Tx, deps: ArrangeDeps, row: StoredDocument): Promise<void> {
  const { leaves, files } = await leavesOf(tx, row)
  const others = await tx
    .selectFrom('documents')
    .selectAll()
    .where('joined_into', '=', row.id)
    .execute()
  const isBack = ({ joined_from }: StoredFile) => others.some(({ id }) => id === joined_from)
  const gone = new Set(files.filter(isBack).map(({ position }) => position))
  const stay = files.filter(({ position }) => !gone.has(position))
  if (gone.size === 0 || stay.length === 0) throw new AppError('conflict')
  const positions = new Map(stay.map(({ position }, index) => [position, index + 1]))
  const rest = leaves.flatMap(({ page, place: [file, number] }): Leaf[] => {
    const position = positions.get(file)
    return position === undefined ? [] : [{ page, place: [position, number] }]
  })
  const numbers = rest.map(({ page }) => page.number)
  const corrections = await findCorrections(tx, row.id)
  await tx.deleteFrom('document_files').where('document_id', '=', row.id).execute()
  const kept = stay.map((file, index) => ({ ...file, position: index + 1 }))
  await tx.insertInto('document_files').values(kept).execute()
  await tx
    .deleteFrom('document_corrections')
    .where('document_id', '=', row.id)
    .where('key', 'like', 'word %')
    .execute()
  await putPages(tx, deps, row, rest, kept)
  await writeCorrections(tx, row.id, movedCorrections(corrections, numbers))
  for (const other of others) {
    await giveClaimsBack(tx, row, other)
    await giveLettersBack(tx, deps.feed, other)
    await settleDocument(tx, deps, other, { archived_at: null, joined_into: null })
  }
}
