import { emptyPassage, append, joinLine, passageOf } from './passage.ts'
import type { SetLine } from './lines.ts'
import { startOf } from './bullets.ts'
import type { Run } from './rows.ts'
import type { Block, Passage } from './types.ts'

/** A line of the body that will become part of a block. `index` is its index in the letter's lines. */
export type BodyLine = SetLine & { index: number }

type Frame = { left: number; right: number; leading: number; size: number }

const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]

/** Margins and line spacing (relative to the type size) of running text. Table rows are further apart. */
export function marginsOf(lines: { run: Run; parts?: Run[] }[]): Frame {
  const gaps = lines.flatMap(({ run, parts }, i) => {
    const before = lines[i - 1]
    if (!before || (parts?.length ?? 1) > 1 || (before.parts?.length ?? 1) > 1) return []
    const gap = (run.y - before.run.y) / Math.max(run.size, 0.1)
    return gap > 0.9 && gap < 2 ? [gap] : []
  })
  const lefts = lines.filter(({ run }) => run.marks.length > 4).map(({ run }) => run.x0)
  return {
    left: quantile(lefts, 0.5) ?? lines[0]?.run.x0 ?? 0,
    right:
      quantile(
        lines.map(({ run }) => run.x1),
        0.93,
      ) ?? 0,
    leading: quantile(gaps, 0.3) ?? 1.25,
    size:
      quantile(
        lines.map(({ run }) => run.size),
        0.5,
      ) ?? 3.5,
  }
}

function passageWithoutBullet(line: BodyLine): Passage {
  return startOf(line.run).bullet ? passageOf(line.run.marks.slice(1)) : passageOf(line.run.marks)
}

/** Whether the first word of the next line would have fitted on this one, so that the line was broken on purpose. */
function isBrokenOnPurpose(upper: Run, lower: Run, right: number): boolean {
  const word = lower.marks[0]
  return !!word && upper.x1 + 0.6 * upper.char + (word.x1 - word.x0) < right - 1.4 * upper.char
}

/** Right margin around line `at`: smaller than the page's if several consecutive lines end together. */
function localRight(lines: BodyLine[], at: number, frame: Frame): number {
  const rights: number[] = []
  for (let i = Math.max(0, at - 3); i <= at + 3; i++) {
    const [line, mine] = [lines[i], lines[at]]
    if (line && mine && Math.abs(line.run.x0 - mine.run.x0) < 1.5) rights.push(line.run.x1)
  }
  rights.sort((a, b) => b - a)
  const [widest = frame.right, , third = 0] = rights
  return widest < frame.right - 8 && widest - third < 8 && rights.length > 3 ? widest : frame.right
}

/** A line in capitals only, such as headings of old forms. */
const isShouted = ({ line }: BodyLine) => {
  const letters = line.text.replace(/[^\p{L}]/gu, '')
  return letters.length > 11 && letters === letters.toUpperCase()
}

function beginsBlock(lines: BodyLine[], at: number, frame: Frame): boolean {
  const [upper, lower] = [lines[at - 1], lines[at]]
  if (!upper || !lower) return true
  if (upper.line.page !== lower.line.page) return true
  if (upper.parts.length > 1 || lower.parts.length > 1) return true
  if (startOf(lower.run).item) return true
  const size = Math.min(upper.run.size, lower.run.size)
  const gap = lower.run.y - upper.run.y
  if (gap > (1.28 * frame.leading + 0.06) * size || gap < 0) return true
  if (Math.max(upper.run.size, lower.run.size) > 1.22 * size) return true
  if (/\p{L}[-‐¬]$/u.test(upper.line.text)) return false
  // In German, a line that begins in lower case continues a sentence, except in lists without bullets.
  const begun = startOf(upper.run)
  const sameLeft = Math.abs(lower.run.x0 - begun.textLeft) < 1.5
  const isText = begun.item || upper.run.x0 < frame.left + 2.5
  const open = /[\p{L}\p{N},]$/u.test(upper.line.text) && /^\p{Ll}{2}/u.test(lower.line.text)
  if (sameLeft && isText && open) return false
  if (/_{3}$/.test(upper.line.text) || isShouted(upper) !== isShouted(lower)) return true
  if (lower.run.x0 < begun.textLeft - 2.5 && upper.run.x0 > frame.left + 2.5) return true
  return isBrokenOnPurpose(upper.run, lower.run, localRight(lines, at - 1, frame))
}

