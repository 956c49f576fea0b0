import { cameraText } from '../../text/camera.ts'
import { text } from '../../text/text.ts'
import { Icon } from '../../ui/drawings/icon.tsx'
import { PhotoChoice } from './photo-choice.tsx'

type Props = {
  why: 'denied' | 'none' | 'busy'
  onPhoto: (photo: File) => void
  onAgain: () => void
}

/** Why the camera shows nothing, what to do, and the alternative without the camera. */
export function CameraFailed({ why, onPhoto, onAgain }: Props) {
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
