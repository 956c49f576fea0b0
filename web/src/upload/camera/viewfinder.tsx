import { useEffect, useRef, useState } from 'react'
import { cameraText } from '../../text/camera.ts'
import { text } from '../../text/text.ts'
import { Icon } from '../../ui/drawings/icon.tsx'
import { focusAtOnce } from '../../ui/focus-at-once.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { notifyFailure } from '../../ui/toast.tsx'
import { useAction } from '../../ui/use-action.ts'
import type { Colour } from '@brieflotse/pictures'
import { CameraFailed } from './camera-failed.tsx'
import { DarkButton } from './dark-button.tsx'
import { LiveEdges } from './live-edges.tsx'
import { PhotoChoice } from './photo-choice.tsx'
import type { PictureThread } from './picture-tasks.ts'
import { takeShot } from './shot.ts'
import { setTorch, showStream, useCamera } from './stream.ts'

type Props = {
  thread: PictureThread
  number: number
  /** The number of pages taken so far. */
  count: number
  onShot: (shot: Colour) => Promise<void>
  onPhoto: (photo: File) => void
  onPages: () => void
  onClose: () => void
}

/** The live camera image with the detected page. On black in both colour schemes, because the image needs a dark surround. */
export function Viewfinder({ thread, number, count, ...on }: Props) {
  const { camera, again } = useCamera()
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  const flash = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (video && camera.state === 'live') showStream(video, camera.stream)
  }, [video, camera])
  const measure = () => {
    if (video) setSize({ width: video.videoWidth, height: video.videoHeight })
  }
  const [shoot, shooting] = useAction(async () => {
    if (!video || !size || camera.state !== 'live') return
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      flash.current?.animate([{ opacity: 0.7 }, { opacity: 0 }], 250)
    await on.onShot(await takeShot(video, camera.track))
  }, cameraText.failed)

  return (
    <div className="flex h-full flex-col bg-night text-white [@media(orientation:landscape)_and_(height<32rem)]:flex-row">
      <header className="flex items-center justify-between p-2 [@media(orientation:landscape)_and_(height<32rem)]:flex-col">
        <DarkButton label={text.app.close} icon="close" onClick={on.onClose} />
        <h2 className="text-base font-semibold">{cameraText.pageTitle({ number })}</h2>
        {camera.state === 'live' && camera.hasTorch ? (
          <Torch key={camera.track.id} track={camera.track} />
        ) : (
          <span className="size-11" />
        )}
      </header>
      <div className="relative min-h-0 min-w-0 flex-1">
        {camera.state === 'failed' ? (
          <CameraFailed why={camera.why} onPhoto={on.onPhoto} onAgain={again} />
        ) : (
          <>
            <video
              ref={setVideo}
              autoPlay
              muted
              playsInline
              aria-label={cameraText.title}
              onPlaying={measure}
              onResize={measure}
              className="absolute inset-0 size-full object-contain"
            />
            {video && size && camera.state === 'live' ? (
              <LiveEdges video={video} size={size} thread={thread} paused={shooting} />
            ) : (
              <div className="absolute inset-0 grid place-items-center [&_*]:text-white">
                <Spinner label={cameraText.starting} />
              </div>
            )}
            <div ref={flash} className="pointer-events-none absolute inset-0 bg-white opacity-0" />
          </>
        )}
      </div>
      {camera.state !== 'failed' && (
        <footer className="grid grid-cols-[1fr_auto_1fr] items-center justify-items-center gap-4 px-4 py-5 [@media(orientation:landscape)_and_(height<32rem)]:grid-cols-1 [@media(orientation:landscape)_and_(height<32rem)]:grid-rows-[1fr_auto_1fr]">
          <PhotoChoice onPhoto={on.onPhoto} />
          <button
            type="button"
            ref={focusAtOnce}
            aria-label={shooting ? cameraText.shooting : cameraText.shoot}
            aria-disabled={shooting || !size}
            onClick={() => void shoot()}
            className="grid size-19 place-items-center rounded-full border-4 border-white outline-offset-4 focus-visible:outline-white aria-disabled:opacity-50"
          >
            <span
              className={`rounded-full bg-white transition-[width,height] duration-150 ${shooting ? 'size-12' : 'size-15'}`}
            />
          </button>
          {count > 0 ? (
            <button
              type="button"
              aria-label={cameraText.toPages({ count })}
              onClick={on.onPages}
              className="numbers flex min-h-11 items-center gap-2 rounded-small px-3 font-semibold hover:bg-white/15 focus-visible:outline-white"
            >
              <Icon name="documents" />
              {count}
            </button>
          ) : (
            <span />
          )}
        </footer>
      )}
    </div>
  )
}

function Torch({ track }: { track: MediaStreamTrack }) {
  const [isOn, setOn] = useState(false)
  const toggle = () => {
    setTorch(track, !isOn).then(
      () => setOn(!isOn),
      () => notifyFailure(cameraText.torchFailed),
    )
  }
  return <DarkButton label={cameraText.torch} icon="light" aria-pressed={isOn} onClick={toggle} />
}
