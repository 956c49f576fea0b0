import { partsOfText } from '../letter-text.ts'
import { breakLines, type Measure } from './break-lines.ts'
import type { LaidOut, Paper, PlacedLine } from './types.ts'

const bodySize = 11
/** Distance of baselines in the text, in millimetres. */
const leading = 5
const left = 25
const textWidth = 165
const firstLine = 103
const nextPageTop = 30
const bottom = 270

/** Lays out subject and text below `head`, on as many pages as needed. */
export function setText(
  paper: Paper,
  head: PlacedLine[],
  measure: Measure,
): Pick<LaidOut, 'pages' | 'signature'> {
  return paginate(flowOf(paper, measure), head)
}

/** A line of text. `gap`: blank lines above it; `keep`: never separated from the next line by a page break. */
type Flowing = {
  text: string
  bold: boolean
  gap: number
  keep: boolean
  role: 'subject' | 'body' | 'enclosures'
  signs?: boolean
}

/** Closing formulas of letters, including those that users write themselves. */
const greeting =
  /^(?:Mit (?:freundlich|best|herzlich|lieb|viel)\p{L}* Gr(?:ü|ue)(?:ß|ss)\p{L}*|(?:Freundlich|Best|Viel|Lieb|Herzlich|Schön)\p{L}* Gr(?:ü|ue)(?:ß|ss)\p{L}*|Hochachtungsvoll|MfG)(?!\p{L})/iu

/**
 * Splits the closing formula off as a paragraph of its own and finds the paragraph below it, above which the signature goes. Without a
 * closing formula the signature goes above the last paragraph.
 */
function signedParts(body: string[]): { parts: string[]; signer: number } {
  const at = body.findLastIndex((part) => part.split('\n').some((line) => greeting.test(line)))
  if (at < 0) return { parts: body, signer: body.length > 2 ? body.length - 1 : -1 }
  const lines = body[at]!.split('\n')
  const line = lines.findIndex((one) => greeting.test(one))
  const joined = (some: string[]) => (some.length > 0 ? [some.join('\n')] : [])
  const above = [...body.slice(0, at), ...joined(lines.slice(0, line)), lines[line]!]
  const below = [...joined(lines.slice(line + 1)), ...body.slice(at + 1)]
  // the signature stays even if the user has deleted the name
  return { parts: [...above, ...(below.length > 0 ? below : [''])], signer: above.length }
}

function flowOf({ text, signature, enclosures = [] }: Paper, measure: Measure): Flowing[] {
  const { subject, body } = partsOfText(text)
  const { parts, signer } = signedParts(body)
  const set = (part: string, bold: boolean) =>
    breakLines(part, textWidth, (words) => measure(words, bodySize, bold))
  const flow: Flowing[] = set(subject, true).map((line) => ({
    text: line,
    bold: true,
    gap: 0,
    keep: true,
    role: 'subject',
  }))
  const signedLines = signature ? Math.ceil(signature.height / leading) + 1 : 4
  parts.forEach((part, i) => {
    const gap = i === 0 ? 2 : i === signer ? signedLines : 1
    set(part, false).forEach((line, j) => {
      flow.push({
        text: line,
        bold: false,
        gap: j === 0 ? gap : 0,
        // closing, signature and name stay on one page
        keep: i === signer - 1 || i === 0,
        role: 'body',
        signs: i === signer && j === 0,
      })
    })
  })
  const heading = enclosures.length === 1 ? 'Anlage' : 'Anlagen'
  const listed = enclosures.length > 0 ? [heading, ...enclosures] : []
  listed.forEach((line, i) => {
    for (const [j, part] of set(line, i === 0).entries()) {
      const gap = i === 0 && j === 0 ? 2 : 0
      flow.push({ text: part, bold: i === 0, gap, keep: i === 0, role: 'enclosures' })
    }
  })
  return flow
}

function paginate(flow: Flowing[], head: PlacedLine[]): Pick<LaidOut, 'pages' | 'signature'> {
  const pages: PlacedLine[][] = [[...head]]
  let signature: LaidOut['signature'] = null
  let y = firstLine
  flow.forEach(({ text, bold, gap, role, signs }, i) => {
    if (i > 0) y += leading * (gap + 1)
    if (y + heightOfKept(flow, i) > bottom) {
      pages.push([])
      y = nextPageTop
    }
    if (signs) {
      const height = leading * gap
      signature = { page: pages.length, x: left, y: y - height - leading + 1.5, width: 50, height }
    }
    if (text !== '') pages.at(-1)!.push({ x: left, y, text, size: bodySize, bold, role })
  })
  return { pages, signature }
}

/** Height from this line to the last of the lines that must stay with it. */
function heightOfKept(flow: Flowing[], i: number): number {
  let height = 0
  for (let next = i + 1; next < flow.length && flow[next - 1]!.keep; next += 1) {
    height += leading * (flow[next]!.gap + 1)
  }
  return height
}
