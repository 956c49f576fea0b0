import { partsOfText } from '../letter-text.ts'
import { breakLines, type Measure } from './break-lines.ts'
import type { LaidOut, Paper, PlacedLine } from './types.ts'

const bodySize = 11
/** Baseline to baseline of the text, in millimetres. */
const leading = 5
const left = 25
const textWidth = 165
const firstLine = 103
const nextPageTop = 30
const bottom = 270

/** Sets subject and text below `head`, on as many pages as they need. */
export function setText(
  paper: Paper,
  head: PlacedLine[],
  measure: Measure,
): Pick<LaidOut, 'pages' | 'signature'> {
  return paginate(flowOf(paper, measure), head)
}

/** A line of the running text; `gap` lines are left free above it, `keep` binds it to the next line. */
type Flowing = {
  text: string
  bold: boolean
  gap: number
  keep: boolean
  role: 'subject' | 'body' | 'enclosures'
  signs?: boolean
}

function flowOf({ text, signature, enclosures = [] }: Paper, measure: Measure): Flowing[] {
  const { subject, body } = partsOfText(text)
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
  body.forEach((part, i) => {
    // the closing, the signature and the name stay together
    const isSigner = i === body.length - 1 && body.length > 2
    const isClosing = i === body.length - 2 && body.length > 2
    const gap = i === 0 ? 2 : isSigner ? signedLines : 1
    set(part, false).forEach((line, j) => {
      const keep = isClosing || i === 0
      flow.push({
        text: line,
        bold: false,
        gap: j === 0 ? gap : 0,
        keep,
        role: 'body',
        signs: isSigner && j === 0,
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
    pages.at(-1)!.push({ x: left, y, text, size: bodySize, bold, role })
  })
  return { pages, signature }
}

/** How far below this line the last of those that must stay with it stands. */
function heightOfKept(flow: Flowing[], i: number): number {
  let height = 0
  for (let next = i + 1; next < flow.length && flow[next - 1]!.keep; next += 1) {
    height += leading * (flow[next]!.gap + 1)
  }
  return height
}
