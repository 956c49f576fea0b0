import { useEffect, useState } from 'react'
import { isPicture } from './chosen-files.ts'

/** The longer side of a preview, in device pixels. */
const side = 160

// Previews are created one at a time, because decoding a photo takes about 50 MB.
let last: Promise<unknown> = Promise.resolve()

/** A preview URL of a chosen photo; null until it is ready, and for files that are no photos. */
export function usePreview(file: File): string | null {
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
