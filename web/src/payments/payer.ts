import { AppError, isTemporary, type PaymentResponse } from '@brieflotse/contract'
import { newId, startPayment, type WantedPayment } from '@brieflotse/offline'
import { useRef, useState } from 'react'
import { paymentsText } from '../text/payments.ts'
import { shownFailure } from '../ui/message-text.tsx'

export type PayState = 'idle' | 'processing' | 'initiated' | 'failed'

/**
 * Starts payments, one at a time: a second attempt while one runs is refused. The same payment again after a lost answer carries the same
 * key, so it is never made twice.
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
        // only where nobody knows what arrived does the key stand for the same payment
        if (!(error instanceof AppError) || !isTemporary(error.code)) last = null
        throw error
      }
    },
  }
}

/** A payer for a screen, and whether it is busy. */
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
  /** Known at once, also between two clicks that no drawing has come between. */
  const isRunning = () => payer.current?.getState() === 'processing'
  return { pay, state, busy: state === 'processing', isRunning }
}

/** What to say of a payment that failed. */
export function paymentFailure(error: unknown): string {
  if (error instanceof AppError) {
    return error.code === 'unexpected' ? paymentsText.errors.processing : shownFailure(error).text
  }
  return error instanceof Error && error.message
    ? paymentsText.errors.unknown
    : paymentsText.toasts.occurred
}
