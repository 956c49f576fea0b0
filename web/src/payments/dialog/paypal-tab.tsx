import { useState } from 'react'
import { paymentsText } from '../../text/payments.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useSignedIn } from '../../session/session.ts'
import { notifyFailure } from '../../ui/toast.tsx'
import { amountMistake, transferOf } from '../details.ts'
import { requestOf } from '../request.ts'
import { OfferNote, offerOf } from './offer-note.tsx'
import { SecondYes } from './second-yes.tsx'
import { useStart, type TabProps } from './use-start.ts'

export function PaypalTab({ details, wanted, title, options, stops, onStarted }: TabProps) {
  const { user } = useSignedIn()
  const [email, setEmail] = useState(user.email ?? '')
  const transfer = transferOf(details)
  const offer = offerOf(options, 'paypal')
  const start = useStart({
    by: 'paypal',
    failed: paymentsText.toasts.paypalFailed,
    stops,
    isPaid: wanted.claim?.state === 'paid',
    onStarted,
    payerEmail: email.trim(),
    request: () => requestOf(transfer, wanted, title),
  })
  const confirm = () => {
    const { emailInvalid, emailLong, paypalFailed } = paymentsText.toasts
    if (!email.trim().includes('@')) return notifyFailure(emailInvalid, emailLong)
    const mistake = amountMistake(details.amount, paypalFailed)
    if (mistake) return notifyFailure(...mistake)
    return start.begin()
  }
  return (
    <form
      noValidate
      className="mx-auto grid max-w-md gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        confirm()
      }}
    >
      {offer && (
        <>
          <p className="text-muted">{paymentsText.paypalLead}</p>
          <Field
            label={paymentsText.payerEmail}
            type="email"
            inputMode="email"
            autoComplete="email"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </>
      )}
      <OfferNote options={options} by="paypal" />
      {offer && (
        <Button type="submit" look="primary" disabled={start.busy}>
          {start.busy ? paymentsText.processing : paymentsText.payWithPaypal}
        </Button>
      )}
      <SecondYes {...start} />
    </form>
  )
}
