import type { Complaint, Corners } from '@brieflotse/pictures'
import { useEffect, useState } from 'react'
import { cameraText } from '../../text/camera.ts'
import { text } from '../../text/text.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Drawing, Icon } from '../../ui/drawings/icon.tsx'
import { focusAtOnce } from '../../ui/focus.ts'
import { useAction } from '../../ui/use-action.ts'
import { CornerEditor } from './corner-editor.tsx'
import type { PictureThread } from './picture-tasks.ts'
import { jpegOf } from './pixels.ts'
import { someCorners, turned } from './quad.ts'

const turn = 'M6.500 9.500h11v10h-11zM4.200 6.800a9 9 0 0 1 10.300-2.300M14.800 2.200l.300 3-3 .400'

/** A shot whose pixels are stored in the worker; `corners`: the detected page, in pixels of the shot. */
export type Shot = {
  preview: ImageBitmap
  width: number
  height: number
  corners: Corners | null
}

type Props = {
  shot: Shot
  thread: PictureThread
  /** `page` is a JPEG. */
  onUse: (page: ArrayBuffer) => Promise<void>
  onRetake: () => void
  onClose: () => void
}

const settleTime = 300

/** Lets the user check the corners and the quality of a shot. Warnings never block. */
export function AdjustPage({ shot, thread, ...on }: Props) {
  const [quarters, setQuarters] = useState(0)
  const [corners, setCorners] = useState(() => sharesOf(shot))
  const inShot = pixelsIn(shot, turned(corners, 4 - quarters))
  const complaints = useComplaints(thread, inShot)

  const [use, saving] = useAction(
    async () => {
      const { page } = await thread.straighten(inShot, quarters)
      await on.onUse(await jpegOf(page))
    },
    cameraText.notKept,
    cameraText.notKeptLong,
  )
  const rotate = () => {
    setQuarters((quarters + 1) % 4)
    setCorners(turned(corners, 1))
  }
  return (
    <div className="flex h-full flex-col bg-page [@media(orientation:landscape)_and_(height<32rem)]:flex-row">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <header className="flex items-center justify-between gap-2 p-2 ps-5">
          <h2 className="text-lead font-semibold">{cameraText.adjustTitle}</h2>
          <IconButton label={text.app.close} onClick={on.onClose}>
            <Icon name="close" />
          </IconButton>
        </header>
        <div className="min-h-0 flex-1 bg-sunken p-6">
          <CornerEditor
            picture={shot.preview}
            quarters={quarters}
            corners={corners}
            onCorners={setCorners}
          />
        </div>
      </div>
      <footer className="grid auto-rows-max content-end-safe gap-4 p-5 [@media(orientation:landscape)_and_(height<32rem)]:w-[min(18rem,50vw)] [@media(orientation:landscape)_and_(height<32rem)]:overflow-y-auto">
        <Verdict complaints={complaints} isFound={shot.corners !== null} />
        <div className="flex flex-wrap gap-3">
          <Button onClick={on.onRetake} className="flex-1 px-3!">
            <Icon name="again" />
            {cameraText.retake}
          </Button>
          <Button onClick={rotate} className="flex-1 px-3!">
            <Drawing lines={turn} />
            {cameraText.rotate}
          </Button>
          <Button
            look="primary"
            ref={focusAtOnce}
            aria-disabled={saving}
            onClick={() => void use()}
            className="w-full md:w-auto md:flex-1 [@media(orientation:landscape)_and_(height<32rem)]:w-full"
          >
            <Icon name="check" />
            {saving ? cameraText.saving : cameraText.use}
          </Button>
        </div>
      </footer>
    </div>
  )
}

type VerdictProps = { complaints: Complaint[] | null; isFound: boolean }

function Verdict({ complaints, isFound }: VerdictProps) {
  const first = complaints?.[0]
  const warning = first ? cameraText.complaints[first] : isFound ? null : cameraText.noPage
  const isCalm = !warning
  return (
    <p
      role="status"
      className={`flex min-h-11 items-center gap-3 rounded-small px-4 py-2 text-small ${isCalm ? 'bg-accent-wash text-ink' : 'border border-must-line bg-must-wash text-must'}`}
    >
      <Icon name={isCalm ? 'check' : 'alert'} className="size-5!" />
      <span>
        {warning ?? (complaints ? cameraText.looksGood : cameraText.checking)}
        {isCalm && <span className="text-muted"> {cameraText.adjustHint}</span>}
      </span>
    </p>
  )
}

/** The quality problems of the photo within these corners; null while they are computed. */
function useComplaints(thread: PictureThread, corners: Corners): Complaint[] | null {
  const [known, setKnown] = useState<Complaint[] | null>(null)
  const key = JSON.stringify(corners)
  useEffect(() => {
    let isOver = false
    const timer = setTimeout(() => {
      thread.measure(JSON.parse(key) as Corners).then(
        (answer) => !isOver && setKnown(answer.complaints),
        () => !isOver && setKnown([]),
      )
    }, settleTime)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [thread, key])
  return known
}

function sharesOf({ corners, width, height }: Shot): Corners {
  if (!corners) return someCorners
  const share = (value: number, all: number) => Math.min(1, Math.max(0, value / all))
  return corners.map(({ x, y }) => ({ x: share(x, width), y: share(y, height) })) as Corners
}

function pixelsIn({ width, height }: Shot, corners: Corners): Corners {
  return corners.map(({ x, y }) => ({ x: x * width, y: y * height })) as Corners
}
