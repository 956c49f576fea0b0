import type { Grey } from '@brieflotse/pictures'
import type {
  PDFDocumentProxy,
  PDFPageProxy,
  RenderParameters,
} from 'pdfjs-dist/types/src/display/api.js'
import type { PageViewport } from 'pdfjs-dist/types/src/display/display_utils.js'
import type { ReadPage } from './ocr.ts'
import { pictureWidths } from './pictures.ts'

/** The parts used of the canvas that pdfjs provides. */
type Canvas = {
  width: number
  height: number
  encode(format: 'webp', quality: number): Promise<Buffer>
}
type Context = {
  imageSmoothingQuality: string
  drawImage(from: Canvas, x: number, y: number, width: number, height: number): void
  getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray }
}
type Drawing = { canvas: Canvas; context: Context }
type CanvasFactory = {
  create(width: number, height: number): Drawing
  destroy(drawing: Drawing): void
}

export type Drawn = { picture: Grey; pictures: ReadPage['pictures'] | null }

/** Renders the page; with `keep` also the two colour images shown to users. */
export async function drawPage(
  document: PDFDocumentProxy,
  page: PDFPageProxy,
  viewport: PageViewport,
  keep: boolean,
): Promise<Drawn> {
  const factory = document.canvasFactory as CanvasFactory
  const drawing = factory.create(
    Math.max(1, Math.round(viewport.width)),
    Math.max(1, Math.round(viewport.height)),
  )
  try {
    const { canvas, context } = drawing
    const target = { canvas, canvasContext: context, viewport } as unknown as RenderParameters
    await page.render(target).promise
    const pictures = keep ? await encode(factory, drawing) : null
    return { picture: greyOf(drawing), pictures }
  } finally {
    factory.destroy(drawing)
  }
}

async function encode(factory: CanvasFactory, { canvas }: Drawing) {
  const width = Math.min(pictureWidths.phone, canvas.width)
  const small = factory.create(
    width,
    Math.max(1, Math.round((canvas.height * width) / canvas.width)),
  )
  try {
    small.context.imageSmoothingQuality = 'high'
    small.context.drawImage(canvas, 0, 0, width, small.canvas.height)
    const phone = new Uint8Array(await small.canvas.encode('webp', 70))
    return { phone, zoom: new Uint8Array(await canvas.encode('webp', 60)) }
  } finally {
    factory.destroy(small)
  }
}

const BAND = 256

/** Converts to greyscale (ITU-R BT.601, in 256ths), into shared memory and in bands to limit copying. */
function greyOf({ canvas, context }: Drawing): Grey {
  const { width, height } = canvas
  const data = new Uint8Array(new SharedArrayBuffer(width * height))
  for (let top = 0; top < height; top += BAND) {
    const { data: rgba } = context.getImageData(0, top, width, Math.min(BAND, height - top))
    for (let i = top * width, p = 0; p < rgba.length; i++, p += 4)
      data[i] = (77 * rgba[p]! + 150 * rgba[p + 1]! + 29 * rgba[p + 2]!) >> 8
  }
  return { data, width, height }
}
