import type { LetterProblem } from '@brieflotse/contract'
import type { LayoutProfile, PageArea } from '@brieflotse/writing'
import type { PDFPageProxy, TextItem } from 'pdfjs-dist/types/src/display/api.js'
import { problems } from './problems.ts'

const mmPerPoint = 25.4 / 72
/** How far text reaches above and below its baseline, as fractions of the font size. */
const [ascent, descent] = [0.95, 0.25]
/** A tolerance for rounding, in millimetres. */
const tolerance = 0.3

export type TextLine = PageArea & { text: string; baseline: number }

/** The text runs of a page, in millimetres from the top left. */
export async function textLinesOf(page: PDFPageProxy): Promise<TextLine[]> {
  const [left, , , top] = page.view as [number, number, number, number]
  const { items } = await page.getTextContent()
  return items
    .filter((item): item is TextItem => 'str' in item && item.str.trim() !== '')
    .map(({ str, transform, width }) => {
      const size = Math.hypot(transform[2] as number, transform[3] as number) * mmPerPoint
      const baseline = (top - (transform[5] as number)) * mmPerPoint
      const box = { x: ((transform[4] as number) - left) * mmPerPoint, width: width * mmPerPoint }
      const height = size * (ascent + descent)
      return { text: str, baseline, ...box, y: baseline - size * ascent, height }
    })
}

/** The lines that the envelope's window shows below the return address, from top to bottom. */
export function recipientOf(lines: TextLine[], { window, returnLine }: LayoutProfile): TextLine[] {
  return lines
    .filter((line) => touches(window, line) && !(returnLine && holds(returnLine, line)))
    .sort((a, b) => a.baseline - b.baseline || a.x - b.x)
}

/** Compares the address in the window with `wanted`. Different line breaks do not matter. */
export function judgeRecipient(
  lines: TextLine[],
  wanted: string[],
  { address }: LayoutProfile,
): LetterProblem[] {
  if (wanted.length === 0) return [problems.noRecipient]
  const texts = lines.map(({ text }) => text)
  if (bare(texts) !== bare(wanted))
    return [texts.length === 0 ? problems.outside : problems.otherText]
  if (!lines.every((line) => holds(address, line)) || lines.length > mostLines)
    return [problems.outside]
  return hasPostcode(texts) ? [] : [problems.noPostcode]
}

const mostLines = 6

/** Whether a line has a German postcode and town, or the last line is a country in capitals and another postcode stands above it. */
function hasPostcode(lines: string[]): boolean {
  const below = lines.slice(1)
  if (below.some((line) => /^\d{5} \S/u.test(line))) return true
  const country = below.at(-1) ?? ''
  const isAbroad = /^[\p{Lu} ]{3,}$/u.test(country)
  return isAbroad && below.some((line) => /^(?=.*\d)[\p{Lu}\d-]{3,9} \S/u.test(line))
}

const bare = (lines: string[]) => lines.join('').normalize('NFC').replace(/\s+/gu, '')

function holds(zone: PageArea, { x, y, width, height }: PageArea): boolean {
  return (
    x >= zone.x - tolerance &&
    y >= zone.y - tolerance &&
    x + width <= zone.x + zone.width + tolerance &&
    y + height <= zone.y + zone.height + tolerance
  )
}

function touches(zone: PageArea, { x, y, width, height }: PageArea): boolean {
  return (
    x < zone.x + zone.width && x + width > zone.x && y < zone.y + zone.height && y + height > zone.y
  )
}
