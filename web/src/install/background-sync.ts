import { backgroundSyncTag, type LocalDatabase } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect } from 'react'
import { useSessionHandle } from '../ui/session.ts'

type WithSync = { sync?: { register(tag: string): Promise<void> } }

/**
 * Has the browser wake the worker for what waits, in case this page is gone when the connection is back. Asked with each new entry
 * (while the page lives it is first in line, so the worker finds nothing to do) and when the page goes to the background.
 */
export function AskBackgroundSync() {
  const { session } = useSessionHandle()
  const db = session.state === 'in' ? session.db : null
  const newest = useLiveQuery(() => db && newestWaiting(db), [db])

  useEffect(() => {
    if (!newest) return
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [newest])
  return null
}

function ask(): void {
  // absent in Firefox and Safari, refused where the user has turned it off: then entries go when the app is open
  navigator.serviceWorker?.ready
    .then((registration) => (registration as WithSync).sync?.register(backgroundSyncTag))
    .catch(() => {})
}

async function newestWaiting(db: LocalDatabase): Promise<number> {
  const last = await db.outbox
    .orderBy('seq')
    .filter(({ state }) => state !== 'stuck')
    .last()
  return last?.seq ?? 0
}
