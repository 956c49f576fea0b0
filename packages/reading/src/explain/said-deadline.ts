import { isPlainDate } from '@brieflotse/rules'
import { say } from '../said/say.ts'
import type { Saying } from '../said/saying.ts'
import type { Deadline } from '../types.ts'

/** A day of the letter, with a remark when we counted it; or that time is limited, and from when it runs. */
export function saidDeadline({ what, date, time, stated, needs }: Deadline): Saying[] {
  if (date && isPlainDate(date))
    return [say(`until.${what}`, { day: date, time, counted: !stated })]
  const from = needs === 'service-date' ? 'limited.from-service' : 'limited.from-arrival'
  return [say(`limited.${what}`), say(from)]
}
