import type { Deadline } from '@brieflotse/contract'
import type { PlainDate } from '@brieflotse/rules'
import { text } from '../../text/text.ts'
import { Icon } from '../../ui/drawings/icon.tsx'
import { daysUntil, weekdayText } from '../../ui/format.ts'

/** The day that counts, with the days left. Amber while there is time, red once it has passed. */
export function ByWhen({ deadline, today }: { deadline: Deadline; today: PlainDate }) {
  const days = deadline.date === null ? null : daysUntil(deadline.date, today)
  const late = days !== null && days < 0
  return (
    <div
      className={`rounded-box p-4 ${late ? 'bg-late-wash text-late' : 'bg-must-wash text-must'}`}
    >
      <h3 className="flex items-center gap-2 text-small">
        <Icon name="calendar" className="size-5" />
        {text.detail.byWhen}
      </h3>
      <p className="numbers mt-1 text-title leading-snug font-bold">
        {deadline.date === null ? text.detail.noDate : weekdayText(deadline.date)}
      </p>
      <p className="numbers text-small">
        {text.deadlines[deadline.what]}
        {deadline.time && ` ${text.detail.clock(deadline.time)}`}
        {days !== null && ` · ${text.detail.daysLeft(days)}`}
        {deadline.date === null && deadline.needs && ` · ${needsText(deadline.needs)}`}
      </p>
    </div>
  )
}

export function needsText(needs: NonNullable<Deadline['needs']>): string {
  return needs === 'receipt-date' ? text.detail.needsReceipt : text.detail.needsService
}
