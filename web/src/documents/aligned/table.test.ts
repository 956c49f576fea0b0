// @vitest-environment node
import type { AlignedSentence } from '@brieflotse/contract'
import { expect, test } from 'vitest'
import { pairsOf } from './letter.ts'
import { alignedRowsOf } from './table.ts'

type Placed = [text: string, x: number, width: number]

const row = (block: number, ...cells: Placed[]): AlignedSentence[] =>
  cells.map(([text, x, width]) => ({
    block,
    text,
    translation: text,
    quality: 'phrase',
    role: 'cell',
    evidence: [{ page: 1, quote: '', boxes: [{ x, y: 100 + block * 5, width, height: 3 }] }],
  }))

const shape = (...rows: AlignedSentence[][]) =>
  alignedRowsOf(pairsOf(rows.flat())).map(({ cells }) =>
    cells.map(({ sentence, span, isAmount }) => [sentence?.text ?? null, span, isAmount]),
  )

test('a row of totals has its amount below the others, and its words over the columns before', () => {
  const rows = [
    row(1, ['Fällig am', 26, 15], ['Bezeichnung', 52, 21], ['Betrag in EUR', 156, 23]),
    row(2, ['14.02.2025', 26, 17], ['Restforderung', 52, 61], ['212,46', 169, 10]),
    row(3, ['Offener Gesamtbetrag', 26, 35], ['571,46', 169, 10]),
  ]
  expect(shape(...rows)).toEqual([
    [
      ['Fällig am', 1, false],
      ['Bezeichnung', 1, false],
      ['Betrag in EUR', 1, true],
    ],
    [
      ['14.02.2025', 1, false],
      ['Restforderung', 1, false],
      ['212,46', 1, true],
    ],
    [
      ['Offener Gesamtbetrag', 2, false],
      ['571,46', 1, true],
    ],
  ])
  expect(alignedRowsOf(pairsOf(rows.flat())).map(({ isHead }) => isHead)).toEqual([
    true,
    false,
    false,
  ])
})

test('names of columns without one over the first leave it free', () => {
  const [head] = shape(
    row(1, ['Țăranu, Ruxandra €', 108, 30], ['Țăranu, Matei €', 156, 24]),
    row(2, ['Regelbedarf', 26, 18], ['563,00', 128, 10], ['390,00', 170, 10]),
  )
  expect(head!.map(([text]) => text)).toEqual([null, 'Țăranu, Ruxandra €', 'Țăranu, Matei €'])
})

test('rows of a letter that has no places keep their last cell at the end', () => {
  const without = (cells: AlignedSentence[]) => cells.map((cell) => ({ ...cell, evidence: [] }))
  const rows = shape(
    without(row(1, ['a', 0, 1], ['b', 0, 1], ['1,00', 0, 1])),
    without(row(2, ['Summe', 0, 1], ['1,00', 0, 1])),
  )
  expect(rows[1]!.map(([text, span]) => [text, span])).toEqual([
    ['Summe', 2],
    ['1,00', 1],
  ])
})
