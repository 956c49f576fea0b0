import { useEffect, useRef, useState } from 'react'
import { text } from '../text/text.ts'
import { uploadText } from '../text/upload.ts'
import { IconButton } from '../ui/button.tsx'
import { Drawing, Icon } from '../ui/drawings/icon.tsx'
import { useFocusNext } from '../ui/focus.ts'
import { kilobyteText } from '../ui/format.ts'
import { isPicture } from './chosen-files.ts'

const down = 'M5.5 9.5 12 16l6.5-6.5'

type Props = {
  file: File
  number: number
  count: number
  /** True if the order of the files can be changed. */
  ordered: boolean
  /** True if each file is one page. */
  inPages: boolean
  onMove: (to: number) => void
  onRemove: () => void
  dragged: boolean
  onDrag: (dragging: boolean) => void
  onDropHere: () => void
}

const words = uploadText.several

/** One chosen file: preview, page number, and buttons to move or remove it. */
export function ChosenRow(props: Props) {
  const { file, number, count, ordered, inPages, onMove, onRemove, dragged, onDrag, onDropHere } =
    props
  const row = useRef<HTMLLIElement>(null)
  const preview = usePreview(file)
  const place = words.place({ number, inPages })
  useFocusNext(row)
  return (
    <li
      ref={row}
      draggable={ordered}
      onDragStart={() => onDrag(true)}
      onDragEnd={() => onDrag(false)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onDropHere()
      }}
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 rounded-box border border-line bg-surface p-2 text-start ${
        ordered ? 'cursor-grab' : ''
      } ${dragged ? 'opacity-50' : ''}`}
    >
      <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-small bg-sunken text-muted">
        {preview ? (
          <img src={preview} alt="" draggable={false} className="size-full object-cover" />
        ) : (
          <Icon name="page" />
        )}
      </span>
      <div className="min-w-0 flex-1 basis-32">
        <p className="font-semibold">{place}</p>
        <p className="numbers line-clamp-2 text-small wrap-anywhere text-muted">
          <bdi>{file.name}</bdi> · {text.waiting.size({ kilobytes: kilobyteText(file.size) })}
        </p>
      </div>
      <div className="ms-auto flex">
        {ordered && (
          <>
            <IconButton
              label={words.earlier({ name: file.name, place })}
              disabled={number === 1}
              onClick={() => onMove(number - 2)}
              data-move="earlier"
            >
              <Drawing lines={down} className="rotate-180" />
            </IconButton>
            <IconButton
              label={words.later({ name: file.name, place })}
              disabled={number === count}
              onClick={() => onMove(number)}
              data-move="later"
            >
              <Drawing lines={down} />
            </IconButton>
          </>
        )}
        <IconButton label={words.remove({ name: file.name, place })} onClick={onRemove}>
          <Icon name="close" />
        </IconButton>
      </div>
    </li>
  )
}

/** The longer side of a preview, in device pixels. */
const side = 160

// Previews are created one at a time, because decoding a photo takes about 50 MB.
let last: Promise<unknown> = Promise.resolve()

/** A preview URL of a chosen photo; null until it is ready, and for files that are no photos. */
function usePreview(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!isPicture(file) || typeof createImageBitmap === 'undefined') return
    const gone = new AbortController()
    let made: string | null = null
    last = last.then(async () => {
      const blob = gone.signal.aborted ? null : await shrink(file).catch(() => null)
      if (!blob || gone.signal.aborted) return
      made = URL.createObjectURL(blob)
      setUrl(made)
    })
    return () => {
      gone.abort()
      if (made) URL.revokeObjectURL(made)
    }
  }, [file])
  return url
}

async function shrink(file: File): Promise<Blob | null> {
  const whole = await createImageBitmap(file)
  const scale = Math.min(1, side / Math.max(whole.width, whole.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(whole.width * scale))
  canvas.height = Math.max(1, Math.round(whole.height * scale))
  canvas.getContext('2d')?.drawImage(whole, 0, 0, canvas.width, canvas.height)
  whole.close()
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.8))
}
