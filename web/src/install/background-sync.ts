import { backgroundSyncTag, type LocalDatabase } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect } from 'react'
import { useSessionHandle } from '../ui/session.ts'

type WithSync = { sync?: { register(tag: string): Promise<void> } }

/**
 * Registers a background sync, so that the browser wakes the service worker for pending changes if this page is closed before the
 * connection returns. It registers with each new entry and when the page goes to the background. While the page is open it sends the
 * entries itself, so the worker finds nothing to do.
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
  // missing in Firefox and Safari, rejected if the user disabled it: then entries are sent when the app is open
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
