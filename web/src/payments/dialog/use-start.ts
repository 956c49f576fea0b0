import { AppError, type PaymentRequest, type PaymentResponse } from '@brieflotse/contract'
import type { PaymentWarning, Wanted } from '@brieflotse/letter'
import { useState } from 'react'
import { paymentsText } from '../../text/payments.ts'
import { notify, notifyFailure } from '../../ui/toast.tsx'
import { paymentFailure, usePayer } from '../payer.ts'
import { sentenceOfWarning } from './warnings.tsx'
import { shownFailure } from '../../ui/message-text.tsx'
import type { TransferDetails } from '../details.ts'
import type { Options } from '../options.ts'

type Props = {
  by: 'bank-transfer' | 'paypal'
  /** The title of the notice after a failure. */
  failed: string
  stops: PaymentWarning[]
  /** True if the claim is paid already; the request must then confirm a second payment. */
  isPaid: boolean
  onStarted: (started: Started) => void
  request: () => PaymentRequest
  payerEmail?: string
}

const isForPayer = ['already-paid', 'payment-running']

/** Starts a payment, after a second confirmation if there are warnings. */
export function useStart({ by, failed, stops, isPaid, onStarted, request, payerEmail }: Props) {
  const { pay, busy, isRunning } = usePayer()
  /** The reasons for the second confirmation; null while none is needed. */
  const [reasons, setReasons] = useState<string[] | null>(null)
  const [isAgain, setIsAgain] = useState(false)

  const refuse = () => notifyFailure(failed, paymentsText.errors.running)
  const start = async (again: boolean) => {
    if (isRunning()) return refuse()
    const body = { ...request(), again }
    try {
      const payment = await pay(
        by === 'paypal' ? { by, body: { ...body, payerEmail: payerEmail ?? '' } } : { by, body },
      )
      notify(paymentsText.toasts.initiated, paymentsText.toasts.initiatedLong)
      onStarted({ payment, amount: Math.round(body.amount * 100) })
    } catch (error) {
      // paid on another device in the meantime, or started before without confirmation: the payer decides
      if (error instanceof AppError && isForPayer.includes(error.code) && !again) {
        setIsAgain(true)
        setReasons([shownFailure(error).text])
        return
      }
      notifyFailure(failed, paymentFailure(error))
    }
  }
  return {
    busy,
    reasons,
    begin: () => {
      if (isRunning()) refuse()
      else if (stops.length > 0) {
        setIsAgain(isPaid || stops.some(({ code }) => code === 'paid-before'))
        setReasons(stops.map(sentenceOfWarning))
      } else void start(false)
    },
    onYes: () => void start(isAgain),
    onClose: () => setReasons(null),
  }
}

/** `amount`: the amount of this payment in cents; the user may have edited it. */
export type Started = { payment: PaymentResponse; amount: number }

export type TabProps = {
  details: TransferDetails
  wanted: Wanted
  title: string
  options: Options
  onStarted: (started: Started) => void
  /** Warnings that require a second confirmation. */
  stops: PaymentWarning[]
}
