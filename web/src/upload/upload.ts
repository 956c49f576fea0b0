import { addUpload, discardEntry, entryFailure, newFiles, settled } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { uploadText } from '../text/upload.ts'
import { paths } from '../ui/paths.ts'
import { useSignedIn } from '../session/session.ts'
import { notify } from '../ui/toast.tsx'
import { useEachAction } from '../ui/use-action.ts'
import { checkedFiles } from '../files/check-file.ts'

export type UploadInProgress = { name: string; size: number; count: number; entryId: string | null }

/**
 * Uploads letters. Each is stored on this device first, so it survives a lost connection and waits in the list of documents. If the server
 * rejects it permanently, it is removed and the user gets a notice here and can choose another file. `upload` takes the pages of one letter
 * in order; `uploadEach` takes several letters, whose results appear in the list. `whenKept` is called when the letter is on the server or
 * in the outbox.
 */
export function useUpload() {
  const { db } = useSignedIn()
  const navigate = useNavigate()
  const [running, setRunning] = useState<UploadInProgress | null>(null)

  const uploadLetter = useCallback(
    async (chosen: File[], whenKept?: () => Promise<void>) => {
      try {
        const pages = await checkedFiles(chosen)
        const shown = { name: pages[0]!.name, size: sizeOf(pages), count: pages.length }
        setRunning({ ...shown, entryId: null })
        const entryId = await addUpload(db, await newFiles(pages))
        setRunning({ ...shown, entryId })
        const outcome = await settled(db, entryId)
        if (outcome.state === 'stuck') {
          await discardEntry(db, entryId)
          throw entryFailure(outcome.error)
        }
        await whenKept?.()
        if (outcome.state === 'done') notify(uploadText.uploaded, uploadedText(outcome.duplicate))
        if (outcome.state === 'waiting') notify(uploadText.kept, uploadText.keptLong)
        await navigate(paths.documents)
      } finally {
        setRunning(null)
      }
    },
    [db, navigate],
  )
  const keepEach = useCallback(
    async (chosen: File[]) => {
      for (const file of await checkedFiles(chosen)) await addUpload(db, await newFiles([file]))
      notify(uploadText.kept, uploadText.keptEach({ count: chosen.length }))
      await navigate(paths.documents)
    },
    [db, navigate],
  )
  const uploadEach = useEachAction(keepEach, uploadText.failed, uploadText.failedLong)
  const upload = useEachAction(uploadLetter, uploadText.failed, uploadText.failedLong)

  const entryId = running?.entryId
  const entry = useLiveQuery(
    () => (entryId ? db.outbox.get({ id: entryId }) : undefined),
    [db, entryId],
  )
  return { upload, uploadEach, running, sent: entry?.state === 'sending' ? entry.sent : 0 }
}

const sizeOf = (files: File[]) => files.reduce((sum, { size }) => sum + size, 0)

function uploadedText(duplicate: boolean): string {
  return duplicate ? uploadText.duplicate : uploadText.uploadedLong
}
