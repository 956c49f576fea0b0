import type { Claim, Reminder } from '@brieflotse/contract'
import { isDone, isSnoozed, type ReminderState, reminderState } from '@brieflotse/letter'
import type { LocalDatabase } from './db.ts'
import { claimsOf, remindersOf } from './queries.ts'
import type { DocumentRow, LetterRow } from './rows.ts'
import { dueKey, type DueWord } from './row-index.ts'

/** A deadline with its letter. `shownOn`: the day it is listed under, which is the snooze day if it is snoozed. */
export type Due = {
  reminder: Reminder
  row: DocumentRow
  claims: Claim[]
  state: ReminderState
  snoozed: boolean
  shownOn: string | null
  /** A letter of the user to this sender that was posted since, so that the deadline may be settled. */
  posted: LetterRow | null
}

/** Groups in order of urgency. `ask` comes early, because a deadline without a day may end before all known days. */
export const dueGroups = ['late', 'today', 'ask', 'week', 'later', 'done'] as const
export type DueGroup = (typeof dueGroups)[number]

/** `more`: there are more deadlines than requested. */
export type DueList = Record<DueGroup, { items: Due[]; more: boolean }>

/** Number of days after today in the group `week`. */
export const weekDays = 7

/** The last days of groups, `YYYY-MM-DD`: today in Germany, and the end of the group `week`. */
export type DueDays = { today: string; weekEnd: string }

/**
 * Deadlines by group, at most `most` (at least 1) of each. `late` begins with the last missed, `done` (including those that can no longer
 * be met) with the newest, the others with the next day. Uses an index, so that it reads only the returned rows. For live queries.
 */
export async function dueList(
  db: LocalDatabase,
  { today, weekEnd }: DueDays,
  most: Record<DueGroup, number>,
): Promise<DueList> {
  const find = (word: DueWord, span: Span, count: number) =>
    findDue(db, today, { word, span, most: count })
  const ahead = async (span: Span, count: number) => {
    const words = ['must', 'may', 'wait'] as const
    return (await Promise.all(words.map((word) => find(word, span, count)))).flat()
  }
  const past = { before: today }
  const now = { from: today, to: today }
  const week = { after: today, to: weekEnd }
  const later = { after: weekEnd }
  // separate queries without a transaction: a change in between makes the live query run again
  const [back, late, todays, soon, far, ask, done, over] = await Promise.all([
    // a deadline whose snooze has ended is listed by its own day again
    find('wait', { to: today }, Math.max(most.late, most.later)),
    find('must', { ...past, newestFirst: true }, most.late),
    Promise.all([find('must', now, most.today), find('may', now, most.today)]),
    ahead(week, most.week),
    ahead(later, most.later),
    find('ask', {}, most.ask),
    find('done', { newestFirst: true }, most.done),
    find('may', { ...past, newestFirst: true }, most.done),
  ])
  const backIn = (span: Span) => back.filter(({ reminder }) => isIn(reminder.dueOn ?? '', span))
  const missed = backIn(past)
  const groups: Record<DueGroup, Due[]> = {
    late: [...late, ...missed.filter(({ state }) => state === 'late')],
    today: [...todays.flat(), ...backIn(now)],
    week: [...soon, ...backIn(week)],
    later: [...far, ...backIn(later)],
    ask,
    done: [...done, ...over, ...missed.filter(({ state }) => state === 'over')],
  }
  const list = {} as DueList
  for (const group of dueGroups) {
    const items = inOrder(groups[group], group === 'late' || group === 'done')
    list[group] = { items: items.slice(0, most[group]), more: items.length > most[group] }
  }
  await addPosted(
    db,
    Object.values(list).flatMap(({ items }) => items),
  )
  return list
}

/**
 * The next deadline until `weekEnd`: late ones first, then one that needs a day from the user; snoozed ones are skipped. `any`: whether the
 * user has any deadline at all. For live queries.
 */
