import { type DeadlineKind, rights } from '@brieflotse/reading/facts'
import type { PlainDate } from '@brieflotse/rules'

type Due = { what: DeadlineKind; date: PlainDate | null }

/** Whether a deadline can still be met after its day: duties can, rights and appointments cannot. */
export function canBeLate({ what }: Pick<Due, 'what'>): boolean {
  return !rights.includes(what) && what !== 'appointment'
}

/** Whether a day is before today; an unknown day is not. */
export const isPast = (date: PlainDate | null | undefined, today: PlainDate): boolean =>
  Boolean(date && date < today)
