import { useEffect, useState } from 'react'
import type { Pixels } from './paper.ts'

/** So wide is a page looked at for the colour of its paper, in pixels. */
const wide = 320

/** The pixels of a picture, small; null until they are there, and where a browser does not give them. */
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
