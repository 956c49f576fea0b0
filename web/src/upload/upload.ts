import { AppError } from '@brieflotse/contract'
import { addUpload, discardEntry, settled } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { text } from '../text/text.ts'
import { paths } from '../ui/paths.ts'
import { useSignedIn } from '../ui/session.ts'
import { notify } from '../ui/toast.tsx'
import { useAction } from '../ui/use-action.ts'
import { checkFile, withoutHeic } from './check-file.ts'

export type Running = { name: string; size: number; entryId: string | null }

/**
 * Uploads a file at once. It is kept on this device first, so a lost connection loses nothing: then it waits in the list of
 * documents. What the server refuses for good is taken back and said here, where the user can choose another file.
 */
export function useUpload() {
  const { db } = useSignedIn()
  const navigate = useNavigate()
  const [running, setRunning] = useState<Running | null>(null)

  const upload = useCallback(
    async (chosen: File | undefined) => {
      try {
        const file = await withoutHeic(chosen)
        checkFile(file)
        setRunning({ name: file.name, size: file.size, entryId: null })
        const bytes = await file.arrayBuffer()
        const entryId = await addUpload(db, [{ name: file.name, mimeType: file.type, bytes }])
        setRunning({ name: file.name, size: file.size, entryId })
        const outcome = await settled(db, entryId)
        if (outcome.state === 'stuck') {
          await discardEntry(db, entryId)
          throw new AppError(outcome.error.code, outcome.error.message)
        }
        if (outcome.state === 'done') notify(text.upload.uploaded, uploadedText(outcome.duplicate))
        if (outcome.state === 'waiting') notify(text.upload.kept, text.upload.keptLong)
        await navigate(paths.documents)
      } finally {
        setRunning(null)
      }
    },
    [db, navigate],
  )
  const [run] = useAction(upload, text.upload.failed, text.upload.failedLong)

  const entryId = running?.entryId
  const entry = useLiveQuery(
    () => (entryId ? db.outbox.get({ id: entryId }) : undefined),
    [db, entryId],
  )
  return { upload: run, running, sent: entry?.state === 'sending' ? entry.sent : 0 }
}

function uploadedText(duplicate: boolean): string {
  return duplicate ? text.upload.duplicate : text.upload.uploadedLong
}
