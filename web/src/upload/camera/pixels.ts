import { AppError, maxUploadBytes } from '@brieflotse/contract'
import type { Colour } from '@brieflotse/pictures'

/** The maximum long side of a shot: 340 dpi for A4, and small enough for the canvas of any phone. */
const workingSide = 4000

/** The pixels of a photo, rotated upright (EXIF). Throws `AppError` if it cannot be decoded. */
export async function pixelsOf(photo: Blob): Promise<Colour> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(
    (cause: unknown) => {
      throw new AppError('file-broken', undefined, { cause })
    },
  )
  const scale = Math.min(1, workingSide / Math.max(bitmap.width, bitmap.height))
  const pixels = draw(bitmap, Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
  bitmap.close()
  return pixels
}

/** The pixels of a canvas source, such as a video frame. */
export function draw(source: CanvasImageSource, width: number, height: number): Colour {
  const context = contextOf(width, height)
  context.drawImage(source, 0, 0, width, height)
  return { data: context.getImageData(0, 0, width, height).data, width, height }
}

/** A reduced image of the shot for display. */
export function previewOf(shot: Colour, side: number): Promise<ImageBitmap> {
  const scale = Math.min(1, side / Math.max(shot.width, shot.height))
  return createImageBitmap(new ImageData(shot.data, shot.width, shot.height), {
    resizeWidth: Math.round(shot.width * scale),
    resizeHeight: Math.round(shot.height * scale),
    resizeQuality: 'medium',
  })
}

/** A JPEG within the upload limit: in good quality, or in a lower one if it would be too large. */
export async function jpegOf(page: Colour): Promise<ArrayBuffer> {
  const context = contextOf(page.width, page.height)
  context.putImageData(new ImageData(page.data, page.width, page.height), 0, 0)
  for (const quality of [0.88, 0.75, 0.5]) {
    const jpeg = await new Promise<Blob | null>((done) =>
      context.canvas.toBlob(done, 'image/jpeg', quality),
    )
    if (jpeg && jpeg.size <= maxUploadBytes) return jpeg.arrayBuffer()
  }
  throw new AppError('file-too-large')
}

function contextOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  return context
}
