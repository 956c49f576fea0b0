import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { uploadText } from '../text/upload.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/drawings/icon.tsx'
import { OpenedEnvelope } from '../ui/drawings/scenes.tsx'
import { useMedia, wideScreen } from '../ui/use-media.ts'

const accepted = '.pdf,.jpg,.jpeg,.png'

type Props = {
  onFiles: (files: File[]) => void
  /** Called with the photo if the phone's camera app took it, otherwise with null. */
  onCamera: (photo: File | null) => void
}

/** A drop zone for files, with two buttons: choose files, or take a photo. */
export function DropArea({ onFiles, onCamera }: Props) {
  const wide = useMedia(wideScreen)
  const touch = useMedia('(pointer: coarse)')
  const browse = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)

  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    // reset, so that the same file can be chosen again after a failure
    event.target.value = ''
    if (files.length > 0) onFiles(files)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  const takePhoto = () => {
    if (canShowCamera()) onCamera(null)
    else camera.current?.click()
  }
  const photo = !wide || touch
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`grid min-h-80 content-center justify-items-center gap-6 rounded-sheet border-2 border-dashed p-6 text-center transition-colors duration-150 ${
        over ? 'border-accent bg-accent-wash' : 'border-line-strong/50 bg-sunken/60'
      }`}
    >
      <OpenedEnvelope className="w-28" />
      <div>
        <p className="text-lead font-semibold">
          {over ? uploadText.dropNow : wide ? uploadText.drop : uploadText.choose}
        </p>
        <p className="mt-1 text-small text-balance text-muted">{uploadText.dropHint}</p>
      </div>
      <div className="flex w-full max-w-sm flex-col gap-3 sm:w-auto sm:flex-row">
        {photo && (
          <Button look="primary" onClick={takePhoto}>
            <Icon name="camera" />
            {uploadText.takePhoto}
          </Button>
        )}
        <Button look={photo ? 'secondary' : 'primary'} onClick={() => browse.current?.click()}>
          <Icon name="page" />
          {uploadText.browse}
        </Button>
      </div>
      <input
        ref={browse}
        type="file"
        accept={accepted}
        multiple
        aria-label={uploadText.browse}
        hidden
        onChange={chosen}
      />
      <input
        ref={camera}
        type="file"
        accept="image/jpeg,image/png"
        capture="environment"
        aria-label={uploadText.takePhoto}
        hidden
        onChange={(event) => {
          const taken = event.target.files?.[0]
          event.target.value = ''
          if (taken) onCamera(taken)
        }}
      />
    </div>
  )
}

/** Whether this browser can show a camera image. Insecure origins have no `mediaDevices`. */
function canShowCamera(): boolean {
  return typeof navigator.mediaDevices?.getUserMedia === 'function'
}
