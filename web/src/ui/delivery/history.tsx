import type { DeliveryEvent } from '@brieflotse/contract'
import { deliveryText } from '../../text/delivery.ts'
import { momentText } from './moment-text.ts'
import { statusText } from './progress.ts'
import { FailureSaid, failureSaid } from '../failure-said.tsx'

/** What happened to a posted letter, newest first. The carrier's own sentences are in its own language. */
export function History({ events, practice }: { events: DeliveryEvent[]; practice: boolean }) {
  if (events.length === 0) return null
  return (
    <details className="group">
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-accent">
        {deliveryText.history} ({events.length})
      </summary>
      <ol className="mt-1 grid gap-3 border-s-2 border-line ps-4">
        {events.toReversed().map(({ status, at, location, text }) => (
          <li key={`${status} ${at}`}>
            <span className="font-semibold">{statusText(status)}</span>
            <span className="numbers block text-small text-muted">
              {momentText(at)}
              {location && ` · ${failureSaid(location)}`}
            </span>
            {text && (
              <span lang={practice ? undefined : 'de'} className="block text-small text-muted">
                {practice ? <FailureSaid>{text}</FailureSaid> : text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}
