import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

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
