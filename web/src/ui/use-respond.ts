import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

const parameter = 'respond'

/** Which document is being answered. It stands in the address, so that Back closes the dialog. */
export function useRespond() {
  const [search, setSearch] = useSearchParams()
  const id = Number(search.get(parameter))
  const respond = useCallback(
    (documentId: number) =>
      setSearch((before) => {
        const after = new URLSearchParams(before)
        after.set(parameter, String(documentId))
        return after
      }),
    [setSearch],
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
    [setSearch],
  )
  return { documentId: Number.isSafeInteger(id) && id > 0 ? id : null, respond, close }
}
