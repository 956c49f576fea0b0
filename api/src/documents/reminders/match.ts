import { isEarlier, type KnownDeadline } from '@brieflotse/letter'
import type { Insertable, Selectable } from 'kysely'
import type { Reminders } from '../../db/reminder-tables.ts'
import { toReminder } from './wire.ts'

export type ReminderRow = Selectable<Reminders>
type Wanted = Pick<
  Insertable<Reminders>,
  'deadline_id' | 'what' | 'law' | 'due_on' | 'time' | 'needs'
>
type Marks = Partial<
  Pick<ReminderRow, 'done_at' | 'snoozed_until' | 'moved_from' | 'reopened' | 'sequence'>
>

/** What becomes of the rows of a letter: `kept` under their number, `added`, and `lost` (the letter does not have them any more). */
export type Matched = {
  kept: { row: ReminderRow; set: Wanted & Marks }[]
  added: Wanted[]
  lost: ReminderRow[]
}

/**
 * From the surest sign that two deadlines are the same demand to the weakest. Each row finds one deadline. Only here, where a letter was read
 * anew and may say something else, a deadline is looked for by what it is made of; everybody else knows it by its id.
 */
const signs: ((row: ReminderRow, read: Wanted) => boolean)[] = [
  (row, read) =>
    toReminder(row).deadlineId === read.deadline_id && row.due_on === (read.due_on ?? null),
  (row, read) => toReminder(row).deadlineId === read.deadline_id,
  (row, read) => row.law === read.law && row.due_on === read.due_on,
  (row, read) => row.law === read.law,
  (row, read) => row.due_on === read.due_on,
  (_row, read) => read.what !== 'other',
]

/** Finds the deadlines of a letter among those that were followed before it was read again or corrected. */
export function matchReminders(before: ReminderRow[], read: KnownDeadline[]): Matched {
  const lost = new Set(before.toSorted((a, b) => b.read - a.read || a.id - b.id))
  const open = new Set(wantedOf(read))
  const kept: Matched['kept'] = []
  for (const sign of signs) {
    for (const wanted of open) {
      const found = [...lost].find((one) => one.what === wanted.what && sign(one, wanted))
      if (!found) continue
      lost.delete(found)
      open.delete(wanted)
      kept.push({ row: found, set: { ...wanted, ...marksOf(found, wanted) } })
    }
  }
  return { kept, added: [...open], lost: [...lost] }
}

function wantedOf(read: KnownDeadline[]): Wanted[] {
  const found = new Map<string, Wanted>()
  for (const { id, what, law, date, time, needs } of read) {
    // two periods that one answer sets going share an id, and end on different days
    const key = `${id} ${date}`
    if (!found.has(key)) found.set(key, { deadline_id: id, what, law, due_on: date, time, needs })
  }
  return [...found.values()]
}

/**
 * What is left of the user's word when the day has changed. A later day of the same demand keeps it; an earlier one opens it again and
 * says so, and what was put off shows at once.
 */
function marksOf(row: ReminderRow, { what, law, due_on = null }: Wanted): Marks {
  if (row.due_on === due_on) return {}
  const moved = { sequence: row.sequence + 1, moved_from: row.due_on ?? row.moved_from }
  const isSameDemand = what !== 'other' || law !== null
  if (isSameDemand && !isEarlier(due_on, row.due_on)) return moved
  const reopened = row.done_at === null ? row.reopened : 1
  return { ...moved, reopened, done_at: null, snoozed_until: null }
}
