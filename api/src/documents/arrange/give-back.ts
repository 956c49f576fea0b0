import type { Tx } from '../../db/open.ts'
import type { Feed } from '../../db/feed.ts'
import type { StoredDocument } from '../wire.ts'

/**
 * Moves payments and disputes that came with the pages of `other` back to its claim with the same amount and account. Otherwise
 * `other` would ask for the payment again, and this document would count as paid by it.
 */
export async function giveClaimsBack(
  tx: Tx,
  row: StoredDocument,
  other: StoredDocument,
): Promise<void> {
  const claims = await tx
    .selectFrom('claims')
    .selectAll()
    .where('document_id', 'in', [row.id, other.id])
    .execute()
  for (const theirs of claims.filter((claim) => claim.document_id === other.id)) {
    const same = claims.filter(
      (claim) =>
        claim.document_id === row.id &&
        claim.amount_cents === theirs.amount_cents &&
        claim.iban === theirs.iban,
    )
    if (same.length === 0) continue
    const ids = same.map(({ id }) => id)
    await tx
      .updateTable('payments')
      .set({ claim_id: theirs.id })
      .where('claim_id', 'in', ids)
      .execute()
    const said = same.find(({ disputed_at, note }) => disputed_at !== null || note !== null)
    if (!said) continue
    const { disputed_at, note } = said
    await tx.updateTable('claims').set({ disputed_at, note }).where('id', '=', theirs.id).execute()
    await tx
      .updateTable('claims')
      .set({ disputed_at: null, note: null })
      .where('id', 'in', ids)
      .execute()
  }
}

/** Moves responses written to `other` before the join back to it. Later ones stay. */
export async function giveLettersBack(
  tx: Tx,
  feed: Feed,
  { id, user_id }: StoredDocument,
): Promise<void> {
  const letters = await tx
    .updateTable('response_letters')
    .set({ document_id: id, came_from: null })
    .where('came_from', '=', id)
    .returning('id')
    .execute()
  for (const letter of letters) {
    await feed.changed(tx, { userId: user_id, kind: 'letter', id: letter.id })
  }
}
