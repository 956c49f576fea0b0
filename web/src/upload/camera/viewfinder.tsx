import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { cameraText } from '../../text/camera.ts'
import { text } from '../../text/text.ts'
import { Icon, type IconName } from '../../ui/drawings/icon.tsx'
import { focusAtOnce } from '../../ui/focus.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { notifyFailure } from '../../ui/toast.tsx'
import { useAction } from '../../ui/use-action.ts'
import type { Colour } from '@brieflotse/pictures'
import { LiveEdges } from './live-edges.tsx'
import type { PictureThread } from './picture-tasks.ts'
import { setTorch, showStream, useCamera } from './stream.ts'
import { draw, pixelsOf } from './pixels.ts'

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
          <ShutterButton shooting={shooting} disabled={!size} onShoot={() => void shoot()} />
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

type ShutterProps = { shooting: boolean; disabled: boolean; onShoot: () => void }

function ShutterButton({ shooting, disabled, onShoot }: ShutterProps) {
  return (
    <button
      type="button"
      ref={focusAtOnce}
      aria-label={shooting ? cameraText.shooting : cameraText.shoot}
      aria-disabled={shooting || disabled}
      onClick={onShoot}
      className="grid size-19 place-items-center rounded-full border-4 border-white outline-offset-4 focus-visible:outline-white aria-disabled:opacity-50"
    >
      <span
        className={`rounded-full bg-white transition-[width,height] duration-150 ${shooting ? 'size-12' : 'size-15'}`}
      />
    </button>
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

/** Timeout in milliseconds, because some phones never answer. */
const patience = 4000

/** Takes a photo in the camera's full resolution if the browser supports it, otherwise the current video frame. */
async function takeShot(video: HTMLVideoElement, track: MediaStreamTrack): Promise<Colour> {
  const photo = await taken(track).catch(() => null)
  const { videoWidth, videoHeight } = video
  if (photo && photo.width * photo.height >= videoWidth * videoHeight) return photo
  return draw(video, videoWidth, videoHeight)
}

async function taken(track: MediaStreamTrack): Promise<Colour | null> {
  if (!('ImageCapture' in globalThis)) return null
  const camera = new ImageCapture(track)
  const late = new Promise<null>((done) => {
    setTimeout(() => done(null), patience)
  })
  const photo = async () => {
    const { imageWidth, imageHeight } = await camera.getPhotoCapabilities()
    const largest =
      imageWidth && imageHeight
        ? { imageWidth: imageWidth.max, imageHeight: imageHeight.max }
        : undefined
    return pixelsOf(await camera.takePhoto(largest))
  }
  return Promise.race([photo(), late])
}

type CameraFailedProps = {
  why: 'denied' | 'none' | 'busy'
  onPhoto: (photo: File) => void
  onAgain: () => void
}

/** Why the camera shows nothing, what to do, and the alternative without the camera. */
function CameraFailed({ why, onPhoto, onAgain }: CameraFailedProps) {
  return (
    <div
      role="alert"
      className="grid h-full place-content-center-safe overflow-y-auto p-6 text-center"
    >
      <Icon name="camera" className="mx-auto size-12 stroke-1!" />
      <p className="mt-4 text-lead font-semibold">{cameraText.failedTitles[why]}</p>
      <p className="mx-auto mt-2 max-w-sm text-white/80">{cameraText.failedHints[why]}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <PhotoChoice isMain onPhoto={onPhoto} />
        <button
          type="button"
          onClick={onAgain}
          className="inline-flex min-h-11 items-center rounded-small border border-white/60 px-5 py-2 font-semibold hover:bg-white/15 focus-visible:outline-white"
        >
          {text.app.tryAgain}
        </button>
      </div>
    </div>
  )
}

type PhotoChoiceProps = {
  onPhoto: (photo: File) => void
  /** True for the main button, which has a text. */
  isMain?: boolean
}

/** Opens the photos of this device; on phones, the camera app too. */
function PhotoChoice({ onPhoto, isMain = false }: PhotoChoiceProps) {
  const input = useRef<HTMLInputElement>(null)
  const choose = () => input.current?.click()
  return (
    <>
      {isMain ? (
        <button
          type="button"
          ref={focusAtOnce}
          onClick={choose}
          className="inline-flex min-h-11 items-center justify-center gap-2 rounded-small bg-white px-5 py-2 font-semibold text-night hover:bg-white/85 focus-visible:outline-white"
        >
          <Icon name="gallery" />
          {cameraText.fromPhotos}
        </button>
      ) : (
        <DarkButton label={cameraText.fromPhotos} icon="gallery" onClick={choose} />
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={cameraText.fromPhotos}
        hidden
        onChange={(event) => {
          const photo = event.target.files?.[0]
          event.target.value = ''
          if (photo) onPhoto(photo)
        }}
      />
    </>
  )
}

/** An icon button on a black background. */
function DarkButton({
  label,
  icon,
  ...rest
}: ComponentProps<'button'> & { label: string; icon: IconName }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-white/15 focus-visible:outline-white aria-pressed:bg-white aria-pressed:text-night"
      {...rest}
    >
      <Icon name={icon} />
    </button>
  )
}
