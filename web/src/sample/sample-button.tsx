import { addUpload, newFiles, settled } from '@brieflotse/offline'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { welcomeText } from '../text/welcome.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/drawings/icon.tsx'
import { uploadText } from '../text/upload.ts'
import { paths } from '../ui/paths.ts'
import { useSignedIn } from '../session/session.ts'
import { notify } from '../ui/toast.tsx'
import { useAction } from '../ui/use-action.ts'
import { useToday } from '../ui/use-today.ts'
import { sampleLetter } from './sample-letter.ts'

/** Lets users try the app without a letter of their own. */
export function SampleButton({ className = '' }: { className?: string }) {
  const [upload, busy] = useSample()
  return (
    <Button className={className} disabled={busy} onClick={() => void upload()}>
      <Icon name="letter" />
      {welcomeText.sample.open}
    </Button>
  )
}

/** Uploads the sample letter like any other, with a file name that marks it as a sample. Offline, it waits in the outbox. */
function useSample() {
  const { db } = useSignedIn()
  const navigate = useNavigate()
  const today = useToday()
  const upload = useCallback(async () => {
    const { title, tag } = welcomeText.sample
    const label = { title, tags: [tag] }
    const entryId = await addUpload(db, await newFiles([sampleLetter(today)]), label)
    await navigate(paths.documents)
    const { state } = await settled(db, entryId)
    // a refused upload is shown in the list with its reason
    if (state === 'waiting') notify(uploadText.kept, uploadText.keptLong)
  }, [db, navigate, today])
  return useAction(upload, uploadText.failed, uploadText.failedLong)
}
