import type { PaymentResponse } from '@brieflotse/contract'
import type { ReactNode } from 'react'
import { paymentsText } from '../../text/payments.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/drawings/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { GoOn } from '../go-on.tsx'
import { overMeanwhile, useVerification } from '../verification.ts'
import { centsText } from '../../ui/format.ts'
import { MessageText } from '../../ui/message-text.tsx'

type Props = {
  payment: PaymentResponse
  amount: number
  onBack: () => void
  onClose: () => void
}

/** A payment that was started. It counts as paid only when its provider confirms it. */
export function StartedView({ payment, amount, onBack, onClose }: Props) {
  const { verified } = useVerification(payment.paymentIntentId, overMeanwhile)
  const { started } = paymentsText
  const isPaid = payment.status === 'succeeded' || verified.state === 'succeeded'
  if (isPaid) return <Success amount={amount} practice={payment.practice} onClose={onClose} />
  if (verified.state === 'failed') {
    return (
      <Message icon="alert" tone="text-late" title={started.ended} practice={payment.practice}>
        <p role="alert">
          <MessageText said={verified.payment.said} english={verified.payment.statusMessage} />
        </p>
        <Button look="primary" data-autofocus onClick={onBack}>
          {started.again}
        </Button>
      </Message>
    )
  }
  const { approveUrl } = payment
  return (
    <Message icon="clock" tone="text-money" title={started.title} practice={payment.practice}>
      <p>{approveUrl ? started.approve : started.waiting}</p>
      {verified.state === 'unknown' ? (
        <p role="status" className="text-small text-muted">
          {paymentsText.errors.status}
        </p>
      ) : (
        <Spinner label={started.watching} className="text-small" />
      )}
      <div className="acts w-full justify-center">
        <Button onClick={onClose}>{paymentsText.close}</Button>
        {approveUrl && <GoOn to={approveUrl}>{started.goOn}</GoOn>}
      </div>
    </Message>
  )
}

type SuccessProps = { amount: number; practice: boolean; onClose: () => void }

/** Shown only after the provider has confirmed the payment. */
export function Success({ amount, practice, onClose }: SuccessProps) {
  return (
    <Message icon="check" tone="text-accent" title={paymentsText.successTitle} practice={practice}>
      <p>{paymentsText.success({ amount: centsText(amount) })}</p>
      <Button look="primary" onClick={onClose}>
        {paymentsText.close}
      </Button>
    </Message>
  )
}

type MessageProps = {
  icon: 'alert' | 'clock' | 'check'
  tone: string
  title: string
  practice: boolean
  children: ReactNode
}

function Message({ icon, tone, title, practice, children }: MessageProps) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-4 py-8 text-center">
      <Icon name={icon} className={`size-12! ${tone}`} />
      <div role="status">
        <h3 className="text-title">{title}</h3>
      </div>
      {children}
      {practice && <p className="text-small text-muted">{paymentsText.practiceNoMoney}</p>}
    </div>
  )
}
