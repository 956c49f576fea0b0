import { loadTranslation } from '@brieflotse/offline'
import { useCallback } from 'react'
import { useSignedIn } from './session.ts'
import { useLoaded } from './use-loaded.ts'

/** How letters are translated here, and who would write the user's words in German. */
export function useTranslation() {
  const { db } = useSignedIn()
  return useLoaded(useCallback(() => loadTranslation(db), [db]))
}
