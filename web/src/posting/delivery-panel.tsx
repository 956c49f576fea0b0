import { AppError, type DeliveryEvent, deliveryProofUrl } from '@brieflotse/contract'
import { checkTracking, type ShownLetter } from '@brieflotse/offline'
import { formatItemNumber, trackingLink } from '@brieflotse/rules'
import { useCallback, useId, useState } from 'react'
import { deliveryText } from '../text/delivery.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/drawings/icon.tsx'
import { dayOf, weekdayText } from '../ui/format.ts'
import { DeliveryBar } from './delivery-bar.tsx'
import { DeliveryFact } from './fact.tsx'
import { deliveryMomentText, timeText } from './moment-text.ts'
import { PracticeNote } from './practice-note.tsx'
import { statusText } from './progress.ts'
import { MessageText } from '../ui/message-text.tsx'
import { eventPlace, placeText } from './place-text.ts'
import { useCopy } from '../ui/use-copy.ts'
import { useSignedIn } from '../session/session.ts'
import { failureSentence } from '../ui/use-action.ts'

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

/** A number with a copy button. `shown`: the number in groups, for reading. */
function CopiedNumber(props: { label: string; value: string; shown?: string }) {
  const { label, value, shown = value } = props
  const copy = useCopy(value, deliveryText)
  return (
    <span className="numbers flex items-center gap-1">
      <span className="min-w-0">{shown}</span>
      <IconButton
        label={deliveryText.copy({ what: label })}
        className="-my-2.5"
        onClick={() => void copy()}
      >
        <Icon name="copy" />
      </IconButton>
    </span>
  )
}

/** The result of a tracking check, shown beside its button. */
type Looked = { text: string; failed: boolean } | null

function useTracking(trackingId: string): [look: () => void, busy: boolean, looked: Looked] {
  const { sync } = useSignedIn()
  const [busy, setBusy] = useState(false)
  const [looked, setLooked] = useState<Looked>(null)
  const look = useCallback(() => {
    setBusy(true)
    setLooked(null)
    checkTracking(sync, trackingId)
      .then(
        () =>
          setLooked({ text: deliveryText.checked({ time: timeText(new Date()) }), failed: false }),
        (error: unknown) => setLooked({ text: failureText(error), failed: true }),
      )
      .finally(() => setBusy(false))
  }, [sync, trackingId])
  return [look, busy, looked]
}

function failureText(error: unknown): string {
  if (error instanceof AppError && error.code === 'offline') return deliveryText.offline
  return [deliveryText.failed, failureSentence(error)?.text].filter(Boolean).join('. ')
}

/** The tracking events of a posted letter, newest first. Sentences of the carrier stay in its language. */
function History({ events }: { events: DeliveryEvent[] }) {
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
