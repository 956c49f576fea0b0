import type { PlainDate } from '@brieflotse/rules'
import { isDuty, isMissed, type ShownDeadline } from '@brieflotse/letter'

/** Amber for what must be done, red once that is late; what only may be done stays quiet. */
export function toneOf(deadline: ShownDeadline, today: PlainDate): string {
  if (!isDuty(deadline)) return 'bg-sunken text-ink'
  return isMissed(deadline, today) ? 'bg-late-wash text-late' : 'bg-must-wash text-must'
}
