import type { Deadline } from '@brieflotse/contract'
import { type PlainDate, weekdayName } from '@brieflotse/rules'
import { text } from '../../text/text.ts'
import { Icon } from '../../ui/drawings/icon.tsx'
import { dayText, daysUntil } from '../../ui/format.ts'
import { toneOf } from './deadline-tone.ts'
import { needsText } from './deadline-text.ts'

/** The day that counts, with the days left. */
export function ByWhen({ deadline, today }: { deadline: Deadline; today: PlainDate }) {
  const { what, date, time, needs } = deadline
  return (
    <div className={`rounded-box p-4 only:sm:col-span-2 ${toneOf(deadline, today)}`}>
      <h3 className="flex items-center gap-2 text-small">
        <Icon name="calendar" className="size-5" />
        {text.detail.byWhen}
      </h3>
      <p className="numbers mt-1 text-title leading-snug font-bold">
        {date === null ? text.detail.noDate : dayText(date)}
      </p>
      <p className="numbers text-small">
        {text.deadlines[what]}
        {date !== null && ` · ${weekdayName(date)}`}
        {time && ` ${text.detail.clock(time)}`}
        {date !== null && ` · ${text.detail.daysLeft(daysUntil(date, today))}`}
        {date === null && needs && ` · ${needsText(needs)}`}
      </p>
    </div>
  )
}
