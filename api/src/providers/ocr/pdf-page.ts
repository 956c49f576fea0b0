import type { Word } from '@brieflotse/reading'
import type { Grey } from '@brieflotse/pictures'
import type { PDFDocumentProxy, PDFPageProxy, TextItem } from 'pdfjs-dist/types/src/display/api.js'
import { annotationText } from './annotation-text.ts'
import { inkUnderWords, isPrinted } from './ink.ts'
import { ocrLimits } from './limits.ts'
import type { PdfPage } from './messages.ts'
import { codesOn } from './page-codes.ts'
import { type Marks, marksOf } from './page-marks.ts'
import { pdfjs } from './pdf-document.ts'
import { type Drawn, drawPage } from './pdf-draw.ts'
import { scanOn, turnShared, unpackedOn } from './pdf-scan.ts'
import { quartersToTurn, pdfWordsOf } from './pdf-words.ts'
import { pictureWidths } from './pictures.ts'
import { UnreadableFile } from './refusal.ts'
import type { PaperSize } from './straighten.ts'
import { judgeText } from './text-layer.ts'

const MM_PER_POINT = 25.4 / 72
const POINTS_PER_INCH = 72

/** The orientation and scale of a page: `rotation` in degrees on top of the PDF's own, `scale` in millimetres per point. */
type Pose = { rotation: number; scale: number; paper: PaperSize; widthInPoints: number }

/** Reads a page from its text layer if that is trustworthy, else renders it at 300 dpi for OCR. */
export async function readPdfPage(document: PDFDocumentProxy, number: number): Promise<PdfPage> {
  const page = await document.getPage(number)
  try {
    const content = await page.getTextContent()
    const items = content.items.filter((item): item is TextItem => 'str' in item)
    const pose = poseOf(page, quartersToTurn(items, page.getViewport({ scale: 1 })))
    const { OPS } = await pdfjs
    const area = (page.view[2]! - page.view[0]!) * (page.view[3]! - page.view[1]!)
    const steps = await page.getOperatorList()
    const drawn = [...items, ...annotationText(steps, OPS)]
    const words = pdfWordsOf(drawn, viewport(page, pose, 1), pose.scale, number)
    const marks = marksOf(steps, OPS, area)
    if (
      steps.fnArray.length > ocrLimits.pageSteps ||
      marks.shown + marks.hidden > ocrLimits.pageLetters
    )
      throw new UnreadableFile(
        'file-too-heavy',
        `${steps.fnArray.length} drawing steps on one page`,
      )
    const read = await trusted(document, page, pose, words, marks)
    if (!read) {
      const scan = await forReading(document, page, pose, marks)
      const broken = marks.pictures.filter(({ id }) => unpackedOn(page, id) === null)
      if (broken.length > 0 && marks.shown === 0)
        throw new UnreadableFile('file-broken', 'a picture that cannot be unpacked')
      const empty = marks.shown === 0 && marks.pictures.length === 0 && !marks.other
      if (empty && holdsHugePicture(await document.getData()))
        throw new UnreadableFile('image-too-large', 'a picture that was left out')
      if (!empty) return { kind: 'drawn', ...scan, empty }
      const isScripted = (await document.hasJSActions()) || (await page.getJSActions()) !== null
      return { kind: 'drawn', ...scan, empty: isScripted ? 'script' : 'damaged' }
    }
    const size = { number, ...pose.paper }
    const { picture, pictures } = read.drawn
    return {
      kind: 'read',
      page: {
        size,
        words: read.words,
        codes: await codesOn(picture, pose.paper, number),
        source: 'text-layer',
        pictures: pictures!,
      },
    }
  } finally {
    page.cleanup()
  }
}

async function trusted(
  document: PDFDocumentProxy,
  page: PDFPageProxy,
  pose: Pose,
  words: Word[],
  marks: Marks,
): Promise<{ words: Word[]; drawn: Drawn } | null> {
  if (!judgeText(words.map(({ text }) => text)).sound) return null
  if (marks.hidden > marks.shown) return null
  const shown = viewport(page, pose, pictureWidths.zoom / pose.widthInPoints)
  const drawn = await drawPage(document, page, shown, true)
  const pxPerMm = drawn.picture.width / pose.paper.width
  const printed = words.filter((word) => isPrinted(word, drawn.picture, pxPerMm))
  if (printed.length < words.length * 0.7) return null
  if (inkUnderWords(printed, drawn.picture, pxPerMm) < 0.25) return null
  return { words: printed, drawn }
}

async function forReading(
  document: PDFDocumentProxy,
  page: PDFPageProxy,
  pose: Pose,
  marks: Marks,
): Promise<{ picture: Grey; paper: PaperSize }> {
  const { paper, rotation } = pose
  const shown = viewport(page, pose, (300 / POINTS_PER_INCH) * (pose.scale / MM_PER_POINT))
  const scan = scanOn(page, marks, rotation % 180 === 0 ? shown.width : shown.height)
  if (scan) return { picture: turnShared(scan, rotation / 90), paper }
  return { picture: (await drawPage(document, page, shown, false)).picture, paper }
}

/** The wanted scale, or a smaller one if the page would become too large. */
function viewport(page: PDFPageProxy, { rotation }: Pose, scale: number) {
  const { width, height } = page.getViewport({ scale: 1, rotation })
  const most = Math.sqrt(ocrLimits.pagePixels / (width * height))
  const side = ocrLimits.pageSide / Math.max(width, height)
  return page.getViewport({ scale: scale === 1 ? 1 : Math.min(scale, most, side), rotation })
}

/** Some programs use one point for each pixel, so a page of an impossible size counts as A4. */
function poseOf(page: PDFPageProxy, quarters: number): Pose {
  const rotation = (page.rotate + quarters * 90) % 360
  const { width, height } = page.getViewport({ scale: 1, rotation })
  const long = Math.max(width, height) * MM_PER_POINT
  const scale = long > 140 && long < 450 ? MM_PER_POINT : 297 / Math.max(width, height)
  const paper = { width: width * scale, height: height * scale }
  return { rotation, scale, paper, widthInPoints: width }
}

const image = /\/Subtype\s{0,9}\/Image\b/g
/** How many characters before and after a match are searched for the other entries of its object. */
const around = 1000

/**
 * Whether a PDF contains a picture with more pixels than are unpacked. pdfjs leaves such a picture out silently. Dictionaries of
 * pictures are always readable in the file: a stream is never inside another object, and encryption leaves numbers unchanged.
 * Source: ISO 32000-1, 7.5.7.
 */
function holdsHugePicture(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  for (const { index } of text.matchAll(image)) {
    const before = text.slice(Math.max(0, index - around), index)
    const behind = text.slice(index, index + around)
    const entries = `${before.slice(before.lastIndexOf(' obj') + 1)}${behind.split('stream', 1)[0]}`
    if (sideIn(entries, 'Width') * sideIn(entries, 'Height') > ocrLimits.pdfImagePixels) return true
  }
  return false
}

const sideIn = (entries: string, name: string) =>
  Number(new RegExp(`/${name}\\s{0,9}(\\d{1,9})`).exec(entries)?.[1] ?? 0)
