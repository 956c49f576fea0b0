import { expect, test } from 'vitest'
import { marksOf } from './page-marks.ts'

const ops = {
  save: 1,
  restore: 2,
  transform: 3,
  setTextRenderingMode: 4,
  showText: 5,
  paintImageXObject: 6,
  dependency: 7,
  paintFormXObjectBegin: 8,
  paintFormXObjectEnd: 9,
  constructPath: 10,
  endPath: 11,
  beginAnnotation: 12,
  fill: 13,
}

type Step = [keyof typeof ops, unknown[]?]

function marks(steps: Step[]) {
  const list = {
    fnArray: steps.map(([name]) => ops[name]),
    argsArray: steps.map(([, args]) => args ?? null),
    lastChunk: true,
  }
  return marksOf(list, ops, 500_000)
}

function share(steps: Step[]): number {
  const { shown, hidden } = marks(steps)
  return hidden / (shown + hidden)
}

const text = (letters: number): Step => ['showText', ['x'.repeat(letters).split('')]]
const picture = (width: number, height: number): Step[] => [
  ['save'],
  ['transform', [width, 0, 0, height, 0, 0]],
  ['paintImageXObject', ['img', 1, 1]],
  ['restore'],
]

test('visible text is not hidden', () => {
  expect(share([text(10), ['setTextRenderingMode', [0]], text(10)])).toBe(0)
})

test('text drawn with an invisible pen is hidden until the pen is changed', () => {
  expect(
    share([['setTextRenderingMode', [3]], text(30), ['setTextRenderingMode', [0]], text(10)]),
  ).toBe(0.75)
})

test('the pen of a saved state comes back', () => {
  expect(share([['save'], ['setTextRenderingMode', [7]], text(10), ['restore'], text(10)])).toBe(
    0.5,
  )
})

test('a picture over most of the page hides the text below it, not the text on it', () => {
  expect(share([text(10), ...picture(600, 800), text(10)])).toBe(0.5)
  expect(share([text(10), ...picture(100, 80), text(10)])).toBe(0)
})

test('a picture inside a form is as large as both matrices make it', () => {
  expect(
    share([
      text(10),
      ['paintFormXObjectBegin', [[10, 0, 0, 10, 0, 0], null]],
      ...picture(60, 90),
      ['paintFormXObjectEnd'],
    ]),
  ).toBe(1)
})

test('pictures are found with the matrix that puts them on the page', () => {
  expect(marks([['transform', [2, 0, 0, 2, 5, 7]], ...picture(100, 80)]).pictures).toEqual([
    { id: 'img', matrix: [200, 0, 0, 160, 5, 7] },
  ])
})

test('areas, lines and annotations count, clipping does not', () => {
  expect(marks([['constructPath', [11]], ...picture(10, 10)]).other).toBe(false)
  expect(marks([['constructPath', [13]]]).other).toBe(true)
  expect(marks([['beginAnnotation']]).other).toBe(true)
})