export async function nextDue(
  db: LocalDatabase,
  days: DueDays,
  most: number,
): Promise<{ items: Due[]; any: boolean }> {
  const counts = { late: most, today: most, week: most + 20, later: 1, ask: 1, done: 1 }
  const list = await dueList(db, days, counts)
  const { late, today, ask, week } = list
  const items = [...late.items, ...today.items, ...ask.items, ...week.items].filter(
    ({ snoozed }) => !snoozed,
  )
  const any = Object.values(list).some((group) => group.items.length > 0)
  return { items: items.slice(0, most), any }
}

/** The number of late deadlines, counted up to `most`. For live queries. */
export async function countLate(db: LocalDatabase, today: string, most: number): Promise<number> {
  const counts = { late: most, today: 1, week: 1, later: 1, ask: 1, done: 1 }
  const { late } = await dueList(db, { today, weekEnd: today }, counts)
  return late.items.length
}

/** A document's deadline as a list item. */
function dueOf(row: DocumentRow, reminder: Reminder, today: string): Due {
  const claims = claimsOf(row)
  const snoozed = isSnoozed(reminder, today) && !isDone(reminder, claims)
  return {
    reminder,
    row,
    claims,
    state: reminderState(reminder, claims, today),
    snoozed,
    shownOn: snoozed ? reminder.snoozedUntil : reminder.dueOn,
    posted: null,
  }
}

type Span = { from?: string; after?: string; to?: string; before?: string; newestFirst?: boolean }

/** Finds reminders with this key word in a range of days. Reads one more than requested, to know whether there are more. */
async function findDue(
  db: LocalDatabase,
  today: string,
  { word, span, most }: { word: DueWord; span: Span; most: number },
): Promise<Due[]> {
  const { from, after, to, before, newestFirst } = span
  const low = `${word} ${from ?? after ?? ''}`
  const high = `${word} ${to ?? before ?? '99'}`
  const found = db.documents.where('dueKeys').between(low, high, !after, !before)
  const rows = await (newestFirst ? found.reverse() : found).limit(most + 1).toArray()
  const unique = [...new Map(rows.map((row) => [row.id, row])).values()]
  return unique.flatMap((row) =>
    remindersOf(row)
      .filter((reminder) => {
        const key = dueKey(reminder, claimsOf(row))
        return key?.startsWith(word) && isIn(key.slice(word.length + 1), span)
      })
      .map((reminder) => dueOf(row, reminder, today)),
  )
}

function isIn(day: string, { from, after, to, before }: Span): boolean {
  if ((from && day < from) || (to && day > to)) return false
  return !(after && day <= after) && !(before && day >= before)
}

function inOrder(items: Due[], newestFirst: boolean): Due[] {
  const dayOf = ({ shownOn }: Due) => shownOn ?? '9'
  const sorted = items.toSorted(
    (a, b) => dayOf(a).localeCompare(dayOf(b)) || a.reminder.id - b.reminder.id,
  )
  return newestFirst ? sorted.toReversed() : sorted
}

/** Kinds of deadlines that a letter to the sender can settle. */
const answered: Reminder['what'][] = ['object', 'reply', 'send-documents', 'consent', 'terminate']

async function addPosted(db: LocalDatabase, items: Due[]): Promise<void> {
  const open = items.filter(
    ({ state, reminder }) =>
      (state === 'open' || state === 'late') && answered.includes(reminder.what),
  )
  if (open.length === 0) return
  const ids = [...new Set(open.map(({ row }) => row.id))]
  const letters = await db.letters.where('documentId').anyOf(ids).toArray()
  for (const item of open) {
    item.posted =
      letters
        .filter(({ documentId }) => documentId === item.row.id)
        // practice orders posted nothing
        .filter(({ mailSentDate, mail }) => mailSentDate !== null && mail?.practice === false)
        .toSorted((a, b) => (a.mailSentDate ?? '').localeCompare(b.mailSentDate ?? ''))
        .at(-1) ?? null
  }
}
