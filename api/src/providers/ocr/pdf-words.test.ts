import { expect, test } from 'vitest'
import { quartersToTurn, pdfWordsOf } from './pdf-words.ts'

type Item = Parameters<typeof pdfWordsOf>[0][number]
type View = Parameters<typeof pdfWordsOf>[1]

/** A page of 600 x 800 points whose y axis points upwards, as in a PDF. */
const view = { transform: [1, 0, 0, -1, 0, 800], width: 600, height: 800, scale: 1 } as View

function item(str: string, x: number, y: number, width: number, matrix = [10, 0, 0, 10]): Item {
  return { str, transform: [...matrix, x, y], width }
}

const texts = (items: Item[]) => pdfWordsOf(items, view, 1, 1).map(({ text }) => text)

test('a run is cut at its spaces, and its words share its length', () => {
  const [a, b] = pdfWordsOf([item('Frau Weber', 100, 700, 50)], view, 1, 3)
  expect([a!.text, b!.text]).toEqual(['Frau', 'Weber'])
  expect(a!.page).toBe(3)
  expect(a!.box).toMatchObject({ x: 100, y: 92.5 })
  expect(a!.box.x + a!.box.width).toBeLessThan(b!.box.x)
  expect(b!.box.x + b!.box.width).toBeCloseTo(150)
})

test('millimetres come out where millimetres per point go in', () => {
  const [word] = pdfWordsOf([item('Amt', 72, 728, 20)], view, 25.4 / 72, 1)
  expect(word!.box.x).toBeCloseTo(25.4)
})

test('runs that touch are one word, runs with a gap are two', () => {
  expect(texts([item('Ver', 100, 700, 15), item('trag', 115.4, 700, 20)])).toEqual(['Vertrag'])
  expect(texts([item('Ver', 100, 700, 15), item('trag', 119, 700, 20)])).toEqual(['Ver', 'trag'])
  expect(texts([item('Ver ', 100, 700, 15), item('trag', 115, 700, 20)])).toEqual(['Ver', 'trag'])
  expect(texts([item('Ver', 100, 700, 15), item(' trag', 115, 700, 20)])).toEqual(['Ver', 'trag'])
  expect(texts([item('Ver', 100, 700, 15), item('trag', 115, 680, 20)])).toEqual(['Ver', 'trag'])
})

test('print that was printed twice to be bold is one word', () => {
  expect(texts([item('Summe', 100, 700, 30), item('Summe', 100.3, 700, 30)])).toEqual(['Summe'])
})

test('text off the page, up the margin or too small to see is no word', () => {
  const up = [0, 10, -10, 0]
  expect(
    texts([
      item('draußen', 700, 700, 30),
      item('Formular', 20, 300, 30, up),
      item('winzig', 100, 500, 5, [1, 0, 0, 1]),
      item('da', 100, 400, 10),
    ]),
  ).toEqual(['da'])
})

test('loose dots become umlauts, soft hyphens hyphens, zero-width signs nothing', () => {
  expect(texts([item('u\u0308ber\u200B Zah\u00AD', 100, 700, 60)])).toEqual(['über', 'Zah-'])
})

test('a page whose text runs up is to be turned clockwise once', () => {
  expect(quartersToTurn([item('hinauf', 100, 100, 30, [0, 10, -10, 0])], view)).toBe(1)
  expect(quartersToTurn([item('kopfüber', 100, 100, 30, [-10, 0, 0, -10])], view)).toBe(2)
  expect(
    quartersToTurn([item('gerade', 100, 100, 30), item('up', 9, 9, 9, [0, 9, -9, 0])], view),
  ).toBe(0)
})
