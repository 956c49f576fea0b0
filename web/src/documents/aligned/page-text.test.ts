// @vitest-environment node
import type { AlignedSentence } from '@brieflotse/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitAll, type TextWidth } from './fit.ts'
import { pairsOf } from './letter.ts'
import { around, type Rect, unitsOf } from './page-units.ts'
import { lightOf, paperAt } from './paper.ts'

const measure: TextWidth = (text) => text.length * 0.5
const a4 = { width: 210, height: 297 }

function sentence(
  text: string,
  translation: string | null,
  places: [page: number, ...boxes: Rect[]][],
  more: Partial<AlignedSentence> = {},
): AlignedSentence {
  const evidence = places.map(([page, ...boxes]) => ({ page, boxes, quote: '' }))
  const quality = translation === null ? 'none' : 'model'
  return { text, translation, quality, block: 1, role: 'paragraph', evidence, ...more }
}
const line = (y: number, x = 25, width = 150): Rect => ({ x, y, width, height: 3.5 })

const unitsOn = (page: number, ...sentences: AlignedSentence[]) =>
  unitsOf(pairsOf(sentences), { number: page })

test('sentences of a paragraph flow together over its lines; cells stand by themselves', () => {
  const units = unitsOn(
    1,
    sentence('Eins.', 'One.', [[1, line(100)]]),
    sentence('Zwei.', null, [[1, line(104)]]),
    sentence('Summe', 'Sum', [[1, line(110, 25, 20)]], { role: 'cell', block: 2 }),
    sentence('12,50', '12.50', [[1, line(110, 165, 10)]], { role: 'cell', block: 2 }),
  )
  expect(units.map(({ said }) => said.map(({ text, kept }) => [text, kept]))).toEqual([
    [
      ['One.', 'translated'],
      ['Zwei.', 'german'],
    ],
    [['Sum', 'translated']],
    [['12.50', 'translated']],
  ])
  expect(units[0]!.rect).toEqual({ x: 25, y: 100, width: 150, height: 7.5 })
  expect(units[2]!.isEnd).toBe(true)
})

test('what stayed German, and what is the same in both languages, is left as it was printed', () => {
  const units = unitsOn(
    1,
    sentence('Nur deutsch.', null, [[1, line(100)]], { block: 1 }),
    sentence('99084 Erfurt', '99084 Erfurt', [[1, line(120)]], { block: 2, role: 'address' }),
  )
  expect(units).toEqual([])
})

test('a sentence that goes on overleaf is parted between two words, as its German is', () => {
  const long = sentence('a b c d', 'one two three four', [
    [1, line(270)],
    [2, line(20, 25, 50)],
  ])
  const said = (page: number) => unitsOn(page, long)[0]!.said[0]!.text
  expect(said(1)).toBe('one two three …')
  expect(said(2)).toBe('… four')
})

test('a text keeps the size of its German where it fits, and takes free room below before it shrinks', () => {
  const short = sentence('Guten Tag', 'Hello', [[1, line(50, 25, 30)]])
  const long = sentence('Kurz', 'word '.repeat(40).trim(), [[1, line(100)]], { block: 2 })
  const end = sentence('Ende', 'End', [[1, line(140)]], { block: 3 })
  const all = [short, long, end]
  const taken = all.flatMap(({ evidence }) => evidence[0]!.boxes)
  const fitted = fitAll(unitsOn(1, ...all), taken, a4, measure)
  expect(fitted[0]!.rect).toMatchObject({ x: 25, y: 50, width: 30 })
  expect(fitted[0]!.size).toBeCloseTo(3.5 * 1.06)
  expect(fitted[1]!.size).toBeCloseTo(fitted[0]!.size)
  expect(fitted[1]!.rect.height).toBeGreaterThan(7)
})

test('an amount that grows does so to the left, where its column ends', () => {
  const cell = sentence('819,56 €', 'EUR 819.56', [[1, line(100, 170, 10)]], { role: 'cell' })
  const amount = { ...cell, text: '819,56' }
  const [fitted] = fitAll(unitsOn(1, amount), [line(100, 170, 10), line(90)], a4, measure)
  expect(fitted!.rect.x + fitted!.rect.width).toBeCloseTo(180)
  expect(fitted!.rect.x).toBeLessThan(170)
})

test('whatever the letter says, no text lies on another place of the page or leaves it to the right', () => {
  const word = fc.string({ minLength: 1, maxLength: 14, unit: fc.constantFrom('a', 'b', 'ß', '1') })
  const texts = fc.array(fc.array(word, { minLength: 1, maxLength: 30 }), {
    minLength: 2,
    maxLength: 6,
  })
  fc.assert(
    fc.property(texts, (all) => {
      const sentences = all.map((words, at) =>
        sentence('x', words.join(' '), [[1, line(40 + at * 30), line(44 + at * 30)]], {
          block: at,
        }),
      )
      const taken = sentences.flatMap(({ evidence }) => evidence[0]!.boxes)
      const fitted = fitAll(unitsOn(1, ...sentences), taken, a4, measure)
      expect(fitted).toHaveLength(sentences.length)
      for (const [at, { rect, size, unit }] of fitted.entries()) {
        const next = fitted[at + 1]
        if (next) expect(rect.y + rect.height).toBeLessThanOrEqual(next.rect.y)
        expect(rect.x + rect.width).toBeLessThanOrEqual(
          around(taken).x + around(taken).width + 0.01,
        )
        expect(rect.height).toBeGreaterThanOrEqual(unit.rect.height)
        expect(size).toBeGreaterThan(0)
      }
    }),
  )
})

test('the colour of the paper is the one that most of a place has, also where print is white on it', () => {
  const [width, height] = [20, 10]
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < width * height; at += 1) {
    const isLeft = at % width < 10
    const isPrint = at % 5 === 0
    const grey = isLeft ? (isPrint ? 20 : 240) : isPrint ? 250 : 40
    data.set([grey, grey, grey, 255], at * 4)
  }
  const left = paperAt({ data, width, height }, { x: 0, y: 0, width: 0.5, height: 1 })
  const right = paperAt({ data, width, height }, { x: 0.5, y: 0, width: 0.5, height: 1 })
  expect([lightOf(left), lightOf(right)].map(Math.round)).toEqual([240, 40])
  expect(paperAt({ data, width, height }, { x: 2, y: 2, width: 1, height: 1 })).toEqual([
    255, 255, 255,
  ])
})
