import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The document for which the response dialog is open. */
export function useRespond() {
  const { documentId, ask, close } = useAsked('respond')
  return { documentId, respond: ask, close }
}

/** The document whose date is being added to a calendar. */
export function useCalendar() {
  const { documentId, ask, close } = useAsked('calendar')
  return { documentId, remember: ask, close }
}

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

/** The document for which a dialog is open. The URL holds it, so that Back closes the dialog. */
export function useAsked(parameter: string) {
  const [search, setSearch] = useSearchParams()
  const id = Number(search.get(parameter))
  const ask = useCallback(
    (documentId: number) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before)
          after.set(parameter, String(documentId))
          return after
        },
        // replaces the entry if the dialog was already requested, so that one Back closes it
        { replace: new URLSearchParams(location.search).has(parameter) },
      ),
    [parameter, setSearch],
  )
  const close = useCallback(
    () =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before)
          after.delete(parameter)
          return after
        },
        { replace: true },
      ),
    [parameter, setSearch],
  )
  return { documentId: Number.isSafeInteger(id) && id > 0 ? id : null, ask, close }
}
