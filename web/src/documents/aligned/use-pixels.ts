import { useEffect, useState } from 'react'
import type { Pixels } from './paper.ts'

/** The width of the reduced page image, in pixels, from which the paper colour is taken. */
const wide = 320

/** The pixels of a reduced image; null until they are loaded, and if the browser does not provide them. */
export function usePixels(url: string | null): Pixels | null {
  const [pixels, setPixels] = useState<Pixels | null>(null)
  useEffect(() => {
    if (!url) return
    let gone = false
    const image = new Image()
    image.addEventListener('load', () => {
      if (!gone) setPixels(pixelsOf(image))
    })
    image.src = url
    return () => {
      gone = true
      setPixels(null)
    }
  }, [url])
  return pixels
}

function pixelsOf(image: HTMLImageElement): Pixels | null {
  const width = wide
  const height = Math.round((image.naturalHeight / image.naturalWidth) * wide)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context || !height) return null
  context.drawImage(image, 0, 0, width, height)
  return context.getImageData(0, 0, width, height)
}
