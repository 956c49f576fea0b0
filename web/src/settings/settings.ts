import {
  archivedDocuments,
  changeKeeping,
  readKeeping,
  readStorageUse,
  queueRestore,
} from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { useCallback, useEffect, useState } from 'react'
import { settingsText } from '../text/settings.ts'
import { changesText } from '../text/changes.ts'
import { entryResult } from '../changes/entry-result.ts'
import { useSignedIn } from '../session/session.ts'
import { notify } from '../ui/toast.tsx'
import { useAction, useEachAction } from '../ui/use-action.ts'

/** The storage used on this device, by kind, live. */
export function useStorageUse() {
  const { db } = useSignedIn()
  return useLiveQuery(() => readStorageUse(db), [db])
}

export function useKeeping() {
  const { db } = useSignedIn()
  const keeping = useLiveQuery(() => readKeeping(db), [db])
  const change = useCallback(
    (wish: Parameters<typeof changeKeeping>[1]) => changeKeeping(db, wish),
    [db],
  )
  const set = useEachAction(change, settingsText.notKept)
  return { keeping, set }
}

/** The browser's storage quota, and whether storage is persistent; null where the browser does not tell. */
export type Promised = { usage: number | null; quota: number | null; persisted: boolean | null }

export function usePromised() {
  const [promised, setPromised] = useState<Promised | null>(null)
  const look = useCallback(async () => {
    const [estimate, persisted] = await Promise.all([
      navigator.storage?.estimate?.().catch(() => null),
      navigator.storage?.persisted?.().catch(() => null),
    ])
    const { usage = null, quota = null } = estimate ?? {}
    setPromised({ usage, quota, persisted: persisted ?? null })
  }, [])
  useEffect(() => {
    void look()
  }, [look])
  const askToPersist = useCallback(async () => {
    const yes = await navigator.storage.persist()
    await look()
    if (!yes) notify(settingsText.storage.refused, settingsText.storage.refusedLong)
  }, [look])
  const [ask, asking] = useAction(askToPersist, settingsText.storage.refused)
  return { promised, ask, asking }
}

export function useArchived() {
  const { db } = useSignedIn()
  const rows = useLiveQuery(() => archivedDocuments(db), [db])
  const bringBack = useCallback(
    async (id: number) => {
      const outcome = await entryResult(db, await queueRestore(db, id))
      const later = outcome === 'waiting' ? settingsText.archive.restoredLater : undefined
      notify(settingsText.archive.restored, later)
    },
    [db],
  )
  const restore = useEachAction(bringBack, changesText.kinds['restore-document'].stuck)
  return { rows, restore }
}
