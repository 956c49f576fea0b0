import { isPinned, loadOriginal, pinDocument, unpinDocument } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { useCallback } from 'react'
import { text } from '../text/text.ts'
import { saveFile } from '../ui/save-file.ts'
import { useSignedIn } from '../ui/session.ts'
import { notify } from '../ui/toast.tsx'
import { useAction } from '../ui/use-action.ts'

/** Whether a document is kept on this device whatever happens, and the way to change that. */
export function usePin(id: number): [pinned: boolean, toggle: () => void] {
  const { db } = useSignedIn()
  const pinned = useLiveQuery(() => isPinned(db, id), [db, id]) ?? false
  const change = useCallback(async () => {
    if (pinned) await unpinDocument(db, id)
    else await pinDocument(db, id)
    notify(
      pinned ? text.keep.unpinned : text.keep.pinned,
      pinned ? undefined : text.keep.pinnedLong,
    )
  }, [db, id, pinned])
  const [toggle] = useAction(change, text.keep.failed)
  return [pinned, () => void toggle()]
}

/** Saves a file of a document as it was uploaded, under its own name; from this device if it is kept here. */
export function useDownload(id: number) {
  const { db } = useSignedIn()
  const download = useCallback(
    async (number: number) => saveFile(await loadOriginal(db, id, number)),
    [db, id],
  )
  return useAction(download, text.keep.downloadFailed)
}
