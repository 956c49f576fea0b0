import type { PaymentResponse, PaymentStatus } from '@brieflotse/contract'
import { paymentStatus } from '@brieflotse/offline'
import { useCallback, useEffect, useState } from 'react'
import { paymentsText } from '../text/payments.ts'
import { Button } from '../ui/button.tsx'
import { MessageText, shownMessage } from '../ui/message-text.tsx'
import { Icon } from '../ui/drawings/icon.tsx'
import { notify, notifyFailure } from '../ui/toast.tsx'
import { GoOn } from './go-on.tsx'
import { centsText } from '../ui/format.ts'

/** When the status of a started payment is checked automatically, in milliseconds. Source: specification, sections 4 and 9. */
const lookAfter = 5000

const { test, toasts, errors } = paymentsText

type Props = {
  started: PaymentResponse
  amount: number
  reference: string
  onAnother: () => void
}

/** The started payment and its status. */
export function TestSummary({ started, amount, reference, onAnother }: Props) {
  const [seen, setSeen] = useState<Pick<PaymentStatus, 'status' | 'statusMessage' | 'said'> | null>(
    null,
  )
  const [busy, setBusy] = useState(false)
  const id = started.paymentIntentId
  const check = useCallback(async () => {
    if (!id) return notifyFailure(toasts.statusFailed, errors.noId)
    setBusy(true)
    try {
      const now = await paymentStatus(id)
      setSeen(now)
      if (now.status === 'succeeded')
        notify(test.succeeded, shownMessage(now.said, now.statusMessage))
      else if (now.status === 'canceled')
        notifyFailure(toasts.error, shownMessage(now.said, now.statusMessage))
    } catch {
      notifyFailure(toasts.statusFailed, toasts.statusFailedLong)
    } finally {
      setBusy(false)
    }
  }, [id])
  useEffect(() => {
    const timer = setTimeout(() => void check(), lookAfter)
    return () => clearTimeout(timer)
  }, [check])
  const status = seen?.status ?? started.status
  const isPaid = status === 'succeeded'
  const isOver = isPaid || status === 'canceled'
  return (
    <section
      aria-labelledby="payment-summary"
      className="rounded-box border border-money-line bg-money-wash p-5 text-money sm:p-6"
    >
      <h2 id="payment-summary" className="mb-3 flex items-center gap-2 text-lead">
        <Icon name={isPaid ? 'check' : 'euro'} />
        {test.summary}
      </h2>
      <dl className="numbers grid gap-2">
        <Line label={paymentsText.amount} value={centsText(amount)} />
        <Line label={test.reference} value={reference} />
        <Line label={test.id} value={id} />
      </dl>
      <p role="status" className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="text-small">{test.status}</span>
        <span className="font-semibold">{test.statuses[status]}</span>
        {seen?.statusMessage && (
          <span className="w-full text-small">
            <MessageText said={seen.said} english={seen.statusMessage} />
          </span>
        )}
      </p>
      {started.practice && <p className="mt-3 text-small">{paymentsText.practiceNoMoney}</p>}
      <div className="acts mt-5 justify-start">
        {isOver ? (
          <Button onClick={onAnother}>{test.another}</Button>
        ) : (
          <>
            {started.approveUrl && <GoOn to={started.approveUrl}>{test.goOn}</GoOn>}
            <Button disabled={busy} onClick={() => void check()}>
              {busy ? test.checking : test.check}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6">
      <dt className="text-small">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{value}</dd>
    </div>
  )
}
