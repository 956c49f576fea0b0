import type { ShownDeadline } from '@brieflotse/letter'
import type { PlainDate } from '@brieflotse/rules'
import { detailText } from '../../text/detail.ts'
import { may, text } from '../../text/text.ts'
import { Icon } from '../../ui/drawings/icon.tsx'
import { daysLeftText, daysUntil, dayText, weekdayLabel } from '../../ui/format.ts'
import { toneOf } from './deadline-tone.ts'
import { deadlineText, needsText } from './deadline-text.ts'

/** The most important date, with the days left. */
export function ByWhen({ deadline, today }: { deadline: ShownDeadline; today: PlainDate }) {
  const { date, time, needs, counts, taken } = deadline
  const days = date === null ? null : daysUntil(date, today)
  return (
    <div className={`rounded-box p-4 ${toneOf(deadline, today)}`}>
      <h3 className="flex items-center gap-2 text-small">
        <Icon name="calendar" className="size-5" />
        {taken ? detailText.when : detailText.byWhen}
      </h3>
      <p className="numbers mt-1 text-title leading-snug font-bold">
        {date === null ? detailText.noDate : dayText(date)}
      </p>
      <p className="numbers text-small">
        {deadlineText(deadline)}
        {/* the weekday helps with plans, so dates in the past have none */}
        {date !== null && days !== null && days >= 0 && ` · ${weekdayLabel(date)}`}
        {time && ` ${detailText.clock({ time })}`}
        {days !== null && ` · ${daysLeftText(days)}`}
        {date === null && needs && counts !== null && ` · ${needsText(needs)}`}
      </p>
    </div>
  )
}

/** The last day for an objection, beside the day to pay. */
export function MayUntil({ right, today }: { right: ShownDeadline; today: PlainDate }) {
  const { what, date } = right
  if (date === null) return null
  return (
    <div className="rounded-box bg-sunken p-4">
      <h3 className="flex items-center gap-2 text-small">
        <Icon name="hand" className="size-5" />
        {may[what] ?? text.deadlines[what]}
      </h3>
      <p className="numbers mt-1 text-title leading-snug font-bold">{dayText(date)}</p>
      <p className="numbers text-small">
        {weekdayLabel(date)} · {daysLeftText(daysUntil(date, today))}
      </p>
    </div>
  )
}