/** Whether a line continues a table cell over several lines: closer than rows are, with text in some columns only. */
function continuesRow(
  upper: BodyLine[],
  lower: BodyLine,
  next: BodyLine | undefined,
  frame: Frame,
): boolean {
  const [first, last] = [upper[0], upper.at(-1)]
  if (!first || !last || first.parts.length < 2 || lower.line.page !== last.line.page) return false
  const gap = lower.run.y - last.run.y
  if (gap > 1.38 * Math.min(lower.run.size, frame.size) || gap < 0.5) return false
  if (lower.parts.length >= first.parts.length) return false
  const tail = lower.parts.at(-1)?.marks.slice(-2) ?? []
  if (tail.some(({ text }) => /^[−—–-]?[\d.]*\d[.,]\d\d$/.test(text))) return false
  const after = next ? next.run.y - lower.run.y : Infinity
  const under = lower.parts.every((part) =>
    first.parts.some((cell) => Math.abs(cell.x0 - part.x0) < 1.2),
  )
  // Text only below a later column, with an empty first column, is no new row.
  const [only, second] = lower.parts
  const hangs = !second && !!only && only.x0 > (first.parts[0]?.x0 ?? 0) + 10
  return under && (hangs || after > gap * 1.08)
}

/** A table row: the lines of each cell are joined, cells are separated by tabs. */
function rowPassage(lines: BodyLine[]): Passage {
  const columns = (lines[0]?.parts ?? []).map((part) => ({
    x0: part.x0,
    text: passageOf(part.marks),
  }))
  for (const line of lines.slice(1)) {
    for (const part of line.parts) {
      const near = columns.toSorted(
        (a, b) => Math.abs(a.x0 - part.x0) - Math.abs(b.x0 - part.x0),
      )[0]
      if (near) joinLine(near.text, passageOf(part.marks))
    }
  }
  return columns.reduce((row, { text }) => append(row, text, '\t'), emptyPassage())
}

function textPassage(lines: BodyLine[]): Passage {
  const [first, ...rest] = lines
  if (!first) return emptyPassage()
  return rest.reduce(
    (text, line) => joinLine(text, passageOf(line.run.marks)),
    passageWithoutBullet(first),
  )
}

/** A block with its first and last line in the working frame. `marked`: it begins with its own bullet or number. */
export type BodyBlock = { block: Block; frame: Frame; marked: boolean; run: Run; last: Run }

/** Groups the lines of the body into paragraphs, items and table rows. Headings are marked later. */
export function bodyBlocks(lines: BodyLine[], frame = marginsOf(lines)): BodyBlock[] {
  const groups: BodyLine[][] = []
  lines.forEach((line, at) => {
    const open = groups.at(-1)
    const goesOn =
      open && (continuesRow(open, line, lines[at + 1], frame) || !beginsBlock(lines, at, frame))
    if (goesOn) open.push(line)
    else groups.push([line])
  })
  return groups.flatMap((group) => {
    const [first] = group
    const last = group.at(-1)
    if (!first || !last) return []
    const isRow = first.parts.length > 1 && !startOf(first.run).bullet
    const aside = first.run.x0 > frame.left + 60
    const indented = startOf(first.run).item || (first.run.x0 > frame.left + 4 && !aside)
    const role =
      isRow || (aside && first.run.marks.length < 3) ? 'row' : indented ? 'item' : 'paragraph'
    const passage = role === 'row' ? rowPassage(group) : textPassage(group)
    if (!passage.text) return []
    const { zone, page } = first.line
    const block: Block = { ...passage, role, zone, page, lines: group.map(({ index }) => index) }
    const marked = startOf(first.run).item
    return [{ block, frame, marked, run: first.run, last: last.run }]
  })
}
