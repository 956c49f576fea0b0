import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../ui/paths.ts'

/** The part of the Launch Handler API used here: files that the user opened with this app. */
type LaunchQueue = { setConsumer(consumer: (launch: Launch) => void): void }
type Launch = { files?: readonly { getFile(): Promise<File> }[] }

/** Stores files that were opened with the app and shows them on /share, like files from a share sheet. */
export function TakeOpenedFiles() {
  const navigate = useNavigate()
  useEffect(() => {
    const { launchQueue } = window as { launchQueue?: LaunchQueue }
    launchQueue?.setConsumer((launch) => {
      takeFiles(launch)
        .then((address) => address && navigate(address))
        .catch(() => navigate(paths.unreadableShare))
    })
  }, [navigate])
  return null
}

async function takeFiles({ files: handles = [] }: Launch): Promise<string | null> {
  if (handles.length === 0) return null
  const { takeTogether } = await import('./take-together.ts')
  const files = await Promise.all(handles.map((handle) => handle.getFile()))
  return takeTogether(files)
}
