import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react'
import { serverNow } from '@brieflotse/offline'
import type { Colour } from '@brieflotse/pictures'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { cameraText } from '../../text/camera.ts'
import { text } from '../../text/text.ts'
import { useSignedIn } from '../../session/session.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { useEachAction } from '../../ui/use-action.ts'
import { withoutHeic } from '../../files/check-file.ts'
import { AdjustPage, type Shot } from './adjust-page.tsx'
import { keepPage, type KeptPage, movePage, removePage, useKeptPages } from './pages.ts'
import { PageStrip } from './page-strip.tsx'
import { type PictureThread, startPictureThread } from './picture-tasks.ts'
import { pixelsOf, previewOf } from './pixels.ts'
import { Viewfinder } from './viewfinder.tsx'

type Props = {
  /** A photo taken or chosen before the sheet opened. */
  photo: File | null
  onDone: (pages: File[]) => void
  onClose: () => void
}

/** `instead`: the page that the next shot replaces. */
type Step =
  | { at: 'start' }
  | { at: 'camera'; instead: string | null }
  | { at: 'adjust'; instead: string | null; shot: Shot }
  | { at: 'pages' }

const previewSide = 1400

/** Photographs the pages of a letter. Nothing leaves the device before "Done". */
export function CameraSheet({ photo, onDone, onClose }: Props) {
  const { db } = useSignedIn()
  const pages = useKeptPages(db)
  const thread = usePictureThread()
  const [step, setStep] = useState<Step>({ at: 'start' })
  const begun = useRef(false)
  const instead = 'instead' in step ? step.instead : null

  const adjust = async (pixels: Colour) => {
    if (!thread) return
    const { width, height } = pixels
    const preview = await previewOf(pixels, previewSide)
    const { corners } = await thread.keep(pixels)
    setStep({ at: 'adjust', instead, shot: { preview, width, height, corners } })
  }
  const open = useEachAction(
    async (file: File) => adjust(await pixelsOf((await withoutHeic(file)) ?? file)),
    cameraText.failed,
    cameraText.failedLong,
  )
  const use = async (bytes: ArrayBuffer) => {
    await keepPage(db, bytes, instead)
    setStep({ at: 'pages' })
  }
  const toCamera = (instead: string | null) => setStep({ at: 'camera', instead })

  useEffect(() => {
    if (begun.current || !pages || !thread) return
    begun.current = true
    const next: Step = pages.length > 0 ? { at: 'pages' } : { at: 'camera', instead: null }
    if (!photo) return setStep(next)
    // if the photo cannot be opened, the user sees an error and continues with the camera
    void open(photo).then(() => setStep((now) => (now.at === 'start' ? next : now)))
  }, [pages, thread, photo, open])
  const remove = async (id: string) => {
    await removePage(db, id)
    if (pages?.length === 1) toCamera(null)
  }

  const shown = () => {
    if (!thread || !pages || step.at === 'start') return <Spinner label={text.app.loading} />
    if (step.at === 'adjust')
      return (
        <AdjustPage
          key={step.shot.preview.width}
          shot={step.shot}
          thread={thread}
          onUse={use}
          onRetake={() => toCamera(instead)}
          onClose={onClose}
        />
      )
    if (step.at === 'camera')
      return (
        <Viewfinder
          thread={thread}
          number={numberOf(pages, instead)}
          count={pages.length}
          onShot={adjust}
          onPhoto={(file) => void open(file)}
          onPages={() => setStep({ at: 'pages' })}
          onClose={onClose}
        />
      )
    return (
      <PageStrip
        pages={pages}
        onMove={(id, by) => movePage(db, id, by)}
        onRemove={remove}
        onRetake={toCamera}
        onAdd={() => toCamera(null)}
        onDone={() => onDone(pages.map(asFile))}
        onClose={onClose}
      />
    )
  }
  return <WholeScreen onClose={onClose}>{shown()}</WholeScreen>
}

function WholeScreen({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <Dialog open onClose={onClose} className="fixed inset-0 z-40">
      <DialogPanel className="fixed inset-0 grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] bg-page pb-[env(safe-area-inset-bottom)]">
        <DialogTitle className="sr-only">{cameraText.title}</DialogTitle>
        {children}
      </DialogPanel>
    </Dialog>
  )
}

function usePictureThread(): PictureThread | null {
  const [thread, setThread] = useState<PictureThread | null>(null)
  useEffect(() => {
    const started = startPictureThread()
    setThread(started)
    return () => started.end()
  }, [])
  return thread
}

function numberOf(pages: KeptPage[], instead: string | null): number {
  const place = pages.findIndex(({ id }) => id === instead)
  return place < 0 ? pages.length + 1 : place + 1
}

function asFile({ bytes }: KeptPage, i: number): File {
  // the Swedish date format equals ISO 8601
  const day = new Date(serverNow()).toLocaleDateString('sv-SE')
  return new File([bytes], cameraText.fileName({ day, number: i + 1 }), { type: 'image/jpeg' })
}
