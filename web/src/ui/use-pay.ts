import { useCallback } from 'react'
import { useAsked } from './use-asked.ts'

/** `pay`: the way to pay is looked for. `paid`: the reader has paid it already and says so. */
export type PayView = 'pay' | 'paid'

/** Which document is being paid. */
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
