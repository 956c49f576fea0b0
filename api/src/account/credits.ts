import type { CreditEntry } from '@brieflotse/contract'
import type { Db } from '../db/open.ts'
import { type StoredTitle, toTitle } from '../text/letter-title.ts'

const mostEntries = 100

/** The changes of the user's credits, newest first, without entries of amount 0. */
export async function creditHistory(db: Db['read'], userId: number): Promise<CreditEntry[]> {
  const rows = await db
    .selectFrom('credit_entries as entry')
    .leftJoin('mail_orders as order', 'order.id', 'entry.order_id')
    .leftJoin('response_letters as letter', 'letter.id', 'order.letter_id')
    .select([
      'entry.amount',
      'entry.reason',
      'entry.created_at',
      'entry.note',
      'letter.id as letterId',
      'letter.title',
      'letter.title_id',
    ])
    .where('entry.user_id', '=', userId)
    .where('entry.amount', '!=', 0)
    .orderBy('entry.id', 'desc')
    .limit(mostEntries)
    .execute()
  return rows.map(({ reason, created_at, title, title_id, ...rest }) => ({
    ...rest,
    ...(title === null ? { letterTitle: null } : letterTitle({ title, title_id })),
    // A payment refunded in parts has one numbered entry for each part.
    reason: reason.replace(/-\d+$/, ''),
    at: created_at,
  }))
}

function letterTitle(stored: StoredTitle) {
  const { title, titleSaid } = toTitle(stored)
  return { letterTitle: title, ...(titleSaid && { letterTitleSaid: titleSaid }) }
}
