import { responsesText } from '../text/responses.ts'
import { text } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/drawings/icon.tsx'
import { Modal } from '../ui/modal.tsx'
import { downloadLetter } from './download.ts'
import type { ShownLetter } from '@brieflotse/offline'
import { useId, useState } from 'react'
import { mailText } from '../text/mail.ts'
import { canBeMailed } from '../posting/mail-state.ts'
import { MailBadge } from '../posting/mail-badge.tsx'
import { useMailState } from '../posting/use-mail-state.ts'
import { LetterOnPaper } from './din-page.tsx'
import { LetterPage } from './letter-page.tsx'
import { SendDialog } from './mail/send-dialog.tsx'
import { useShownLetter } from './responses.ts'
import { letterTitle } from '../ui/message-text.tsx'
import { deliveryText } from '../text/delivery.ts'
import { dayOf, dayText, weekdayText } from '../ui/format.ts'
import { DeliveryBar } from '../posting/delivery-bar.tsx'
import { DeliveryFact } from '../posting/fact.tsx'
import { placeText } from '../posting/place-text.ts'
import { PracticeNote } from '../posting/practice-note.tsx'
import { statusText } from '../posting/progress.ts'

/** Shows a letter in a dialog over the list. */
export function ViewerDialog({ letterKey, onClose }: { letterKey: string; onClose: () => void }) {
  const letter = useShownLetter(letterKey)
  return (
    <Modal
      title={letter ? letterTitle(letter) : responsesText.screen}
      size="sheet"
      onClose={onClose}
    >
      <div
        role="group"
        aria-label={responsesText.screen}
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain bg-page p-5 -outline-offset-3 md:p-6"
      >
        {letter && (
          <div className="mb-4 empty:hidden">
            {letter.physicalDelivery ? (
              <MailReceipt letter={letter} />
            ) : (
              <MailBadge letter={letter} />
            )}
          </div>
        )}
        {letter && <LetterPage content={letter.content} />}
        {letter && <LetterOnPaper letter={letter} />}
        {letter === null && <p>{responsesText.missing}</p>}
      </div>
      <div className="acts border-t border-line px-5 py-4 md:px-6">
        <Button onClick={onClose}>{text.app.close}</Button>
        {letter && <Acts letter={letter} />}
      </div>
    </Modal>
  )
}

function Acts({ letter }: { letter: ShownLetter }) {
  const { state } = useMailState(letter)
  const [mailing, setMailing] = useState(false)
  return (
    <>
      <Button onClick={() => downloadLetter(letter)}>
        <Icon name="page" />
        {responsesText.download}
      </Button>
      {canBeMailed(state) && (
        <Button look="primary" onClick={() => setMailing(true)}>
          <Icon name="letter" />
          {mailText.send}
        </Button>
      )}
      {mailing && <SendDialog letter={letter} failsAs="alert" onClose={() => setMailing(false)} />}
    </>
  )
}

/** A short summary of a posted letter, beside its text. */
function MailReceipt({ letter }: { letter: ShownLetter }) {
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
