import { hasPulled } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { useSignedIn } from '../session/session.ts'

const place = 'brieflotse-welcomed'

/** Whether to show the introduction on this device, and a function that ends it permanently. */
export function useWelcome(): { wanted: boolean; end: () => void } {
  const { db } = useSignedIn()
  const [over, setOver] = useState(wasWelcomed)
  const letters = useLiveQuery(async () => {
    if (over || !(await hasPulled(db))) return undefined
    return (await db.documents.count()) + (await db.outbox.count())
  }, [db, over])
  const knows = letters !== undefined && letters > 0
  // users who already had letters do not see the introduction after erasing all of them
  useEffect(() => {
    if (knows) keepWelcomed()
  }, [knows])
  const end = () => {
    keepWelcomed()
    setOver(true)
  }
  return { wanted: !over && letters === 0, end }
}

function wasWelcomed(): boolean {
  try {
    return localStorage.getItem(place) !== null
  } catch {
    return false
  }
}

function keepWelcomed(): void {
  try {
    localStorage.setItem(place, 'yes')
  } catch {
    // Without storage, it appears again until there is a letter.
  }
}
