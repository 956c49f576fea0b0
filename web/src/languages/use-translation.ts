import { loadTranslation } from '@brieflotse/offline'
import { useCallback } from 'react'
import { useSignedIn } from '../session/session.ts'
import { useLoaded } from '../ui/use-loaded.ts'

/** The translation settings of the server, and which service translates the user's own words into German. */
export function useTranslation() {
  const { db } = useSignedIn()
  return useLoaded(useCallback(() => loadTranslation(db), [db]))
}
