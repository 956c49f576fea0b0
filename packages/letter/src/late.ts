import { type DeadlineKind, rights } from '@brieflotse/reading/facts'
import type { PlainDate } from '@brieflotse/rules'

type Due = { what: DeadlineKind; date: PlainDate | null }

/** Whether a deadline can still be met after its day: a duty can, but a right and an appointment are over with their day. */
export function canBeLate({ what }: Pick<Due, 'what'>): boolean {
  return !rights.includes(what) && what !== 'appointment'
}

/** Whether a day has passed; one that is not known has not. */
export const isPast = (date: PlainDate | null | undefined, today: PlainDate): boolean =>
  Boolean(date && date < today)
