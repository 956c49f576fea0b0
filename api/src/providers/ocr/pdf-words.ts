import type { Box, Word } from '@brieflotse/reading'
import type { PageViewport } from 'pdfjs-dist/types/src/display/display_utils.js'

/** How far ascenders and descenders reach from the baseline, in font sizes. */
const ABOVE = 0.75
const BELOW = 0.22

/** The used fields of a pdfjs text item: `transform` includes the font size, `width` is in points. */
export type TextPiece = { str: string; transform: number[]; width: number }

/** A run of text on the page: the start of its baseline and its direction, in points from the top left. */
type Run = { text: string; x: number; y: number; angle: number; size: number; length: number }

/** A word under construction; `open` while the next run may continue it. */
type Part = { text: string; x: number; end: number; y: number; size: number; open: boolean }

/** The quarters by which the page must be turned clockwise so that most text runs from left to right. */
export function quartersToTurn(items: TextPiece[], viewport: PageViewport): number {
  const letters = [0, 0, 0, 0]
  for (const { text, angle } of runsOf(items, viewport))
    letters[(4 - Math.round(angle / (Math.PI / 2))) % 4]! += text.trim().length
  return letters.indexOf(Math.max(...letters))
}

/** The words of a text layer with boxes in millimetres (`scale` is mm per point). Slanted and vertical text is left out. */
export function pdfWordsOf(
  items: TextPiece[],
  viewport: PageViewport,
  scale: number,
  page: number,
): Word[] {
  const parts: Part[] = []
  for (const run of runsOf(items, viewport)) {
    if (Math.abs(Math.sin(run.angle)) > 0.17 || Math.cos(run.angle) < 0 || run.size < 2) continue
    for (const part of splitRun(run)) {
      const last = parts.at(-1)
      if (last && goesOn(last, part)) Object.assign(last, joined(last, part))
      else parts.push(part)
    }
    // A run that ends in a space ends its word.
    const last = parts.at(-1)
    if (last) last.open &&= !/\s$/.test(run.text)
  }
  const words = parts
    .filter(({ text }) => text.trim())
    .map(({ text, x, end, y, size }): Word => {
      const box = { x, y: y - size * ABOVE, width: end - x, height: size * (ABOVE + BELOW) }
      return { text, page, box: scaled(box, scale), confidence: 1 }
    })
  return withoutTwins(words.filter(({ box }) => isOnPage(box, viewport, scale)))
}

function runsOf(items: TextPiece[], viewport: PageViewport): Run[] {
  const [a, b, c, d, e, f] = viewport.transform as [number, number, number, number, number, number]
  return items
    .filter(({ str }) => str.length > 0)
    .map(({ str, transform, width }) => {
      const [ta, tb, tc, td, te, tf] = transform as [number, number, number, number, number, number]
      const forward = [a * ta + c * tb, b * ta + d * tb] as const
      return {
        text: cleaned(str),
        x: a * te + c * tf + e,
        y: b * te + d * tf + f,
        angle: (Math.atan2(forward[1], forward[0]) + 2 * Math.PI) % (2 * Math.PI),
        size: Math.hypot(a * tc + c * td, b * tc + d * td),
        length: width * viewport.scale,
      }
    })
}

function cleaned(text: string): string {
  return text
    .replace(/[\u200B-\u200F\u2060\uFEFF]/g, '')
    .replace(/\u00AD/g, '-')
    .normalize('NFC')
}

/** The text layer has only the length of the whole run, so it is divided among the words by typical character widths. */
function splitRun(run: Run): Part[] {
  const weights = [...run.text].map(weightOf)
  const unit =
    run.length /
    Math.max(
      0.1,
      weights.reduce((sum, w) => sum + w, 0),
    )
  const parts: Part[] = []
  let x = run.x
  let part: Part | null = null
  for (const [i, letter] of [...run.text].entries()) {
    const end = x + weights[i]! * unit
    if (/\s/.test(letter)) part = null
    else if (part) Object.assign(part, { text: part.text + letter, end })
    else parts.push((part = { text: letter, x, end, y: run.y, size: run.size, open: true }))
    x = end
  }
  for (const earlier of parts.slice(0, -1)) earlier.open = false
  if (/^\s/.test(run.text) && parts[0]) parts.unshift({ ...parts[0], text: '', end: parts[0].x })
  return parts
}

function weightOf(letter: string): number {
  if (/[iljIft.,:;'’|!()[\]\s\-/·]/.test(letter)) return 0.55
  if (/[mwMWÖ@%—]/.test(letter)) return 1.5
  return /\p{Lu}/u.test(letter) ? 1.25 : 1
}

/** Kerning splits words into runs. They belong together if they touch, share a line and have about the same size. */
function goesOn(last: Part, next: Part): boolean {
  const gap = next.x - last.end
  return (
    last.open &&
    next.text !== '' &&
    Math.abs(next.y - last.y) < 0.1 * last.size &&
    gap < 0.12 * last.size &&
    gap > -0.3 * last.size &&
    next.size < 1.6 * last.size &&
    last.size < 1.6 * next.size
  )
}

function joined(last: Part, next: Part): Partial<Part> {
  return { text: last.text + next.text, end: next.end, open: next.open }
}

function scaled({ x, y, width, height }: Box, k: number): Box {
  return { x: x * k, y: y * k, width: width * k, height: height * k }
}

function isOnPage({ x, y, width, height }: Box, viewport: PageViewport, scale: number): boolean {
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  return (
    middleX > 0 &&
    middleY > 0 &&
    middleX < viewport.width * scale &&
    middleY < viewport.height * scale
  )
}

/** Some programs make bold text by printing it twice. */
function withoutTwins(words: Word[]): Word[] {
  const seen = new Set<string>()
  return words.filter(({ text, box }) => {
    const at = (dx: number) => `${text}@${Math.round(box.x + dx)},${Math.round(box.y)}`
    if (seen.has(at(0))) return false
    for (const dx of [-0.5, 0, 0.5]) seen.add(at(dx))
    return true
  })
}
