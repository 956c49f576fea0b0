import { AppError, type Correction, maxCorrections } from '@brieflotse/contract'
import { keyOf } from '@brieflotse/reading/facts'
import type { Db, Tx } from '../db/open.ts'

/** The users' corrections by document id, in the order they were made. */
export async function loadCorrections(
  read: Db['read'] | Tx,
  documentIds: number[],
): Promise<Map<number, Correction[]>> {
  const found = new Map<number, Correction[]>()
  if (documentIds.length === 0) return found
  const rows = await read
    .selectFrom('document_corrections')
    .select(['document_id', 'correction'])
    .where('document_id', 'in', documentIds)
    .orderBy('created_at')
    .orderBy('key')
    .execute()
  for (const { document_id, correction } of rows) {
    const before = found.get(document_id) ?? []
    found.set(document_id, [...before, JSON.parse(correction) as Correction])
  }
  return found
}

export async function findCorrections(read: Db['read'] | Tx, id: number): Promise<Correction[]> {
  return (await loadCorrections(read, [id])).get(id) ?? []
}

/** Stores corrections, replacing those for the same field or words. */
export async function writeCorrections(
  tx: Tx,
  documentId: number,
  corrections: Correction[],
): Promise<void> {
  const created_at = new Date().toISOString()
  for (const one of corrections) {
    const set = { correction: JSON.stringify(one), created_at }
    await tx
      .insertInto('document_corrections')
      .values({ document_id: documentId, key: keyOf(one), ...set })
      .onConflict((on) => on.columns(['document_id', 'key']).doUpdateSet(set))
      .execute()
  }
}

/** Saves the difference between two states of a document's corrections. Returns false if there is none. */
export async function saveCorrections(
  tx: Tx,
  documentId: number,
  before: Correction[],
  after: Correction[],
): Promise<boolean> {
  if (after.length > maxCorrections) throw new AppError('invalid-input')
  const gone = before.filter((one) => !after.some((other) => keyOf(other) === keyOf(one)))
  const fresh = after.filter((one) => !before.includes(one))
  for (const one of gone) {
    await tx
      .deleteFrom('document_corrections')
      .where('document_id', '=', documentId)
      .where('key', '=', keyOf(one))
      .execute()
  }
  await writeCorrections(tx, documentId, fresh)
  return gone.length > 0 || fresh.length > 0
}

/** A stamp of the corrections: a reading made with a different stamp is stale. */
export const stampOf = (corrections: Correction[]) => JSON.stringify(corrections)
