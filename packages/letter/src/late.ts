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

/**
 * Where a deadline stands on a day while nobody has met it. `open`: its day is today or later, or not known. `late`: its day has passed and
 * it can still be met. `over`: its day has passed and it cannot be met any more. Server, device and screens ask this function.
 */
export function dayState(deadline: Due, today: PlainDate): 'open' | 'late' | 'over' {
  if (!isPast(deadline.date, today)) return 'open'
  return canBeLate(deadline) ? 'late' : 'over'
}
