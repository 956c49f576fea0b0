import type { DeliveryStatus } from '@brieflotse/rules'
import { deliveryText } from '../text/delivery.ts'
import { progressOf } from './progress.ts'

const fills = { way: 'bg-accent', good: 'bg-arrived', bad: 'bg-late-solid' }

/** The delivery progress in three stages. The text repeats the meaning of the colours. */
export function DeliveryBar({ status }: { status: DeliveryStatus | null }) {
  const { sixths, tone, text } = progressOf(status)
  const stage = Math.ceil(sixths / 2)
  return (
    <div className="grid gap-2">
      <div
        role="progressbar"
        aria-label={deliveryText.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round((sixths / 6) * 100)}
        aria-valuetext={text}
        className="relative h-3 overflow-hidden rounded-full bg-sunken inset-ring inset-ring-line-strong"
      >
        <div
          style={{ width: `${(sixths / 6) * 100}%` }}
          className={`h-full rounded-full transition-[width] duration-500 forced-colors:bg-[Highlight] ${fills[tone]}`}
        />
      </div>
      <ol aria-hidden className="grid grid-cols-3 text-small text-muted">
        {deliveryText.stages.map((name, i) => (
          <li
            key={name}
            className={`first:text-start last:text-end ${i === 1 ? 'text-center' : ''} ${i < stage ? 'font-semibold text-ink' : ''}`}
          >
            {name}
          </li>
        ))}
      </ol>
    </div>
  )
}
