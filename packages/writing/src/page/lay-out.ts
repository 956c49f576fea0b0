import type { Measure } from './break-lines.ts'
import { a4, type LayoutProfile } from './layout-profiles.ts'
import { setHead } from './set-head.ts'
import { setText } from './set-text.ts'
import type { LaidOut, Paper, PlacedLine } from './types.ts'

/** Heights of the fold marks of form B and of the punch mark, in millimetres. Source: DIN 5008. */
const marks = [105, 148.5, 210]

/** Lays out a letter on A4 pages. `measure` must use the font of the print. */
export function layOut(paper: Paper, profile: LayoutProfile, measure: Measure): LaidOut {
  const { lines, problems } = setHead(paper, profile, measure)
  const { pages, signature } = setText(paper, lines, measure)
  const numbered = pages.length > 1 ? pages.map(withNumber(pages.length, measure)) : pages
  return { pages: numbered, signature, marks: profile.marks ? marks : [], problems }
}

function withNumber(count: number, measure: Measure) {
  return (lines: PlacedLine[], i: number): PlacedLine[] => {
    const text = `Seite ${i + 1} von ${count}`
    const size = 9
    const x = a4.width - 20 - measure(text, size, false)
    return [...lines, { x, y: 284, text, size, bold: false, role: 'page-number' }]
  }
}
