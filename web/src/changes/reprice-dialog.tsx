import { askQuote, confirmPrice } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { mailText } from '../text/mail.ts'
import { text } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import type { ConflictQuestion } from './conflict-dialog.tsx'
import { Modal } from '../ui/modal.tsx'
import { useSignedIn } from '../session/session.ts'
import { Spinner } from '../ui/spinner.tsx'
import { centsText } from '../ui/format.ts'

/** For an order that the server refused because the postage changed: shows both prices and lets the user confirm the new one. */
export function RepriceDialog({ entryId, onClose }: ConflictQuestion) {
  const { db } = useSignedIn()
  const entry = useLiveQuery(() => db.outbox.get({ id: entryId }), [db, entryId])
  const [today, setToday] = useState<number | 'failed' | null>(null)
  const { letterId, mailing } = entry ?? {}
  useEffect(() => {
    if (letterId === undefined || !mailing) return
    let gone = false
    askQuote(letterId, mailing.printOptions).then(
      ({ offers }) => {
        const offer = offers.find(({ option }) => option === mailing.deliveryOption)
        if (!gone) setToday(offer?.price ?? 'failed')
      },
      () => {
        if (!gone) setToday('failed')
      },
    )
    return () => {
      gone = true
    }
  }, [letterId, mailing])
  if (!mailing) return null
  return (
    <Modal title={mailText.repriceTitle} role="alertdialog" onClose={onClose}>
      <div className="grid gap-4 px-5 pb-6 md:px-6">
        <p className="text-muted">{mailText.repriceWhy}</p>
        {today === null && <Spinner label={mailText.asking} />}
        {today === 'failed' && (
          <p role="alert" className="text-late">
            {mailText.repriceFailed}
          </p>
        )}
        {typeof today === 'number' && (
          <dl className="numbers grid grid-cols-2 gap-4 rounded-box bg-sunken p-4">
            <Price label={mailText.repriceWas} cents={mailing.price} />
            <Price label={mailText.repriceNow} cents={today} />
          </dl>
        )}
        <div className="acts">
          <Button data-autofocus onClick={onClose}>
            {text.app.cancel}
          </Button>
          <Button
            look="primary"
            disabled={typeof today !== 'number'}
            onClick={() => {
              if (typeof today !== 'number') return
              onClose()
              void confirmPrice(db, entryId, today)
            }}
          >
            {mailText.repriceConfirm}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

function Price({ label, cents }: { label: string; cents: number }) {
  return (
    <div>
      <dt className="text-tiny text-muted">{label}</dt>
      <dd className="text-lead font-semibold">{centsText(cents)}</dd>
    </div>
  )
}
