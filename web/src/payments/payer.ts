import { AppError, isTemporary, type PaymentResponse } from '@brieflotse/contract'
import { newId, startPayment, type WantedPayment } from '@brieflotse/offline'
import { useRef, useState } from 'react'
import { paymentsText } from '../text/payments.ts'
import { shownFailure } from '../ui/message-text.tsx'

export type PayState = 'idle' | 'processing' | 'initiated' | 'failed'

/**
 * Starts payments, one at a time; it refuses a second call while one is running. A repetition after a lost response carries the same
 * idempotency key, so that the payment is never made twice.
 */
export function createPayer(start = startPayment) {
  let state: PayState = 'idle'
  let last: { wish: string; key: string } | null = null
  return {
    getState: () => state,
    /** Throws `AppError`. */
    async pay(payment: WantedPayment): Promise<PaymentResponse> {
      if (state === 'processing') throw new AppError('payment-running')
      state = 'processing'
      const wish = JSON.stringify(payment)
      if (last?.wish !== wish) last = { wish, key: newId() }
      try {
        const answer = await start(payment, last.key)
        state = 'initiated'
        last = null
        return answer
      } catch (error) {
        state = 'failed'
        // keeps the key only if the outcome is unknown, because a clear refusal allows a new payment
        if (!(error instanceof AppError) || !isTemporary(error.code)) last = null
        throw error
      }
    },
  }
}

/** A payer for a component, with its state. */
export function usePayer() {
  const payer = useRef<ReturnType<typeof createPayer>>(null)
  payer.current ??= createPayer()
  const [state, setState] = useState<PayState>('idle')
  const pay = async (payment: WantedPayment) => {
    const current = payer.current!
    try {
      const answer = current.pay(payment)
      setState(current.getState())
      return await answer
    } finally {
      setState(current.getState())
    }
  }
  /** Reads the current state, because the rendered one is outdated between two fast clicks. */
  const isRunning = () => payer.current?.getState() === 'processing'
  return { pay, state, busy: state === 'processing', isRunning }
}

/** The message for a failed payment. */
export function paymentFailure(error: unknown): string {
  if (error instanceof AppError) {
    return error.code === 'unexpected' ? paymentsText.errors.processing : shownFailure(error).text
  }
  return error instanceof Error && error.message
    ? paymentsText.errors.unknown
    : paymentsText.toasts.occurred
}
