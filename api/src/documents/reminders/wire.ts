import type { Reminder } from '@brieflotse/contract'
import { followedId } from '@brieflotse/letter'
import type { Selectable } from 'kysely'
import type { ReminderTable } from '../../db/reminder-tables.ts'

/** A reminder as the API returns it. A row of an earlier version has no deadline id; it is derived here. */
export function toReminder(row: Selectable<ReminderTable>): Reminder & { deadlineId: string } {
  const reminder = {
    id: row.id,
    deadlineId: row.deadline_id ?? undefined,
    what: row.what,
    law: row.law,
    dueOn: row.due_on,
    time: row.time,
    needs: row.needs,
    followed: row.followed === 1,
    doneAt: row.done_at,
    snoozedUntil: row.snoozed_until,
    movedFrom: row.moved_from,
    reopened: row.reopened === 1,
    sequence: row.sequence,
  }
  return { ...reminder, deadlineId: followedId(reminder) }
}
