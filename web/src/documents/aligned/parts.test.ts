// @vitest-environment node
import type { AlignedSentence } from '@brieflotse/contract'
import { expect, test } from 'vitest'
import { pairsText } from './copy-pairs.ts'
import { originalOf, pairsOf, partsOf, placeOf, textOf, translationOf } from './parts.ts'

type Row = [
  role: AlignedSentence['role'],
  block: number,
  text: string,
  translation: string | null,
  quality?: AlignedSentence['quality'],
]

const sentences = (...rows: Row[]): AlignedSentence[] =>
  rows.map(([role, block, text, translation, quality = 'model']) => ({
    role,
    block,
    text,
    translation,
    quality,
    evidence: [],
  }))

const letter = sentences(
  ['address', 0, 'Stadtwerke Musterau', null],
  ['cell', 1, 'Kundennummer', 'Customer number'],
  ['cell', 1, '4711', '4711'],
  ['heading', 2, 'Mahnung', 'Reminder'],
  ['paragraph', 3, 'Bitte zahlen Sie.', 'Please pay.', 'rough'],
  ['cell', 4, 'Abschlag', null, 'none'],
  ['cell', 4, '94,00', '94.00'],
  ['footer', 5, 'Am Hafen 3', null],
)
const parts = partsOf(pairsOf(letter))

test('a row of a table is one pair, and what is not translated in it stays German', () => {
  const row = textOf(parts).at(-1)!
  expect(originalOf(row)).toBe('Abschlag · 94,00')
  expect(translationOf(row)).toBe('Abschlag · 94.00')
})

test('addresses, the numbers beside them and the foot are folded away, each where it stands', () => {
  expect(parts.map(({ kind, pairs }) => [kind, pairs.map(originalOf)])).toEqual([
    ['letterhead', ['Stadtwerke Musterau', 'Kundennummer · 4711']],
    ['text', ['Mahnung', 'Bitte zahlen Sie.', 'Abschlag · 94,00']],
    ['letterhead', ['Am Hafen 3']],
  ])
})

test('a letter of nothing but addresses is folded away, and one of nothing but rows is not', () => {
  expect(partsOf(pairsOf(letter.slice(0, 1)))).toHaveLength(1)
  const rows = pairsOf(letter.slice(1, 3))
  expect(textOf(partsOf(rows))).toEqual(rows)
})

test('the whole letter is copied in pairs under its title, rough ones named so, without its letterhead', () => {
  expect(pairsText('Brief', textOf(parts))).toBe(
    'Brief\n\nMahnung\nReminder\n\nBitte zahlen Sie.\nPlease pay. (rough translation)\n\nAbschlag · 94,00\nAbschlag · 94.00',
  )
})

test('a sentence that goes over two pages is marked on the first', () => {
  const box = (y: number) => ({ x: 1, y, width: 5, height: 2 })
  const evidence = [
    { page: 2, boxes: [box(280)], quote: 'Bitte' },
    { page: 3, boxes: [box(20)], quote: 'zahlen' },
  ]
  const [pair] = pairsOf([{ ...letter[4]!, evidence }])
  expect(placeOf(pair!)).toEqual({ page: 2, boxes: [box(280)] })
  expect(placeOf(textOf(parts)[0]!)).toBeNull()
})
