import type { AlignedSentence } from '@brieflotse/contract'
import type { Pair } from './letter.ts'

/** A table cell with its column span; `sentence` is null if the letter has no text there. */
export type AlignedCell = { sentence: AlignedSentence | null; span: number; isAmount: boolean }
export type AlignedRow = { pair: Pair; cells: AlignedCell[]; isHead: boolean }

type Edges = { left: number; right: number }

/** Matches an amount, which is right-aligned in its column. Dates and numbers are left-aligned. */
export const amount =
  /^[-−–+]?\s?(?:€|EUR|CHF)?\s?[-−–]?(?:\d{1,3}(?:[.'’\s]\d{3})*|\d+),\d{2}\s?(?:€|EUR|CHF|%)?$|^[-−–]$/u

/** Arranges the rows of a table in columns, by the position of their cells on the page. A row of totals has fewer cells than the others. */
export function alignedRowsOf(pairs: Pair[]): AlignedRow[] {
  const widest = pairs.reduce(
    (most, { sentences }) => (sentences.length > most.length ? sentences : most),
    pairs[0]?.sentences ?? [],
  )
  const columns = widest.map(edgesOf)
  const count = columns.length
  const placed = pairs.map((pair) => ({ pair, at: columnsOf(pair.sentences, columns) }))
  const isAmountColumn = columns.map((_, column) => {
    const texts = placed.flatMap(({ pair, at }) => pair.sentences[at.indexOf(column)]?.text ?? [])
    return texts.filter((text) => amount.test(text)).length * 2 > texts.length
  })
  return placed.map(({ pair, at }, index) => ({
    pair,
    isHead: index === 0 && isHead(pairs),
    cells: cellsOf(pair.sentences, at, count).map(({ column, ...cell }) => ({
      ...cell,
      isAmount: cell.span === 1 && isAmountColumn[column] === true,
    })),
  }))
}

function cellsOf(sentences: AlignedSentence[], at: number[], count: number) {
  const cells: { sentence: AlignedSentence | null; span: number; column: number }[] = []
  const first = at[0] ?? 0
  if (first > 0) cells.push({ sentence: null, span: first, column: 0 })
  sentences.forEach((sentence, index) => {
    const column = at[index]!
    cells.push({ sentence, column, span: (at[index + 1] ?? count) - column })
  })
  return cells
}

function edgesOf({ evidence }: AlignedSentence): Edges | null {
  const boxes = evidence.flatMap((place) => place.boxes)
  if (boxes.length === 0) return null
  return {
    left: Math.min(...boxes.map(({ x }) => x)),
    right: Math.max(...boxes.map(({ x, width }) => x + width)),
  }
}

/** The column of each cell in a row: the nearest one that leaves enough columns for the cells after it. */
function columnsOf(sentences: AlignedSentence[], columns: (Edges | null)[]): number[] {
  const taken: number[] = []
  sentences.forEach((sentence, index) => {
    const from = (taken.at(-1) ?? -1) + 1
    const to = columns.length - (sentences.length - index)
    const edges = edgesOf(sentence)
    const isLast = index > 0 && index === sentences.length - 1
    let best = isLast && !edges ? to : from
    let least = Number.POSITIVE_INFINITY
    for (let column = from; column <= to; column += 1) {
      const away = edges ? distance(edges, columns[column] ?? null) : least
      if (away < least) [best, least] = [column, away]
    }
    taken.push(best)
  })
  return taken
}

/** The distance between a cell and a column: cells of one column share the left edge, the right edge or the middle. */
function distance(one: Edges, other: Edges | null): number {
  if (!other) return Number.MAX_VALUE
  const [left, right] = [one.left - other.left, one.right - other.right]
  return Math.min(Math.abs(left), Math.abs(right), Math.abs(left + right) / 2)
}

/** Whether the first row is a header: it has no figures, but a row below has some. */
function isHead([first, ...others]: Pair[]): boolean {
  const hasDigit = (pair: Pair) => pair.sentences.some(({ text }) => /\d/u.test(text))
  return (
    first !== undefined && first.sentences.length > 1 && !hasDigit(first) && others.some(hasDigit)
  )
}
