import type { Claim } from '@brieflotse/contract'
import type { AskedClaim } from '@brieflotse/letter'
import type { Db, Tx } from '../../db/open.ts'
import { toClaim } from './wire.ts'

/**
 * Saves the claims of a document in the transaction of its reading. Payments, disputes and notes stay. A claim that the new reading
 * lacks is deleted, unless the user has acted on it.
 */
export async function saveClaims(
  tx: Tx,
  { documentId, userId }: { documentId: number; userId: number },
  read: AskedClaim[],
): Promise<void> {
  const updated_at = new Date().toISOString()
  for (const [index, claim] of read.entries()) {
    const { amount: amount_cents, dueOn: due_on, payee, iban, bic, purpose } = claim
    const facts = { amount_cents, due_on, payee, iban, bic, purpose, updated_at }
    await tx
      .insertInto('claims')
      .values({ user_id: userId, document_id: documentId, position: index + 1, ...facts })
      .onConflict((on) => on.columns(['document_id', 'position']).doUpdateSet(facts))
      .execute()
  }
  await tx
    .deleteFrom('claims')
    .where('document_id', '=', documentId)
    .where('position', '>', read.length)
    .where('disputed_at', 'is', null)
    .where('note', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('payments').select('id').whereRef('payments.claim_id', '=', 'claims.id')),
      ),
    )
    .execute()
}

/** The claims of documents by document id. Two queries for any number of documents. */
export async function loadClaims(
  read: Db['read'] | Tx,
  documentIds: number[],
): Promise<Map<number, Claim[]>> {
  const found = new Map<number, Claim[]>()
  if (documentIds.length === 0) return found
  const rows = await read
    .selectFrom('claims')
    .selectAll()
    .where('document_id', 'in', documentIds)
    .orderBy('position')
    .execute()
  if (rows.length === 0) return found
  const ids = rows.map(({ id }) => id)
  const payments = await read
    .selectFrom('payments')
    .selectAll()
    .where('claim_id', 'in', ids)
    .orderBy('created_at')
    .execute()
  for (const row of rows) {
    const claims = found.get(row.document_id) ?? []
    found.set(row.document_id, [
      ...claims,
      toClaim(
        row,
        payments.filter(({ claim_id }) => claim_id === row.id),
      ),
    ])
  }
  return found
}
