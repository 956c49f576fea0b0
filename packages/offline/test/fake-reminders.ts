import { AppError, type Document, type Reminder, type ReminderChange } from '@brieflotse/contract'
import { remindedWith } from '@brieflotse/letter'
import { http } from 'msw'
import type { Respond } from './fake-account.ts'

export function madeUpReminder(id: number, rest: Partial<Reminder> = {}): Reminder {
  return {
    id,
    what: 'pay',
    law: null,
    dueOn: '2025-03-28',
    time: null,
    needs: null,
    followed: true,
    doneAt: null,
    snoozedUntil: null,
    movedFrom: null,
    reopened: false,
    sequence: 0,
    ...rest,
  }
}

/** Fake endpoint for changes of deadlines. */
export const reminderHandler = (
  respond: Respond,
  rows: Map<number, Document>,
  put: (row: Document) => Document,
) =>
  http.post('*/api/reminders/:id', ({ request, params }) =>
    respond(request, async () => {
      const change = (await request.json()) as ReminderChange
      const id = Number(params['id'])
      const row = [...rows.values()].find(({ reminders }) => reminders.some((one) => one.id === id))
      if (!row) throw new AppError('not-found')
      const said = (one: Reminder) =>
        one.id === id ? remindedWith(one, change, '2025-03-18T10:00:00.000Z') : one
      const { reminders } = put({ ...row, reminders: row.reminders.map(said) })
      return { status: 200, body: reminders.find((one) => one.id === id) }
    }),
  )
