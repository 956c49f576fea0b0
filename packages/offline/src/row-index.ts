import type { Reminder } from '@brieflotse/contract'
import { canBeLate, caseKeysOf, isDone, isPaid } from '@brieflotse/letter'
import type { DocumentRow } from './rows.ts'

/** A row without its computed fields. */
export type BareRow = Omit<DocumentRow, 'shelf' | 'dueOn' | 'dueKeys' | 'caseKeys'>

/** Adds the fields that lists use as indexes: where it is shown, and when it must be paid. */
export function indexed(row: BareRow): DocumentRow {
  return {
    ...row,
    shelf: shelfOf(row),
    dueOn: isPaid(row) ? null : (row.explanation?.document_details.payment.due_date ?? null),
    dueKeys: shelfOf(row) === 'list' ? dueKeysOf(row) : [],
    caseKeys: row.erasing ? [] : caseKeysOf(row.explanation),
  }
}

/**
 * The words of reminder keys, each followed by a day. `must` can be late, `may` expires with its day; `wait` is snoozed until the day;
 * `done` has its due day; `ask` has no day yet. Reminders that are turned off have no key.
 */
const dueWords = ['must', 'may', 'wait', 'done', 'ask'] as const
export type DueWord = (typeof dueWords)[number]

/** The key of a reminder in the index `dueKeys`; null if it is turned off. */
export function dueKey(reminder: Reminder, claims: BareRow['claims']): string | null {
  const { dueOn, snoozedUntil, followed } = reminder
  if (isDone(reminder, claims)) return `done ${dueOn ?? '9'}`
  if (!followed) return null
  if (dueOn === null) return 'ask 9'
  if (snoozedUntil !== null) return `wait ${snoozedUntil}`
  return `${canBeLate(reminder) ? 'must' : 'may'} ${dueOn}`
}

/** The keys of a row's reminders; rows of earlier versions have neither reminders nor claims. */
function dueKeysOf(row: { reminders?: Reminder[]; claims?: BareRow['claims'] }): string[] {
  const { reminders = [], claims = [] } = row
  return [...new Set(reminders.flatMap((reminder) => dueKey(reminder, claims) ?? []))]
}

/** The list that shows a document. */
function shelfOf(row: BareRow): DocumentRow['shelf'] {
  if (row.erasing) return 'none'
  return row.status === 'archived' ? 'archive' : 'list'
}
