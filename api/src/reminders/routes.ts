import {
  AppError,
  changeReminder as changeReminderEndpoint,
  type Reminder,
} from '@brieflotse/contract'
import { isPlainDate } from '@brieflotse/rules'
import type { Db, Tx } from '../db/open.ts'
import type { Feed } from '../db/feed.ts'
import { existing } from '../http/errors.ts'
import { once, onceOf } from '../http/once.ts'
import { userOf } from '../http/session.ts'
import type { Api } from '../http/valibot.ts'
import { aboutReminder, applyReminderChange, findReminder } from './store.ts'

export type ReminderDeps = {
  db: Db
  feed: Feed
  loadReminders: (read: Tx, documentIds: number[]) => Promise<Map<number, Reminder[]>>
}

export async function reminderRoutes(app: Api, deps: ReminderDeps): Promise<void> {
  const { db, feed, loadReminders } = deps
  app.route({
    ...changeReminderEndpoint,
    handler: (request) => {
      const { userId } = userOf(request)
      const change = request.body
      const day = change.change === 'snooze' ? change.until : null
      if (day !== null && !isPlainDate(day)) throw new AppError('invalid-input')
      const idempotency = onceOf(request, userId, change)
      return db.write(async (tx) => {
        const row = existing(await findReminder(tx, userId, request.params.id))
        await once(tx, idempotency, async () => {
          await applyReminderChange(tx, feed, row, change)
          return { answer: 'done', about: aboutReminder(row.id) }
        })
        const all = (await loadReminders(tx, [row.document_id])).get(row.document_id)
        return existing(all?.find(({ id }) => id === row.id))
      })
    },
  })
}
