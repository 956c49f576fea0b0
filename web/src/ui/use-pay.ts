import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** `pay`: the way to pay is looked for. `paid`: the reader has paid it already and says so. */
const parameters = ['pay', 'paid'] as const
export type PayView = (typeof parameters)[number]

/** Which document is being paid. It stands in the address, so that Back closes the dialog. */
export function usePay() {
  const [search, setSearch] = useSearchParams()
  const view = parameters.find((name) => search.has(name)) ?? null
  const id = Number(view && search.get(view))
  const pay = useCallback(
    (documentId: number, how: PayView = 'pay') =>
      setSearch((before) => {
        const after = new URLSearchParams(before)
        after.set(how, String(documentId))
        return after
      }),
    [setSearch],
  )
  const close = useCallback(
    () =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before)
          for (const name of parameters) after.delete(name)
          return after
        },
        { replace: true },
      ),
    [setSearch],
  )
  return { documentId: Number.isSafeInteger(id) && id > 0 ? id : null, view, pay, close }
}
