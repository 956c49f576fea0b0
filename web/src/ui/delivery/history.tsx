import type { DeliveryEvent } from '@brieflotse/contract'
import { deliveryText } from '../../text/delivery.ts'
import { deliveryMomentText } from './moment-text.ts'
import { statusText } from './progress.ts'
import { MessageText } from '../message-text.tsx'
import { eventPlace } from './place-text.ts'

/** The tracking events of a posted letter, newest first. Sentences of the carrier stay in its language. */
export function History({ events }: { events: DeliveryEvent[] }) {
  if (events.length === 0) return null
  return (
    <details className="group">
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-accent">
        {deliveryText.history} ({events.length})
      </summary>
      <ol className="mt-1 grid gap-3 border-s-2 border-line ps-4">
        {events.toReversed().map((event) => (
          <li key={`${event.status} ${event.at}`}>
            <span className="font-semibold">{statusText(event.status)}</span>
            <span className="numbers block text-small text-muted">
              {deliveryMomentText(event.at)}
              {event.location && ` · ${eventPlace(event)}`}
            </span>
            {event.text && (
              <span lang={event.said ? undefined : 'de'} className="block text-small text-muted">
                {event.said ? <MessageText said={event.said} english={event.text} /> : event.text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}
