import { useLiveQuery } from 'dexie-react-hooks'
import { lazy, Suspense, useCallback, useState } from 'react'
import { text } from '../text/text.ts'
import { uploadText } from '../text/upload.ts'
import { useSignedIn } from '../session/session.ts'
import { useEachAction } from '../ui/use-action.ts'
import { checkedFiles } from '../files/check-file.ts'
import { countKeptPages, dropPages } from './camera/pages.ts'
import { DropArea } from './drop-area.tsx'
import { SeveralFiles } from '../files/several-files.tsx'
import { type UploadInProgress, useUpload } from './upload.ts'
import { Icon } from '../ui/drawings/icon.tsx'
import { kilobyteText, percentText } from '../ui/format.ts'
import { ProgressBar, Spinner } from '../ui/spinner.tsx'
import { cameraText } from '../text/camera.ts'
import { Button } from '../ui/button.tsx'
import { Confirm } from '../ui/confirm.tsx'

const CameraSheet = lazy(async () => ({
  default: (await import('./camera/camera-sheet.tsx')).CameraSheet,
}))

export function UploadScreen() {
  const { upload, uploadEach, running, sent } = useUpload()
  const { db } = useSignedIn()
  const [camera, setCamera] = useState<{ photo: File | null } | null>(null)
  const [several, setSeveral] = useState<File[]>([])
  const choose = useCallback(
    async (files: File[]) => {
      if (files.length < 2) return upload(files)
      // checks all files first, so that the user does not sort files that are then rejected
      setSeveral(await checkedFiles(files))
    },
    [upload],
  )
  const chooseFiles = useEachAction(choose, uploadText.failed, uploadText.failedLong)
  const letGo = (send: (files: File[]) => Promise<void>) => (files: File[]) => {
    setSeveral([])
    void send(files)
  }
  const isSorting = several.length > 0 && !running
  return (
    <div className="screen max-w-3xl">
      <title>{`${uploadText.title} · ${text.app.name}`}</title>
      <h1 className="text-display">{uploadText.title}</h1>
      {/* hidden while the user sorts several files, because these hints are about choosing files */}
      <p className="mt-2 mb-6 text-muted">{isSorting ? null : uploadText.lead}</p>
      {running ? (
        <RunningUpload running={running} sent={sent} />
      ) : isSorting ? (
        <SeveralFiles
          files={several}
          onLetter={letGo(upload)}
          onEach={letGo(uploadEach)}
          onCancel={() => setSeveral([])}
        />
      ) : (
        <>
          <KeptPages onGoOn={() => setCamera({ photo: null })} />
          <DropArea
            onFiles={(files) => void chooseFiles(files)}
            onCamera={(photo) => setCamera({ photo })}
          />
        </>
      )}
      <section className="mt-8" aria-labelledby="tips" hidden={isSorting}>
        <h2 id="tips" className="text-base">
          {uploadText.tipsTitle}
        </h2>
        <ul className="mt-2 grid gap-1.5 text-small text-muted">
          {uploadText.tips.map((tip) => (
            <li key={tip} className="flex gap-2.5">
              <span aria-hidden="true" className="mt-2.5 size-1 shrink-0 rounded-full bg-accent" />
              {tip}
            </li>
          ))}
        </ul>
      </section>
      {camera && (
        <Suspense>
          <CameraSheet
            photo={camera.photo}
            onDone={(pages) => {
              setCamera(null)
              void upload(pages, () => dropPages(db))
            }}
            onClose={() => setCamera(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** The running upload: its file name, size and progress. */
function RunningUpload({ running, sent }: { running: UploadInProgress; sent: number }) {
  return (
    <div className="grid min-h-80 content-center justify-items-center gap-5 rounded-sheet border border-line bg-surface p-6 text-center shadow-card">
      <Icon name="page" className="size-12 stroke-1! text-accent" />
      <div className="max-w-full">
        <p className="truncate font-semibold">{running.name}</p>
        {running.count > 1 && (
          <p className="text-small text-muted">
            {uploadText.andMore({ count: running.count - 1 })}
          </p>
        )}
        <p className="numbers text-small text-muted">
          {text.waiting.size({ kilobytes: kilobyteText(running.size) })}
        </p>
      </div>
      <Spinner label={uploadText.processing} />
      <div className={`w-full max-w-64 ${sent > 0 ? '' : 'invisible'}`}>
        <ProgressBar value={sent} label={uploadText.sending({ percent: percentText(sent) })} />
      </div>
    </div>
  )
}

/** Offers to continue with photographed pages that were not sent, for example after a reload. */
function KeptPages({ onGoOn }: { onGoOn: () => void }) {
  const { db } = useSignedIn()
  const count = useLiveQuery(() => countKeptPages(db), [db]) ?? 0
  const [asked, setAsked] = useState(false)
  if (count === 0) return null
  return (
    <section
      aria-label={cameraText.keptTitle({ count })}
      className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-box border border-must-line bg-must-wash p-4 text-must"
    >
      <div>
        <p className="font-semibold">{cameraText.keptTitle({ count })}</p>
        <p className="text-small">{cameraText.keptHint({ count })}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="danger-quiet" onClick={() => setAsked(true)}>
          {text.app.discard}
        </Button>
        <Button look="primary" onClick={onGoOn}>
          {cameraText.goOn}
        </Button>
      </div>
      {asked && (
        <Confirm
          title={cameraText.discardTitle}
          text={cameraText.discardText}
          yes={text.app.discard}
          onYes={() => void dropPages(db)}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  )
}
