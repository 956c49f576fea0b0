import { nextNotices } from '@brieflotse/rules'
import type { Handler } from '../jobs/run.ts'
import { holdRound, planNotices, type RoundDeps } from './round.ts'
import { settingsOf } from './settings.ts'

/** Runs once a day, at the user's hour: finds the reminders that are due. */
export function planNoticesJob(deps: RoundDeps): Handler<'plan-notices'> {
  return {
    async run({ userId }, { finish }) {
      const now = deps.now()
      const { hour, zone, last_day } = await settingsOf(deps.db.read, userId)
      const next = nextNotices({ hour, zone, lastDay: last_day }, now)
      // The user has chosen a later hour since the job was queued.
      if (next.at > now) return finish((tx) => planNotices(deps, tx, userId))
      const days = await deps.findDays({ userId, from: next.day })
      await finish((tx) => holdRound(deps, tx, { userId, today: next.day, days }))
    },
    giveUp: (tx, { userId }) => planNotices(deps, tx, userId),
  }
}
