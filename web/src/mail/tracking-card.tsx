import type { ShownLetter } from '@brieflotse/offline'
import { useId, useState } from 'react'
import { mailText } from '../text/mail.ts'
import { Button } from '../ui/button.tsx'
import { deliveryMomentText } from '../posting/moment-text.ts'
import { eventPlace, placeText } from '../posting/place-text.ts'
import { dayOf, weekdayText } from '../ui/format.ts'
import { ReceiptRow } from './receipt-card.tsx'

/** The last reported position of the letter. */
export function TrackingCard({ letter }: { letter: ShownLetter }) {
  const id = useId()
  const [more, setMore] = useState(false)
  const { mail, deliveryStatus, lastUpdated, estimatedDelivery, deliveryLocation } = letter
  const said = mail?.events.at(-1)
  const isOut = deliveryStatus === 'in_transit' || deliveryStatus === 'shipped'
  const isLost = mail !== null && !mail.tracked && isOut
  return (
    <section
      aria-labelledby={id}
      className="rounded-box border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-lead">
          {mailText.tracking}
        </h2>
        <StatusBadge status={deliveryStatus} />
      </div>
      <dl className="numbers grid gap-3">
        <ReceiptRow label={mailText.message}>
          {deliveryStatus ? mailText.statusSays[deliveryStatus] : mailText.nothingYet}
          {isLost && <span className="mt-1 block text-small">{mailText.untracked}</span>}
          {mail?.practice && <span className="mt-1 block text-small">{mailText.practice}</span>}
        </ReceiptRow>
        {lastUpdated && (
          <ReceiptRow label={mailText.updated}>{deliveryMomentText(lastUpdated)}</ReceiptRow>
        )}
        {estimatedDelivery && (
          <ReceiptRow label={mailText.estimated}>
            {weekdayText(dayOf(new Date(estimatedDelivery)))}
          </ReceiptRow>
        )}
        {deliveryLocation && <ReceiptRow label={mailText.location}>{placeText(letter)}</ReceiptRow>}
        {more && (
          <>
            <ReceiptRow label={mailText.trackingId}>
              {letter.trackingId ?? mailText.notAvailable}
            </ReceiptRow>
            {mail?.carrierCode && (
              <ReceiptRow label={mailText.carrierCode}>{mail.carrierCode}</ReceiptRow>
            )}
            <ReceiptRow label={mailText.recipient}>{mail?.recipient.join(', ')}</ReceiptRow>
            <ReceiptRow label={mailText.option}>
              {mailText.optionNames[letter.deliveryOption]}
            </ReceiptRow>
            <ReceiptRow label={mailText.history}>
              {said ? (
                <ol className="grid gap-2">
                  {mail?.events.map((event) => (
                    <li key={`${event.status} ${event.at}`}>
                      {mailText.statusSays[event.status]}
                      <span className="block text-small text-muted">
                        {deliveryMomentText(event.at)}
                        {event.location && ` · ${eventPlace(event)}`}
                      </span>
                    </li>
                  ))}
                </ol>
              ) : (
                mailText.nothingYet
              )}
            </ReceiptRow>
          </>
        )}
      </dl>
      <Button
        look="quiet"
        aria-expanded={more}
        className="mt-4 -ms-5"
        onClick={() => setMore(!more)}
      >
        {more ? mailText.showLess : mailText.showMore}
      </Button>
    </section>
  )
}

function StatusBadge({ status }: { status: ShownLetter['deliveryStatus'] }) {
  const isBad = status === 'returned' || status === 'failed' || status === 'exception'
  const tone = isBad ? 'bg-late-wash text-late' : 'bg-accent-wash text-accent'
  return (
    <span className={`rounded-small px-2 py-0.5 text-small font-semibold ${tone}`}>
      {status ? mailText.statuses[status] : mailText.unknownStatus}
    </span>
  )
}
