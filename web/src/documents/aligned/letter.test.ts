// @vitest-environment node
import type { AlignedSentence } from '@brieflotse/contract'
import { expect, test } from 'vitest'
import { pairsText } from './aligned-bar.tsx'
import {
  blocksOf,
  originalOf,
  pairsOf,
  letterParts,
  pairPlaceOf,
  readingText,
  translatedUpTo,
  translationOf,
  uncertainOf,
} from './letter.ts'

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
const parts = letterParts(pairsOf(letter))

test('a row of a table is one pair, and what is not translated in it stays German', () => {
  const row = readingText(parts).at(-1)!
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
  expect(letterParts(pairsOf(letter.slice(0, 1)))).toHaveLength(1)
  const rows = pairsOf(letter.slice(1, 3))
  expect(readingText(letterParts(rows))).toEqual(rows)
})

test('the whole letter is copied in pairs under its title, rough ones named so, without its letterhead', () => {
  expect(pairsText('Brief', readingText(parts))).toBe(
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
  expect(pairPlaceOf(pair!)).toEqual({ page: 2, boxes: [box(280)] })
  expect(pairPlaceOf(readingText(parts)[0]!)).toBeNull()
})

const whole = sentences(
  ['heading', 1, 'Verlängerung Ihrer Erlaubnis (§ 25', 'Extension of your permit (§ 25'],
  ['heading', 2, 'AufenthG)', 'Residence Act)'],
  ['heading', 3, 'Termin', 'Appointment'],
  ['paragraph', 4, 'Guten Tag.', 'Hello.'],
  ['paragraph', 4, 'Sie sind geladen.', 'You are loaded.', 'rough'],
  ['paragraph', 5, 'Bitte bringen Sie mit:', 'Please bring:'],
  ['item', 6, 'Ausweis', 'Identity card'],
  ['item', 7, 'Foto.', 'Photo.'],
  ['item', 7, 'Es soll neu sein.', null, 'none'],
  ['cell', 8, 'Gebühr', 'Fee'],
  ['cell', 8, '93,00', '93.00'],
  ['cell', 9, 'Porto', 'Postage'],
  ['cell', 9, '1,00', '1.00'],
)

test('what belongs together in the letter is one: headings whole, paragraphs, lists, tables', () => {
  const blocks = blocksOf(letterParts(pairsOf(whole)))
  expect(
    blocks.map(({ kind, groups }) => [kind, groups.map((one) => one.map(originalOf))]),
  ).toEqual([
    ['heading', [['Verlängerung Ihrer Erlaubnis (§ 25', 'AufenthG)'], ['Termin']]],
    ['paragraph', [['Guten Tag.', 'Sie sind geladen.']]],
    ['paragraph', [['Bitte bringen Sie mit:']]],
    ['list', [['Ausweis'], ['Foto.', 'Es soll neu sein.']]],
    ['table', [['Gebühr · 93,00'], ['Porto · 1,00']]],
  ])
})

test('what is uncertain is what is rough and what stayed German, without names and figures', () => {
  const uncertain = uncertainOf(blocksOf(letterParts(pairsOf(whole))))
  expect(uncertain.map(({ kind, groups }) => [kind, groups.flat().map(originalOf)])).toEqual([
    ['paragraph', ['Sie sind geladen.']],
    ['list', ['Es soll neu sein.']],
  ])
  const certain = sentences(['cell', 1, '94,00', null, 'none'], ['cell', 1, 'AB-12', null, 'none'])
  expect(uncertainOf(blocksOf(letterParts(pairsOf(certain))))).toEqual([])
})

test('while a letter is translated, its pages behind the last translated one are still worked on', () => {
  const on = (page: number) => [{ page, boxes: [], quote: '' }]
  const pairs = pairsOf([
    { ...whole[3]!, evidence: on(1) },
    { ...whole[8]!, evidence: on(2) },
  ])
  expect(translatedUpTo(pairs, 'waiting')).toBe(1)
  expect(translatedUpTo(pairs, 'done')).toBeNull()
  expect(translatedUpTo(pairsOf([whole[8]!]), 'waiting')).toBe(0)
})
