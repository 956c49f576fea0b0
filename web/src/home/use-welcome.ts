import { hasPulled } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { useSignedIn } from '../ui/session.ts'

const place = 'brieflotse-welcomed'

/** Whether this device shows somebody for the first time what the app does; and the way to end that for good. */
export function useWelcome(): { wanted: boolean; end: () => void } {
  const { db } = useSignedIn()
  const [over, setOver] = useState(wasWelcomed)
  const letters = useLiveQuery(async () => {
    if (over || !(await hasPulled(db))) return undefined
    return (await db.documents.count()) + (await db.outbox.count())
  }, [db, over])
  const knows = letters !== undefined && letters > 0
  // whoever has had letters needs no introduction when they are all gone
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
    // It is shown again then, until there is a letter.
  }
}
