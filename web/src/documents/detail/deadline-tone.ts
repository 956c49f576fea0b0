import type { PlainDate } from '@brieflotse/rules'
import { isDuty, isMissed, type ShownDeadline } from '@brieflotse/letter'

/** The colours of a deadline: amber for duties, red for overdue duties, neutral for options. */
export function toneOf(deadline: ShownDeadline, today: PlainDate): string {
  if (!isDuty(deadline)) return 'bg-sunken text-ink'
  return isMissed(deadline, today) ? 'bg-late-wash text-late' : 'bg-must-wash text-must'
}
