import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Which document a dialog is asked for. It stands in the address, so that Back closes the dialog. */
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
        // asked again while the dialog is still being fetched: Back is to close it at once
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
