import type { Reminder } from '../packages/contract/src/index.ts'
import { addDays, dayInGermany } from '../packages/rules/src/index.ts'

const today = dayInGermany(new Date())

const reminder = (id: number, dueOn: string | null, rest: Partial<Reminder> = {}): Reminder => ({
  id,
  what: 'pay',
  law: null,
  dueOn,
  time: null,
  needs: null,
  followed: true,
  doneAt: null,
  snoozedUntil: null,
  movedFrom: null,
  reopened: false,
  sequence: 0,
  ...rest,
})

/** A deadline in every possible state; the first two belong to the letter and are shown next to it too. */
export const reminders: Reminder[] = [
  reminder(1, '2099-01-19'),
  reminder(2, null, { what: 'object', law: '§ 70 VwGO', needs: 'receipt-date' }),
  reminder(3, addDays(today, -4), { what: 'reply', reopened: true, movedFrom: today }),
  reminder(4, today, { what: 'send-documents', movedFrom: addDays(today, -2) }),
  reminder(5, addDays(today, 3), { what: 'terminate', law: '§ 573c BGB' }),
  reminder(6, addDays(today, 2), { what: 'appointment', time: '10:30' }),
  reminder(7, addDays(today, 1), { what: 'consent', snoozedUntil: addDays(today, 5) }),
  reminder(8, addDays(today, -9), { what: 'sue', law: '§ 74 VwGO' }),
  reminder(9, addDays(today, -2), { what: 'other', doneAt: `${today}T01:00:00.000Z` }),
]
