import { AppError, type PaymentResponse } from '@brieflotse/contract'
import { useState } from 'react'
import { paymentsText } from '../text/payments.ts'
import { text } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { notify, notifyFailure } from '../ui/toast.tsx'
import { usePayer } from './payer.ts'
import { TestSummary } from './test-summary.tsx'
import { shownFailure } from '../ui/message-text.tsx'

const { test, toasts } = paymentsText

/** Tests online banking with a small amount, up to the provider's confirmation. */
export function PaymentTestScreen() {
  const [amount, setAmount] = useState<string>(test.amountDefault)
  const [reference, setReference] = useState<string>(test.referenceDefault)
  const [started, setStarted] = useState<PaymentResponse | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { pay, busy } = usePayer()

  const begin = async () => {
    const euros = Number(amount)
    if (!amount.trim() || !(euros > 0) || Math.round(euros * 100) < 1) {
      return notifyFailure(toasts.amountInvalid, toasts.amountInvalidLong)
    }
    if (!reference.trim())
      return notifyFailure(toasts.referenceMissing, toasts.referenceMissingLong)
    try {
      const body = { amount: Math.round(euros * 100) / 100, reference: reference.trim() }
      setStarted(await pay({ by: 'sofort', body: { ...body, again: false } }))
      notify(toasts.initiated, toasts.initiatedLong)
    } catch (error) {
      const isKnown = error instanceof AppError
      setFailure(isKnown ? shownFailure(error).text : paymentsText.errors.create)
    }
  }
  return (
    <div className="mx-auto max-w-xl px-5 py-8 md:px-10 md:py-14">
      <title>{`${test.title} · ${text.app.name}`}</title>
      <h1 className="text-display">{test.title}</h1>
      <p className="mt-2 mb-6 text-muted">{test.lead}</p>
      {failure !== null ? (
        <div
          role="alert"
          className="rounded-box border border-late-line bg-late-wash p-5 text-late"
        >
          <h2 className="text-lead">{test.initFailed}</h2>
          <p className="mt-1 mb-4">{failure}</p>
          <Button onClick={() => setFailure(null)}>{test.goBack}</Button>
        </div>
      ) : started ? (
        <TestSummary
          started={started}
          amount={Math.round(Number(amount) * 100)}
          reference={reference}
          onAnother={() => setStarted(null)}
        />
      ) : busy ? (
        <Spinner label={test.starting} className="py-8" />
      ) : (
        <form
          noValidate
          className="grid gap-5 rounded-box border border-line bg-surface p-5 shadow-card sm:p-6"
          onSubmit={(event) => {
            event.preventDefault()
            void begin()
          }}
        >
          <Field
            label={test.amount}
            type="number"
            min="0.01"
            step="0.01"
            inputMode="decimal"
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
          <Field
            label={test.reference}
            maxLength={140}
            value={reference}
            onChange={({ target }) => setReference(target.value)}
          />
          <Button type="submit" look="primary">
            {test.start}
          </Button>
        </form>
      )}
    </div>
  )
}
