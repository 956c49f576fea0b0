import { currencyOf } from '../german/currencies.ts'
import { findMoney } from '../german/numbers.ts'
import type { Block, Layout, Passage } from '../layout/types.ts'
import type { Word } from '../types.ts'
import { maxBlock } from './limits.ts'
import { confirmSums, repairSums, type CellAmount, type TableRow } from './sums.ts'
import { allWords, splitPassage, subPassage, wordsAt } from './words-at.ts'

/** Consecutive rows. `first` and `last` are block indexes. */
export type Table = { rows: TableRow[]; header: string; first: number; last: number }

const maxRows = 200

function amountOf(cell: Passage, header: string): CellAmount | null {
  const [amount, second] = findMoney(cell.text)
  if (!amount || second) return null
  const around = cell.text.length - (amount.end - amount.start)
  if (around > 2) return null
  return {
    cents: amount.cents,
    words: wordsAt(cell, amount.start, amount.end),
    header,
    text: cell.text,
    currency: amount.currency ?? currencyOf(header),
  }
}

type Edges = { text: string; left: number; right: number }

function edgesOf(cell: Passage, words: Word[]): Edges {
  const boxes = cell.spans.flatMap(({ word }) => words[word]?.box ?? [])
  const left = Math.min(...boxes.map((box) => box.x))
  return { text: cell.text, left, right: Math.max(...boxes.map((box) => box.x + box.width)) }
}

/** The column heading whose left or right edge a cell is aligned with. */
function headerOver(cell: Edges, header: Edges[]): string {
  const off = (above: Edges) =>
    Math.min(Math.abs(above.right - cell.right), Math.abs(above.left - cell.left))
  const near = header.filter((above) => off(above) < 6).toSorted((a, b) => off(a) - off(b))
  return near[0]?.text ?? ''
}

/** An amount without its comma; OCR reads some digits as letters. */
const digitsOnly = /^[\dOIlSB][\dOIlSB.,]{2,10}$/

/** The heading of a column about another period, or about the rest after a payment: `bisher`, `zum Vergleich`, `Rest danach`. */
const otherTime =
  /^(?:bisher|vorher|alt(?!\p{L})|vorjahr|zum vergleich|bis (?:\d|\p{L}+ 20\d\d)|rest(?:schuld)? danach|restschuld)/iu

/** `Auszahlung: 1.143,18 €`, `Umlage ....... 2.241,00 €`: a label and its amount on their own line. */
const labelled =
  /^([^!?;]{2,110}?)(?:\s?:|\s?\.{3,}|\s[–—=])\s((?:€|EUR)?\s?[-−–]?\s?\d[\d.]*,\d\d(?:\s?(?:€|EUR|Euro))?)$/u
/** `Grundbetrag 390,00 €, Lernmaterial 79,00 €`: one of several in a line. */
const listed = /(?<=^|[,;]\s)([^,;:!?\d]{2,50}?):?\s(\d[\d.]*,\d\d\s?(?:€|EUR))(?:[,;]\s|$)/gu
const sentenceWord =
  /(?<!\p{L})(?:ist|sind|wird|werden|wurden?|hat|haben|kann|können|kostet|kosten|beträgt|sie|ihnen|wir|uns|ich|mir|bitte|bis|wenn|pro|je|à)(?!\p{L})/iu

/** The labels and amounts of a line outside of tables; empty if it is a sentence. */
function amountsInLine(block: Block): Passage[][] {
  const { text, role, zone } = block
  if (zone !== 'body' || role === 'row' || text.length > 200) return []
  const one = labelled.exec(text)
  if (one && !/[.!?]\s\p{Lu}/u.test(one[1]!)) {
    const start = text.length - one[2]!.length
    return [[subPassage(block, 0, one[1]!.length), subPassage(block, start, text.length)]]
  }
  const pairs = [...text.matchAll(listed)]
  const length = pairs.reduce((sum, [all]) => sum + all.length, 0)
  if (length !== text.length || sentenceWord.test(text)) return []
  return pairs.map(([all, label = '', amount = '']) => {
    const from = pairs.reduce((at, pair) => (pair[0] === all ? pair.index : at), 0)
    const at = from + all.indexOf(amount, label.length)
    return [subPassage(block, from, from + label.length), subPassage(block, at, at + amount.length)]
  })
}

