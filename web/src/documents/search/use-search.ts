import {
  type SearchResult,
  openSearchLibrary,
  type SearchChoices,
  type SearchLibrary,
  weekDays,
} from '@brieflotse/offline'
import { addDays } from '@brieflotse/rules'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSignedIn } from '../../session/session.ts'
import { useToday } from '../../ui/use-today.ts'
import { searchParamsOf, type SearchQuery, searchQueryOf } from './search-query.ts'

/** How often new results are shown while letters are being indexed, in milliseconds. */
const often = 150
/** Number of days for the filter "this month". */
const monthDays = 30

/** The search in the URL, and a function that changes it. */
export function useSearchQuery(): [SearchQuery, (wish: SearchQuery) => void] {
  const [search, setSearch] = useSearchParams()
  const set = useCallback(
    (wish: SearchQuery) => setSearch(searchParamsOf(wish), { replace: true }),
    [setSearch],
  )
  return [useMemo(() => searchQueryOf(search), [search]), set]
}

/** The search index of this device, null until a search is wanted. `version` grows when the index has new letters. */
function useLibrary(wants: boolean): [SearchLibrary | null, version: number] {
  const { db } = useSignedIn()
  const [library, setLibrary] = useState<SearchLibrary | null>(null)
  const [version, setVersion] = useState(0)
  useEffect(() => {
    if (!wants) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const opened = openSearchLibrary(db, () => {
      timer ??= setTimeout(() => {
        timer = undefined
        setVersion((before) => before + 1)
      }, often)
    })
    setLibrary(opened)
    return () => {
      clearTimeout(timer)
      opened.close()
      setLibrary(null)
    }
  }, [db, wants])
  return [library, version]
}

/** The results and the available filters; null until the index is open. */
export function useSearch(
  { q, filters }: SearchQuery,
  wants: boolean,
): { found: SearchResult; choices: SearchChoices } | null {
  const today = useToday()
  const [library, version] = useLibrary(wants)
  const found = useMemo(() => {
    const days = {
      today,
      weekEnd: addDays(today, weekDays),
      monthEnd: addDays(today, monthDays),
    }
    return library?.find(q, filters, days)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `version` changes when the index changes
  }, [library, version, q, filters, today])
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same
  const choices = useMemo(() => library?.choices(), [library, version])
  return found && choices ? { found, choices } : null
}
