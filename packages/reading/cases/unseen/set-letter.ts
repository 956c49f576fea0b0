import type { Pages, Word } from '../../src/types.ts'
import type { WrittenLetter } from './written-letter.ts'

const [left, right, bottom] = [25, 190, 258]
const bodySize = 3.7

// Approximate advance widths in half ems, as in make-pdf-words.ts: good enough to wrap and align.
const advance = (char: string) =>
  /[ilj.,:;'|!ft()/ -]/.test(char)
    ? 0.55
    : /[mwMW@—…%]/.test(char)
      ? 1.5
      : /\p{Lu}/u.test(char)
        ? 1.25
        : 1
const widthOf = (text: string, size: number) =>
  [...text].reduce((sum, char) => sum + advance(char), 0) * size * 0.5

/** Puts words on pages; `y` is the top of the next line, in millimetres. */
class Sheet {
  words: Word[] = []
  page = 1
  y = 0

  line(text: string, x: number, size = bodySize, align: 'left' | 'right' = 'left'): void {
    let at = align === 'right' ? x - widthOf(text, size) : x
    for (const part of text.split(' ')) {
      const width = widthOf(part, size)
      const box = { x: at, y: this.y, width, height: size }
      if (part) this.words.push({ text: part, page: this.page, box, confidence: 1 })
      at += width + widthOf(' ', size)
    }
  }

  lines(texts: string[], x: number, size = bodySize, align: 'left' | 'right' = 'left'): void {
    for (const text of texts) {
      this.line(text.trim(), x, size, align)
      this.y += size * 1.25
    }
  }
}

function wrap(text: string, width: number, size = bodySize): string[] {
  const out: string[] = []
  let open = ''
  for (const word of text.split(' ')) {
    const longer = open ? `${open} ${word}` : word
    if (open && widthOf(longer, size) > width) {
      out.push(open)
      open = word
    } else open = longer
  }
  return [...out, open]
}

type Row = { cells: { text: string; x: number; align: 'left' | 'right' }[]; gap: number }

const isNumber = (text: string) => /^-?[\d.,]+(?: ?(?:€|EUR|%|m²?))?$/.test(text)

/** Rows of a table as wide as the text; columns of numbers are right-aligned. */
function tableRows(source: string[], width: number): Row[] {
  const rows = source.map((row) =>
    row
      .slice(1)
      .split('|')
      .map((cell) => cell.trim()),
  )
  const count = Math.max(...rows.map((row) => row.length))
  const columns = Array.from({ length: count }, (_, i) => ({
    wide: Math.max(...rows.map((row) => widthOf(row[i] ?? '', bodySize))) + 5,
    numbers: rows.slice(1).every((row) => !row[i] || isNumber(row[i])),
  }))
  const spare = Math.max(0, width - columns.reduce((sum, { wide }) => sum + wide, 0))
  const widest = columns.reduce(
    (best, { wide }, i) => (wide > (columns[best]?.wide ?? 0) ? i : best),
    0,
  )
  const starts = columns.map((_, i) =>
    columns.slice(0, i).reduce((sum, { wide }, j) => sum + wide + (j === widest ? spare : 0), 0),
  )
  return rows.map((row) => ({
    gap: 0,
    cells: row.map((text, i) => {
      const { wide, numbers } = columns[i] ?? { wide: 0, numbers: false }
      const start = (starts[i] ?? 0) + (numbers ? wide + (i === widest ? spare : 0) - 5 : 0)
      return { text, x: start, align: numbers ? 'right' : 'left' }
    }),
  }))
}

function bodyRows(text: string[], width: number): Row[] {
  const plain = (line: string, x = 0): Row => ({
    cells: [{ text: line, x, align: 'left' }],
    gap: 0,
  })
  const out: Row[] = []
  for (let i = 0; i < text.length; i++) {
    const row = text[i] ?? ''
    if (row.startsWith('|')) {
      const end = text.findIndex((other, at) => at > i && !other.startsWith('|'))
      const table = text.slice(i, end < 0 ? undefined : end)
      out.push(...tableRows(table, width))
      i += table.length - 1
    } else if (row.startsWith('- ')) {
      const item = wrap(row.slice(2), width - 5)
      out.push(...item.map((line, at) => (at ? plain(line, 5) : plain(`• ${line}`, 1.5))))
    } else out.push(...wrap(row.replace(/^# /, ''), width).map((line) => plain(line)))
    const isList = row.startsWith('- ') && text[i + 1]?.startsWith('- ')
    const last = out.at(-1)
    if (last && !isList) last.gap = 2.6
  }
  return out
}

function setFrame(sheet: Sheet, { head, foot }: WrittenLetter): void {
  sheet.y = sheet.page > 1 ? 14 : 0
  if (sheet.page > 1) sheet.line(`${head[0] ?? ''} Seite ${sheet.page}`.trim(), left, 2.8)
  const step = foot.length > 3 ? 42 : 56
  foot.forEach((column, i) => {
    sheet.y = 271
    sheet.lines(column, left + i * step, 2.6)
  })
}

function setBody(sheet: Sheet, letter: WrittenLetter, top: number): void {
  const inColumns = letter.form === 'two'
  const width = inColumns ? 79 : letter.form === 'side' ? 116 : right - left
  let [x, start] = [left, top]
  sheet.y = top
  for (const { cells, gap } of bodyRows(letter.text, width)) {
    if (sheet.y > bottom) {
      if (inColumns && x === left) x = left + 86
      else {
        ;[x, start] = [left, 28]
        sheet.page += 1
        setFrame(sheet, letter)
      }
      sheet.y = start
    }
    for (const { text, x: shift, align } of cells) sheet.line(text, x + shift, bodySize, align)
    sheet.y += bodySize * 1.25 + gap
  }
}

/** Sets the lines above the text on the first page. Positions follow DIN 5008, forms A and B. */
function setHead(sheet: Sheet, letter: WrittenLetter): number {
  const { form, head, back, to, info, side, place, subject } = letter
  const raised = form === 'A' ? 18 : 0
  sheet.y = form === 'plain' ? 16 : 12
  const flush = form === 'right' ? 'right' : 'left'
  const big = form === 'plain' ? bodySize : 5.6
  sheet.lines(head.slice(0, 1), flush === 'right' ? right : left, big, flush)
  sheet.lines(
    head.slice(1),
    flush === 'right' ? right : left,
    form === 'plain' ? bodySize : 3.4,
    flush,
  )
  sheet.y = 48 - raised
  if (back) sheet.line(back, left, 2.3)
  sheet.y = (to.length > 5 ? 55 : 62) - raised
  sheet.lines(to, left)
  sheet.y = 50 - raised
  const isLine = form === 'ref'
  info.forEach(([label, value], i) => {
    const x = isLine ? left + (i * 165) / Math.max(info.length, 3) : 125
    if (isLine) sheet.y = 97
    sheet.line(label.replace(isLine ? /:$/ : '', ''), x, isLine ? 2.6 : 3.5)
    if (isLine) sheet.y = 101
    const at = label && !isLine ? Math.max(157, x + widthOf(`${label} `, 3.5)) : x
    const room = isLine ? 165 / Math.max(info.length, 3) - 3 : 204 - at
    for (const line of wrap(value, room, 3.5)) {
      sheet.line(line, at, 3.5)
      sheet.y += 4.4
    }
  })
  sheet.y = 50
  sheet.lines(side, 150, 3.1)
  sheet.y = 90 - raised
  if (place) sheet.line(place, right, bodySize, 'right')
  sheet.y = (isLine ? 113 : 99) - raised
  sheet.lines(subject, left, 4)
  return sheet.y + 5
}

/** The letter as the text layer of a PDF would contain it. */
export function setLetter(letter: WrittenLetter): Pages {
  const sheet = new Sheet()
  setFrame(sheet, letter)
  setBody(sheet, letter, setHead(sheet, letter))
  const pages = Array.from({ length: sheet.page }, (_, i) => ({
    number: i + 1,
    width: 210,
    height: 297,
  }))
  return { pages, words: sheet.words }
}
