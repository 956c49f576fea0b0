import type { Layout, Line, Passage, Zone } from '../layout/types.ts'
import { maxLine } from './limits.ts'
import { allWords, subPassage } from './words-at.ts'

/** A label with its value, such as `Kundennummer: 4711`. `words` are the words of the value. */
export type Labelled = { label: string; value: string; words: number[]; zone: Zone; line: number }

/** Lines of the information block are 4 mm apart or more. */
const sameHeight = 2.5

const bare = (label: string) => label.trim().replace(/\s*:$/u, '')

/** `Label: value`, possibly several on one line (`IBAN: … BIC: …`). A label has at most four words. */
const inline =
  /(?:^|\s)((?:[\p{L}][\p{L}\d./()-]*\.? ){0,3}[\p{L}][\p{L}\d./()-]*\.?)(?:\s?:\s|:(?=\d))/gu

function inlinePairs(passage: Passage, zone: Zone, line: number): Labelled[] {
  const marks = [...passage.text.matchAll(inline)]
  return marks.flatMap((mark, at) => {
    const start = mark.index + mark[0].length
    const rest = passage.text.slice(start, marks[at + 1]?.index ?? passage.text.length)
    const raw = rest.split('\t')[0] ?? ''
    const value = subPassage(passage, start, start + raw.replace(/[\s.,;]+$/u, '').length)
    if (!value.text || !mark[1]) return []
    return [{ label: mark[1], value: value.text, words: allWords(value), zone, line }]
  })
}

function joined(cells: Passage[]): { value: string; words: number[] } {
  const value = cells.map(({ text }) => text).join(' ')
  return { value: value.replace(/^:\s*/, ''), words: cells.flatMap(allWords) }
}

/** A row of labels above a row of values, as older letters have between address and subject. */
function columnPairs(upper: Line, lower: Line, at: number): Labelled[] {
  const labels = upper.cells.length > 1 && upper.cells.every(({ text }) => !/\d/.test(text))
  if (!labels || upper.cells.some(({ text }) => /:\s?\S/.test(text))) return []
  return lower.cells.flatMap((cell) => {
    const above = upper.cells.filter((label) => label.box.x < cell.box.x + 4).at(-1)
    if (!above || Math.abs(above.box.x - cell.box.x) > 12) return []
    return [{ label: bare(above.text), ...joined([cell]), zone: upper.zone, line: at + 1 }]
  })
}

const middle = ({ box }: Line) => box.y + box.height / 2

/** A value that OCR put on its own row, slightly higher or lower than its label. */
function valueBeside(lines: Line[], label: Line): Labelled[] {
  const value = lines.find(
    (line) =>
      line !== label &&
      line.zone === label.zone &&
      line.page === label.page &&
      line.cells.length === 1 &&
      !line.text.includes(':') &&
      line.box.x > label.box.x + label.box.width &&
      Math.abs(middle(line) - middle(label)) < sameHeight,
  )
  if (!value) return []
  const line = lines.indexOf(label)
  return [{ label: bare(label.text), ...joined([value]), zone: label.zone, line }]
}

/** A label on its own line with its value below, as in a side column. */
function valueBelow(lines: Line[], at: number): Labelled[] {
  const [label, value] = [lines[at], lines[at + 1]]
  if (!label || !value || value.zone !== label.zone || value.page !== label.page) return []
  const aligned = Math.abs(value.box.x - label.box.x) < 2
  const close = value.box.y - label.box.y < 2.2 * label.box.height
  const isValue = /\d/.test(value.text) && !value.text.includes(':') && value.cells.length === 1
  if (!aligned || !close || !isValue || /\d/.test(label.text)) return []
  return [{ label: bare(label.text), ...joined([value]), zone: label.zone, line: at + 1 }]
}

const isPageNumber = /^(?:seite|blatt)\s\d{1,3}(?:\s(?:von|\/)\s\d{1,3})?$/iu

/** `Rechnungsnr. | 30064443 | Kundennr. | 47774`: labels without digits, each followed by a value with digits. */
function sideBySide({ cells, zone }: Line, line: number): Labelled[] {
  const isPair = (cell: Passage, i: number) =>
    i % 2 === 0
      ? !/\d/.test(cell.text) && /^\p{Lu}[\p{L}. -]+:?$/u.test(cell.text)
      : /\d/.test(cell.text)
  if (cells.length < 4 || cells.length % 2 > 0 || !cells.every(isPair)) return []
  return cells.flatMap((cell, i) => {
    const value = cells[i + 1]
    if (i % 2 > 0 || !value) return []
    return [{ label: bare(cell.text), ...joined([value]), zone, line }]
  })
}

function pairsOf(lines: Line[], at: number): Labelled[] {
  const line = lines[at]
  if (!line) return []
  const { zone, cells } = line
  if (line.text.length > maxLine) return []
  const pairs = sideBySide(line, at)
  if (pairs.length > 0) return pairs
  const [first, ...rest] = cells.filter(({ text }, i) => i === 0 || !isPageNumber.test(text))
  if (first && rest.length > 0 && (zone === 'info' || (zone === 'body' && rest.length === 1))) {
    const below = lines[at + 1]
    const columns =
      zone === 'info' && below && !/:$/.test(first.text) ? columnPairs(line, below, at) : []
    if (columns.length > 0) return columns
    const inner = rest.length === 1 && rest[0] ? inlinePairs(rest[0], zone, at) : []
    return [{ label: bare(first.text), ...joined(rest), zone, line: at }, ...inner]
  }
  if (zone === 'info' && /:$/.test(line.text) && cells.length === 1) {
    const beside = valueBeside(lines, line)
    if (beside.length > 0) return beside
  }
  const alone =
    zone === 'info' && cells.length === 1 && /^\p{L}[\p{L} .-]{2,30}:?$/u.test(line.text)
  const below = alone ? valueBelow(lines, at) : []
  if (below.length > 0) return below
  if (zone === 'info' && !line.text.includes(':')) {
    // `Datum 14.03.2025` without a colon: the label ends before the first digit.
    const [, label, value] =
      /^(\p{L}[\p{L}./ -]*?)\s+((?:[\p{Lu}-]{1,6}\s)?\S*\d.*)$/u.exec(line.text) ?? []
    if (label && value) {
      const words = allWords(subPassage(line, line.text.length - value.length, line.text.length))
      return [{ label: bare(label), value, words, zone, line: at }]
    }
  }
  return inlinePairs(line, zone, at)
}

// Cached, because many finders ask for the labels of the same layout, which never changes.
const known = new WeakMap<Layout, Labelled[]>()

/** All labels with their values, in reading order: information block, two-column tables, `Label: value` lines. */
export function labelsOf(letter: Layout): Labelled[] {
  const found = known.get(letter) ?? letter.lines.flatMap((_, at) => pairsOf(letter.lines, at))
  known.set(letter, found)
  return found
}
