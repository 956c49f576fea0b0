import { lazy, Suspense, useCallback, useState } from 'react'
import { text } from '../text/text.ts'
import { uploadText } from '../text/upload.ts'
import { useSignedIn } from '../ui/session.ts'
import { useAction } from '../ui/use-action.ts'
import { checkedFiles } from '../ui/check-file.ts'
import { KeptPages } from './camera/kept-pages.tsx'
import { dropPages } from './camera/pages.ts'
import { DropArea } from './drop-area.tsx'
import { RunningUpload } from './running-upload.tsx'
import { SeveralFiles } from '../ui/several-files/several-files.tsx'
import { useUpload } from './upload.ts'

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
  const [chooseFiles] = useAction(choose, uploadText.failed, uploadText.failedLong)
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
