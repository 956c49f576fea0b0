import type { ShownLetter } from '@brieflotse/offline'
import { useId } from 'react'
import { deliveryText } from '../text/delivery.ts'
import { dayOf, dayText, weekdayText } from '../ui/format.ts'
import { DeliveryBar } from './delivery-bar.tsx'
import { DeliveryFact } from './fact.tsx'
import { placeText } from './place-text.ts'
import { PracticeNote } from './practice-note.tsx'
import { statusText } from './progress.ts'

/** A short summary of a posted letter, beside its text. */
export function MailReceipt({ letter }: { letter: ShownLetter }) {
  const id = useId()
  const { trackingId, mailSentDate, deliveryStatus, estimatedDelivery, deliveryLocation } = letter
  const dayOr = (moment: string | null, write: (day: string) => string) =>
    moment ? write(dayOf(new Date(moment))) : deliveryText.notAvailable
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 rounded-box border border-line bg-surface p-4 shadow-card sm:p-6"
    >
      <h3 id={id} className="text-lead">
        {deliveryText.receipt}
      </h3>
      {letter.mail?.practice && <PracticeNote />}
      <dl className="numbers grid gap-2">
        <DeliveryFact label={deliveryText.trackingId}>
          {trackingId ?? deliveryText.notAvailable}
        </DeliveryFact>
        <DeliveryFact label={deliveryText.sent}>{dayOr(mailSentDate, dayText)}</DeliveryFact>
        <DeliveryFact label={deliveryText.status}>{statusText(deliveryStatus)}</DeliveryFact>
        <DeliveryFact label={deliveryText.estimated}>
          {dayOr(estimatedDelivery, weekdayText)}
        </DeliveryFact>
        {deliveryLocation && (
          <DeliveryFact label={deliveryText.location}>{placeText(letter)}</DeliveryFact>
        )}
      </dl>
      <DeliveryBar status={deliveryStatus} />
    </section>
  )
}
