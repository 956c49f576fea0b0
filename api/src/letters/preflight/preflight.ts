import type { LetterProblem } from '@brieflotse/contract'
import { a4, type LayoutProfile, type PageArea } from '@brieflotse/writing'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js'
import { drawPage } from '../../providers/ocr/pdf-draw.ts'
import { fontsOf, natureOf, openFinished } from './finished-pdf.ts'
import { isPrintedOn } from './ink.ts'
import { charactersProblem, fontProblem, pagesProblem, problems, sizeProblem } from './problems.ts'
import { judgeRecipient, textLinesOf, recipientOf } from './window.ts'

/** A print shop's limits for one letter. */
export type PressLimits = { pages: number; bytes: number }

type Question = {
  bytes: Uint8Array
  /** The address expected in the envelope's window; empty if there is none. */
  recipient: string[]
  profile: LayoutProfile
  limits: PressLimits
}

/** `recipient`: the lines that the window shows. */
export type Checked = { pages: number; recipient: string[]; problems: LetterProblem[] }

const mmPerPoint = 25.4 / 72
/** Pixels per millimetre: the first page, with the window, and the other pages. */
const [closely, roughly] = [6, 3]
/** Further pages are not checked; no letter is that long. */
const mostDrawn = 60

/** Checks a finished PDF as a print shop would and lists what prevents posting. */
export async function preflight(question: Question): Promise<Checked> {
  const { bytes, profile, limits } = question
  const document = await openFinished(bytes)
  if (!document) return { pages: 0, recipient: [], problems: [problems.encrypted] }
  try {
    const found: LetterProblem[] = []
    const { encrypted, form } = await natureOf(document)
    if (encrypted) found.push(problems.encrypted)
    if (form) found.push(problems.formFields)
    const pages = document.numPages
    if (pages > limits.pages) found.push(pagesProblem(pages, limits.pages))
    if (bytes.length > limits.bytes) found.push(sizeProblem(bytes.length, limits.bytes))
    let recipient: string[] = []
    const fonts = new Set<string>()
    let unprintable = 0
    for (let number = 1; number <= Math.min(pages, mostDrawn); number++) {
      const page = await document.getPage(number)
      const used = await fontsOf(page)
      used.missing.forEach((font) => fonts.add(font))
      unprintable += used.unprintable
      found.push(...(await judgeSheet(document, page, profile)))
      if (number === 1) {
        const lines = recipientOf(await textLinesOf(page), profile)
        recipient = lines.map(({ text }) => text)
        found.push(...judgeRecipient(lines, question.recipient, profile))
      }
      page.cleanup()
    }
    if (fonts.size > 0) found.push(fontProblem([...fonts]))
    if (unprintable > 0) found.push(charactersProblem([]))
    return { pages, recipient, problems: distinct(found) }
  } finally {
    await document.loadingTask.destroy()
  }
}

/** Checks the size of a page, and on its picture that the reserved zones are white. */
async function judgeSheet(
  document: PDFDocumentProxy,
  page: PDFPageProxy,
  profile: LayoutProfile,
): Promise<LetterProblem[]> {
  const { width, height } = page.getViewport({ scale: mmPerPoint })
  if (Math.abs(width - a4.width) > 1 || Math.abs(height - a4.height) > 1) return [problems.notA4]
  const isFirst = page.pageNumber === 1
  const pxPerMm = isFirst ? closely : roughly
  const viewport = page.getViewport({ scale: pxPerMm * mmPerPoint })
  const { picture } = await drawPage(document, page, viewport, false)
  const isPrinted = (zone: PageArea, but: PageArea[] = []) =>
    isPrintedOn(picture, pxPerMm, zone, but)
  const found: LetterProblem[] = []
  if (edgesOf(profile).some((edge) => isPrinted(edge))) found.push(problems.edge)
  if (!isFirst) return found
  const { window, address, returnLine, keepFree } = profile
  const shown = returnLine ? [address, returnLine] : [address]
  if (keepFree.some((zone) => isPrinted(zone)) || isPrinted(window, shown))
    found.push(problems.zone)
  return found
}

function edgesOf({ edges }: LayoutProfile): PageArea[] {
  const { left, top, right, bottom } = edges
  return [
    { x: 0, y: 0, width: left, height: a4.height },
    { x: a4.width - right, y: 0, width: right, height: a4.height },
    { x: 0, y: 0, width: a4.width, height: top },
    { x: 0, y: a4.height - bottom, width: a4.width, height: bottom },
  ]
}

/** Removes repeated messages, which come from several pages. */
export function distinct(found: LetterProblem[]): LetterProblem[] {
  const seen = found.map(({ said }) => JSON.stringify(said))
  return found.filter((_, i) => seen.indexOf(seen[i]!) === i)
}
