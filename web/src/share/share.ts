import { AppError, type MailPart } from '@brieflotse/contract'
import {
  addMail,
  addUpload,
  discardEntry,
  dropMailResult,
  entryFailure,
  fitMail,
  type LocalDatabase,
  type NewFile,
  newFiles,
  settled,
  takeShare,
} from '@brieflotse/offline'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { shareText } from '../text/share.ts'
import { uploadText } from '../text/upload.ts'
import { paths } from '../ui/paths.ts'
import { useSignedIn } from '../session/session.ts'
import { notify } from '../ui/toast.tsx'
import { useAction } from '../ui/use-action.ts'
import { type ShareSource, wholeText } from './source.ts'

type Done = (parts: MailPart[] | null) => Promise<void>

/**
 * Sends a mail for processing. It is stored on this device first, so it can wait for a connection. `onDone` gets the result, or null if it
 * is not known yet. The user gets a notice if the server refuses the mail; one shared by another app stays in the outbox.
 */
export function useProcess(source: ShareSource, onDone: Done) {
  const { db } = useSignedIn()
  const navigate = useNavigate()
  const process = useCallback(
    async (content: string, files: File[]) => {
      if (!fitMail(files)) throw new AppError('too-large')
      const mail = { content: wholeText(source, content), files: await newFiles(files) }
      const id = await keep(db, source, mail)
      const outcome = await settled(db, id)
      if (outcome.state === 'stuck') {
        if (source.shareId) {
          await onDone(null)
          await navigate(paths.documents)
        } else await discardEntry(db, id)
        throw entryFailure(outcome.error)
      }
      if (outcome.state === 'done') {
        // the result is shown now, so it is removed from the stored results
        await dropMailResult(db, id)
        return onDone(outcome.parts ?? [])
      }
      await onDone(null)
      notify(uploadText.kept, shareText.keptLong)
      await navigate(paths.documents)
    },
    [db, navigate, onDone, source],
  )
  return useAction(process, shareText.failed, shareText.failedLong)
}

async function keep(
  db: LocalDatabase,
  { shareId }: ShareSource,
  mail: { content: string; files: NewFile[] },
): Promise<string> {
  if (!shareId) return addMail(db, mail)
  const [id] = await takeShare(db, shareId, async () => [await addMail(db, mail, shareId)])
  return id!
}

/** Uploads shared files that have no text. `letters`: the pages of each letter. */
export function useUploadShared({ shareId }: ShareSource, onDone: Done) {
  const { db } = useSignedIn()
  const navigate = useNavigate()
  const upload = useCallback(
    async (letters: File[][]) => {
      const pages = await Promise.all(letters.map(newFiles))
      const add = async () => {
        const ids: string[] = []
        for (const letter of pages) ids.push(await addUpload(db, letter))
        return ids
      }
      if (shareId) await takeShare(db, shareId, add)
      else await add()
      await onDone(null)
      notify(uploadText.kept, uploadText.keptEach({ count: letters.length }))
      await navigate(paths.documents)
    },
    [db, navigate, onDone, shareId],
  )
  return useAction(upload, shareText.failed, uploadText.failedLong)
}
