import { loadOriginal } from '@brieflotse/offline'
import { useCallback } from 'react'
import { detailText } from '../../text/detail.ts'
import { saveFile } from '../../ui/save-file.ts'
import { useSignedIn } from '../../session/session.ts'
import { useAction } from '../../ui/use-action.ts'

/** Returns a function that saves an uploaded file under its own name, from this device if it is stored here. */
export function useDownload(id: number) {
  const { db } = useSignedIn()
  const download = useCallback(
    async (number: number) => saveFile(await loadOriginal(db, id, number)),
    [db, id],
  )
  return useAction(download, detailText.downloadFailed)
}
