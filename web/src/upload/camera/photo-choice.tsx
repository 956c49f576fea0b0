import { useRef } from 'react'
import { cameraText } from '../../text/camera.ts'
import { Icon } from '../../ui/drawings/icon.tsx'
import { focusAtOnce } from '../../ui/focus-at-once.ts'
import { DarkButton } from './dark-button.tsx'

type Props = {
  onPhoto: (photo: File) => void
  /** True for the main button, which has a text. */
  isMain?: boolean
}

/** Opens the photos of this device; on phones, the camera app too. */
export function PhotoChoice({ onPhoto, isMain = false }: Props) {
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
