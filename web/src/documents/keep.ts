import { pinDocument, pinnedIds, unpinDocument } from '@brieflotse/offline'
import { useCallback } from 'react'
import { text } from '../text/text.ts'
import { useSignedIn } from '../session/session.ts'
import { notify } from '../ui/toast.tsx'
import { useEachAction } from '../ui/use-action.ts'
import { sharedQuery } from '../session/use-shared-query.ts'

const usePins = sharedQuery(async (db) => new Set(await pinnedIds(db)), new Set<number>())

/** Whether a document is pinned, which protects it from eviction on this device, and a function that toggles that. */
export function usePin(id: number): [pinned: boolean, toggle: () => void] {
  const { db } = useSignedIn()
  const pinned = usePins((pins) => pins.has(id))
  const change = useCallback(async () => {
    if (pinned) await unpinDocument(db, id)
    else await pinDocument(db, id)
    notify(
      pinned ? text.keep.unpinned : text.keep.pinned,
      pinned ? undefined : text.keep.pinnedLong,
    )
  }, [db, id, pinned])
  const toggle = useEachAction(change, text.keep.failed)
  return [pinned, () => void toggle()]
}
