import { deliveryProofUrl } from '@brieflotse/contract'
import type { ShownLetter } from '@brieflotse/offline'
import { formatItemNumber, trackingLink } from '@brieflotse/rules'
import { useId } from 'react'
import { deliveryText } from '../../text/delivery.ts'
import { Button } from '../button.tsx'
import { Icon } from '../drawings/icon.tsx'
import { dayOf, weekdayText } from '../format.ts'
import { CopiedNumber } from './copied-number.tsx'
import { DeliveryBar } from './delivery-bar.tsx'
import { DeliveryFact } from './fact.tsx'
import { History } from './history.tsx'
import { deliveryMomentText } from './moment-text.ts'
import { PracticeNote } from './practice-note.tsx'
import { statusText } from './progress.ts'
import { useTracking } from './use-tracking.ts'
import { MessageText } from '../message-text.tsx'
import { placeText } from './place-text.ts'

/** The last reported position of a posted letter, and a button that checks again. */
export function DeliveryPanel({ letter }: { letter: ShownLetter }) {
  const id = useId()
  const { mail, trackingId, deliveryStatus, estimatedDelivery, deliveryLocation } = letter
  const { lastUpdated } = letter
  const link = mail?.carrierCode ? trackingLink(mail.carrierCode) : null
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 rounded-box border border-line bg-surface p-4 shadow-card sm:p-6 print:hidden"
    >
      <h2 id={id} className="text-title">
        {deliveryText.title}
      </h2>
      {mail?.practice && <PracticeNote />}
      <DeliveryBar status={deliveryStatus} />
      {deliveryStatus && <p>{deliveryText.says[deliveryStatus]}</p>}
      {mail?.failure && (
        <p className="text-late">
          <MessageText said={mail.failure.said} english={mail.failure.message} />
        </p>
      )}
      {mail && !mail.tracked && <p className="text-small text-muted">{deliveryText.untracked}</p>}
      <dl className="grid gap-3">
        <DeliveryFact label={deliveryText.current}>{statusText(deliveryStatus)}</DeliveryFact>
        <DeliveryFact label={deliveryText.trackingId}>
          {trackingId ? (
            <CopiedNumber label={deliveryText.trackingId} value={trackingId} />
          ) : (
            deliveryText.notAvailable
          )}
        </DeliveryFact>
        {mail?.carrierCode && (
          <DeliveryFact label={deliveryText.itemNumber}>
            <CopiedNumber
              label={deliveryText.itemNumber}
              value={mail.carrierCode}
              shown={formatItemNumber(mail.carrierCode)}
            />
            {link && (
              <a href={link} target="_blank" rel="noreferrer" className="text-accent underline">
                {deliveryText.follow}
              </a>
            )}
          </DeliveryFact>
        )}
        {estimatedDelivery && (
          <DeliveryFact label={deliveryText.estimated}>
            {weekdayText(dayOf(new Date(estimatedDelivery)))}
          </DeliveryFact>
        )}
        {deliveryLocation && (
          <DeliveryFact label={deliveryText.location}>{placeText(letter)}</DeliveryFact>
        )}
        {lastUpdated && (
          <DeliveryFact label={deliveryText.updated}>
            {deliveryMomentText(lastUpdated)}
          </DeliveryFact>
        )}
      </dl>
      <History events={mail?.events ?? []} />
      <div className="flex flex-wrap items-center gap-3">
        {trackingId && (
          <Refresh trackingId={trackingId} delivered={deliveryStatus === 'delivered'} />
        )}
        {mail?.proof && (
          <a
            href={deliveryProofUrl(mail.orderId)}
            download
            className="inline-flex min-h-11 items-center gap-2 rounded-small px-5 py-2 font-semibold text-accent hover:bg-accent-wash"
          >
            <Icon name="download" />
            {deliveryText.proof}
          </a>
        )}
      </div>
    </section>
  )
}

function Refresh({ trackingId, delivered }: { trackingId: string; delivered: boolean }) {
  const [look, busy, looked] = useTracking(trackingId)
  return (
    <>
      <Button onClick={look} disabled={busy}>
        <Icon name="again" className={busy ? 'animate-turn' : ''} />
        {busy ? deliveryText.busy : delivered ? deliveryText.verify : deliveryText.update}
      </Button>
      <p
        role={looked?.failed ? 'alert' : 'status'}
        className={`text-small empty:hidden ${looked?.failed ? 'text-late' : 'text-muted'}`}
      >
        {looked?.text}
      </p>
    </>
  )
}
