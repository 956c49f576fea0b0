import type { LocalDatabase } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect } from 'react'
import { useSessionHandle } from '../ui/session.ts'

/** Asks the browser for persistent storage as soon as there is a letter, so that it does not evict data when the device runs low on space. */
export function KeepStorage() {
  const { session } = useSessionHandle()
  const db = session.state === 'in' ? session.db : null
  const hasLetter = useLiveQuery(() => db && hasSomething(db), [db])

  useEffect(() => {
    if (hasLetter) navigator.storage?.persist?.().catch(() => {})
  }, [hasLetter])
  return null
}

async function hasSomething(db: LocalDatabase): Promise<boolean> {
  return (await db.contents.count()) > 0 || (await db.files.count()) > 0
}
