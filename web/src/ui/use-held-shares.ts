import { endTakenShares, type HeldShare, heldShares } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { useSignedIn } from './session.ts'

/** What other apps shared and the user has not decided about yet, oldest first, live. Undefined until it is known. */
export function useHeldShares(): HeldShare[] | undefined {
  const { db } = useSignedIn()
  const [ready, setReady] = useState(false)
  const held = useLiveQuery(heldShares)
  useEffect(() => {
    // one that was taken just before a crash must not be offered again
    endTakenShares(db)
      .catch(() => {})
      .finally(() => setReady(true))
  }, [db])
  return ready ? held : undefined
}
