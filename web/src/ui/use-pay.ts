import { useCallback } from 'react'
import { useAsked } from './use-asked.ts'

/** `pay`: the user wants to pay now. `paid`: the user records a payment already made. */
export type PayView = 'pay' | 'paid'

/** The document for which the payment dialog is open. */
export function usePay() {
  const { documentId: toPay, ask: askToPay, close: closePay } = useAsked('pay')
  const { documentId: wasPaid, ask: askIfPaid, close: closePaid } = useAsked('paid')
  const view: PayView | null = toPay !== null ? 'pay' : wasPaid !== null ? 'paid' : null
  const pay = useCallback(
    (documentId: number, how: PayView = 'pay') =>
      (how === 'pay' ? askToPay : askIfPaid)(documentId),
    [askToPay, askIfPaid],
  )
  return { documentId: toPay ?? wasPaid, view, pay, close: toPay !== null ? closePay : closePaid }
}
