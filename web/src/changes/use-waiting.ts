import { type DocumentRow, type OutboxEntry, outboxEntries } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSignedIn } from '../session/session.ts'
import type { Around } from './entry-text.ts'

export type Waiting = { entry: OutboxEntry; row: DocumentRow | undefined }

/** All outbox entries with their documents, live. */
export function useWaiting(): Waiting[] | undefined {
  const { db } = useSignedIn()
  return useLiveQuery(async () => {
    const entries = await outboxEntries(db)
    const ids = [...new Set(entries.flatMap(({ documentId }) => documentId ?? []))]
    const rows = await db.documents.bulkGet(ids)
    return entries.map((entry) => ({
      entry,
      row: rows.find((row) => row?.id === entry.documentId),
    }))
  }, [db])
}

/** The context of the given entries, updated every second while one of them waits for a retry. */
export function useAround(entries: OutboxEntry[]): Around {
  const { sync } = useSignedIn()
  const state = useSyncExternalStore(sync.subscribe, sync.getState)
  const [now, setNow] = useState(() => Date.now())
  const last = Math.max(0, ...entries.map(({ nextAt }) => nextAt))
  useEffect(() => {
    const tick = () => {
      const moment = Date.now()
      setNow(moment)
      if (moment > last) clearInterval(timer)
    }
    const timer = setInterval(tick, 1000)
    tick()
    return () => clearInterval(timer)
  }, [last])
  return { entries, sync: state, now }
}
