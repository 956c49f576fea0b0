import { useEffect, useState } from 'react'
import { isPicture } from './chosen-files.ts'

/** Device pixels of a preview's longer side. */
const side = 160

// One photo at a time: each takes some fifty megabytes while it is opened.
let last: Promise<unknown> = Promise.resolve()

/** A small picture of a chosen photo, as an address; null until it is there, and for what is no photo. */
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
