import type { Reminder } from '@brieflotse/contract'
import { canBeLate, caseKeysOf, isDone, isPaid } from '@brieflotse/letter'
import type { DocumentRow } from './rows.ts'

/** A row without what is computed of it. */
export type BareRow = Omit<DocumentRow, 'shelf' | 'dueOn' | 'dueKeys' | 'caseKeys'>

/** A row with what its lists look it up by: where it is shown, and until when it is to be paid. */
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
 * What a reminder is found by: a word and a day. `must` can be late, `may` is over with its day; `wait` is put off until the day;
 * `done` has the day it was due; `ask` has no day yet. One that nobody follows has no key.
 */
const dueWords = ['must', 'may', 'wait', 'done', 'ask'] as const
export type DueWord = (typeof dueWords)[number]

/** The key of a reminder in the index `dueKeys`; null where it is not followed. */
export function dueKey(reminder: Reminder, claims: BareRow['claims']): string | null {
  const { dueOn, snoozedUntil, followed } = reminder
  if (isDone(reminder, claims)) return `done ${dueOn ?? '9'}`
  if (!followed) return null
  if (dueOn === null) return 'ask 9'
  if (snoozedUntil !== null) return `wait ${snoozedUntil}`
  return `${canBeLate(reminder) ? 'must' : 'may'} ${dueOn}`
}

/** Rows of earlier versions have neither reminders nor claims. */
function dueKeysOf(row: { reminders?: Reminder[]; claims?: BareRow['claims'] }): string[] {
  const { reminders = [], claims = [] } = row
  return [...new Set(reminders.flatMap((reminder) => dueKey(reminder, claims) ?? []))]
}

/** Where a document is shown. */
function shelfOf(row: BareRow): DocumentRow['shelf'] {
  if (row.erasing) return 'none'
  return row.status === 'archived' ? 'archive' : 'list'
}