function rowOf(cells: Passage[], index: number, header: Edges[], words: Word[]): TableRow {
  const amounts: CellAmount[] = []
  const labels: Passage[] = []
  let doubtful: Passage | null = null
  for (const cell of cells) {
    const amount = amountOf(cell, headerOver(edgesOf(cell, words), header))
    if (amount) amounts.push(amount)
    else if (digitsOnly.test(cell.text)) doubtful = cell
    else if (/\p{L}/u.test(cell.text)) labels.push(cell)
  }
  const isGross = amounts.some((amount) => /brutto/iu.test(amount.header))
  const now = amounts.filter(
    (amount) =>
      !otherTime.test(amount.header) && !(isGross && /(?<!\p{L})netto/iu.test(amount.header)),
  )
  if (now.length > 0) amounts.splice(0, amounts.length, ...now)
  const label = labels.map(({ text }) => text).join(' ')
  const labelWords = labels.flatMap((cell) => cell.spans.map(({ word }) => word))
  const unread = amounts.length === 0 ? doubtful : null
  return {
    label,
    labelWords,
    amounts,
    block: index,
    confirmed: false,
    doubtful: unread && {
      cents: 0,
      words: allWords(unread),
      header: '',
      text: unread.text,
      currency: null,
    },
    note: null,
  }
}

/** The tables of the body with their amounts, from top to bottom. */
export function tablesOf(letter: Layout): Table[] {
  const tables = known.get(letter) ?? tablesIn(letter)
  known.set(letter, tables)
  return tables
}

// Cached, because several finders ask for the tables of the same layout, which never changes.
const known = new WeakMap<Layout, Table[]>()

function tablesIn(letter: Layout): Table[] {
  const tables: Table[] = []
  let header: Edges[] = []
  letter.blocks.forEach((block, index) => {
    const inLine = amountsInLine(block)
    if (inLine.length > 0) {
      const rows = inLine.map((cells) => rowOf(cells, index, [], letter.words))
      const open = tables.at(-1)
      if (open && nothingBetween(letter, open.last, index)) {
        open.rows.push(...rows)
        open.last = index
      } else tables.push({ rows, header: '', first: index, last: index })
      return
    }
    if (block.zone !== 'body' || block.role !== 'row' || block.text.length > maxBlock) return
    const open = tables.at(-1)
    const goesOn = open && nothingBetween(letter, open.last, index)
    const row = rowOf(splitPassage(block, /\t/g), index, goesOn ? header : [], letter.words)
    // a heading names a currency, but no amount
    const isFilled = row.amounts.length > 0 || findMoney(block.text).length > 0
    if (goesOn && (isFilled || !/€|EUR|Euro|Betrag/u.test(block.text))) {
      open.last = index
      if (open.rows.length < maxRows) open.rows.push(row)
      return
    }
    const isHeader = row.amounts.length === 0
    header = isHeader ? splitPassage(block, /\t/g).map((cell) => edgesOf(cell, letter.words)) : []
    tables.push({
      rows: isHeader ? [] : [row],
      header: isHeader ? block.text : '',
      first: index,
      last: index,
    })
  })
  for (const { rows } of tables) {
    confirmSums(rows)
    repairSums(rows)
  }
  return tables
}

/** Whether only page headers and margins are between two rows: a page break does not end a table. */
function nothingBetween(letter: Layout, before: number, index: number): boolean {
  for (let at = before + 1; at < index; at++) if (letter.blocks[at]?.zone === 'body') return false
  return true
}
