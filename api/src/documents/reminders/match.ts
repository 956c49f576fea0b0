import { isEarlier, type KnownDeadline } from '@brieflotse/letter'
import type { Insertable, Selectable } from 'kysely'
import type { ReminderTable } from '../../db/reminder-tables.ts'
import { toReminder } from './wire.ts'

export type ReminderRow = Selectable<ReminderTable>
type Wanted = Pick<
  Insertable<ReminderTable>,
  'deadline_id' | 'what' | 'law' | 'due_on' | 'time' | 'needs'
>
type Marks = Partial<
  Pick<ReminderRow, 'done_at' | 'snoozed_until' | 'moved_from' | 'reopened' | 'sequence'>
>

/** The result of matching: `kept` rows keep their id, `added` are new, and `lost` are no longer in the letter. */
export type Matched = {
  kept: { row: ReminderRow; set: Wanted & Marks }[]
  added: Wanted[]
  lost: ReminderRow[]
}

/**
 * Rules by which a row and a newly read deadline are the same demand, from the most to the least certain. Each row matches one
 * deadline. Content is compared only here, because a new reading may differ; everywhere else the id identifies a deadline.
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

/** Matches the deadlines of a new or corrected reading to the existing rows. */
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
    // Two periods can start on the same date that the user enters (such as the date of service). They share an id and end on
    // different days.
    const key = `${id} ${date}`
    if (!found.has(key)) found.set(key, { deadline_id: id, what, law, due_on: date, time, needs })
  }
  return [...found.values()]
}

/**
 * What remains of the user's marks when the date changed. A later date of the same demand keeps them. An earlier date reopens the
 * deadline, says so, and ends a snooze.
 */
function marksOf(row: ReminderRow, { what, law, due_on = null }: Wanted): Marks {
  if (row.due_on === due_on) return {}
  const moved = { sequence: row.sequence + 1, moved_from: row.due_on ?? row.moved_from }
  const isSameDemand = what !== 'other' || law !== null
  if (isSameDemand && !isEarlier(due_on, row.due_on)) return moved
  const reopened = row.done_at === null ? row.reopened : 1
  return { ...moved, reopened, done_at: null, snoozed_until: null }
}
