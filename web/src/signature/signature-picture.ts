import { AppError } from '@brieflotse/contract'
import { type Grey, signatureOn } from '@brieflotse/pictures'
import { drawStrokes, fieldShape, type Stroke } from './strokes.ts'

/** In pixels: the longest side of a photo while it is processed, and the width of a drawing. */
const [workingSide, drawnWidth] = [1600, 1300]

/** Renders strokes as the image to print. Throws `signature-invalid` if there is hardly any ink. */
export function pictureOfStrokes(strokes: Stroke[]): Promise<ArrayBuffer> {
  const canvas = canvasOf(drawnWidth, Math.round(drawnWidth / fieldShape))
  const pen = contextOf(canvas)
  drawStrokes(pen, strokes, drawnWidth)
  return cleaned(canvas)
}

/** Converts a photo or scan into the image to print. Throws `signature-invalid`. */
export async function pictureOfFile(file: File): Promise<ArrayBuffer> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    (cause: unknown) => {
      throw new AppError('signature-invalid', undefined, { cause })
    },
  )
  const scale = Math.min(1, workingSide / Math.max(bitmap.width, bitmap.height))
  const canvas = canvasOf(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
  const pen = contextOf(canvas)
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return cleaned(canvas)
}

async function cleaned(canvas: HTMLCanvasElement): Promise<ArrayBuffer> {
  const { data, width, height } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height)
  const signature = signatureOn({ data: greyOf(data), width, height })
  if (!signature) throw new AppError('signature-invalid')
  const out = canvasOf(signature.width, signature.height)
  contextOf(out).putImageData(inColours(signature), 0, 0)
  const png = await new Promise<Blob | null>((done) => out.toBlob(done, 'image/png'))
  if (!png) throw new AppError('signature-invalid')
  return png.arrayBuffer()
}

function greyOf(rgba: Uint8ClampedArray): Uint8Array {
  const grey = new Uint8Array(rgba.length / 4)
  for (let i = 0, p = 0; i < grey.length; i++, p += 4)
    grey[i] = (77 * rgba[p]! + 150 * rgba[p + 1]! + 29 * rgba[p + 2]!) >> 8
  return grey
}

function inColours({ data, width, height }: Grey): ImageData {
  const image = new ImageData(width, height)
  for (const [i, value] of data.entries()) image.data.set([value, value, value, 255], 4 * i)
  return image
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new AppError('unexpected')
  return context
}
