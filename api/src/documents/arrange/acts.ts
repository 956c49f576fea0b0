import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'
import type { Feed } from '../../db/feed.ts'

/**
 * Moves what the user did about a document to the one that asks for it now: payments to the claim with the same amount and account,
 * responses to the letter of their recipient. Otherwise a split file would ask for the same payment again.
 */
export async function adoptActs(
  tx: Tx,
  feed: Feed,
  { documentId, sender }: { documentId: number; sender: string | null },
): Promise<void> {
  const row = await tx
    .selectFrom('documents')
    .select(['user_id', 'part_of'])
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow()
  const joined = await tx
    .selectFrom('documents')
    .select('id')
    .where('joined_into', '=', documentId)
    .execute()
  const sources = [...joined.map(({ id }) => id), ...(row.part_of === null ? [] : [row.part_of])]
  if (sources.length === 0) return
  const changed = new Set<number>()
  const claims = await tx
    .selectFrom('claims')
    .selectAll()
    .where('document_id', 'in', [documentId, ...sources])
    .execute()
  const own = claims.filter((claim) => claim.document_id === documentId)
  for (const claim of claims.filter((one) => one.document_id !== documentId)) {
    const same = own.find(
      (one) => one.amount_cents === claim.amount_cents && one.iban === claim.iban,
    )
    if (!same) continue
    const { numUpdatedRows } = await tx
      .updateTable('payments')
      .set({ claim_id: same.id })
      .where('claim_id', '=', claim.id)
      .executeTakeFirst()
    const { disputed_at, note } = claim
    if (numUpdatedRows === 0n && disputed_at === null && note === null) continue
    await tx.updateTable('claims').set({ disputed_at, note }).where('id', '=', same.id).execute()
    changed.add(claim.document_id)
  }
  await adoptReminders(tx, documentId, sources)
  if (sender) await adoptLetters(tx, feed, { ...row, id: documentId, sender, sources })
  for (const id of changed) {
    await feed.changed(tx, { userId: row.user_id, kind: 'document', id })
  }
}

async function adoptLetters(
  tx: Tx,
  feed: Feed,
  {
    id,
    user_id,
    sender,
    sources,
  }: { id: number; user_id: number; sender: string; sources: number[] },
): Promise<void> {
  const letters = await tx
    .updateTable('response_letters')
    .set({ document_id: id, came_from: sql`document_id` })
    .where('document_id', 'in', sources)
    .where(sql<boolean>`lower(recipient_name) = lower(${sender})`)
    .returning('id')
    .execute()
  for (const letter of letters) {
    await feed.changed(tx, { userId: user_id, kind: 'letter', id: letter.id })
  }
}

/**
 * Copies the user's marks on a deadline only to the same demand on the same day. The ids cannot be compared, because each belongs
 * to its own letter, and the section of law may be printed on a page that only the other letter has.
 */
async function adoptReminders(tx: Tx, id: number, sources: number[]): Promise<void> {
  const rows = await tx
    .selectFrom('reminders')
    .selectAll()
    .where('document_id', 'in', [id, ...sources])
    .where('due_on', 'is not', null)
    .execute()
  for (const own of rows.filter((row) => row.document_id === id)) {
    const said = rows.find(
      (row) =>
        row.document_id !== id &&
        row.what === own.what &&
        row.due_on === own.due_on &&
        (row.done_at !== null || row.snoozed_until !== null || row.followed === 0),
    )
    if (!said || own.done_at !== null || own.snoozed_until !== null) continue
    const { done_at, snoozed_until, followed } = said
    await tx
      .updateTable('reminders')
      .set({ done_at, snoozed_until, followed })
      .where('id', '=', own.id)
      .execute()
  }
}
