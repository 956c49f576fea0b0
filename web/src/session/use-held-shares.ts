import { endTakenShares, type HeldShare, heldShares } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { useSignedIn } from './session.ts'

/** Shares of other apps that the user has not handled yet, oldest first, live. Undefined while loading. */
export function useHeldShares(): HeldShare[] | undefined {
  const { db } = useSignedIn()
  const [ready, setReady] = useState(false)
  const held = useLiveQuery(heldShares)
  useEffect(() => {
    // removes shares that were taken just before a crash, so that they are not offered again
    endTakenShares(db)
      .catch(() => {})
      .finally(() => setReady(true))
  }, [db])
  return ready ? held : undefined
}
