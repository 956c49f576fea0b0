// @vitest-environment node
import { expect, test } from 'vitest'
import { createHeights, layOutRows, listItemsOf, rowsBetween } from './rows-in-view.ts'

const ids = Array.from({ length: 100 }, (_, i) => i + 1)

function measured(height: number) {
  const heights = createHeights()
  for (const id of ids.slice(0, 8)) heights.measured(id, height)
  return heights
}

test('rows that were not shown yet are taken to be as high as the first ones', () => {
  const heights = measured(88)
  const layout = layOutRows(ids, heights)
  expect(layout.topOf(50)).toBe(50 * 100)
  heights.measured(30, 188)
  expect(layout.topOf(50)).toBe(51 * 100)
})

test('the rows near the screen are whole groups, and never more than there are', () => {
  const heights = measured(88)
  const layout = layOutRows(ids, heights)
  expect(rowsBetween(layout, -500, 700)).toEqual({ first: 0, last: 8 })
  expect(rowsBetween(layout, 4_250, 5_150)).toEqual({ first: 40, last: 52 })
  expect(rowsBetween(layout, 9_900, 20_000)).toEqual({ first: 96, last: 100 })
  expect(rowsBetween(layOutRows([], heights), 0, 700)).toEqual({ first: 0, last: 0 })
})

test('every row is shown or has its space, and the row with the focus stays', () => {
  const heights = measured(88)
  const pieces = listItemsOf(layOutRows(ids, heights), { first: 40, last: 60 }, [5])
  const shown = pieces.flatMap((piece) => ('id' in piece ? piece.id : []))
  expect(shown).toEqual([6, ...ids.slice(40, 60)])
  const spaces = pieces.filter((piece) => 'from' in piece)
  expect(spaces).toEqual([
    { from: 0, to: 5, height: 488 },
    { from: 6, to: 40, height: 3_388 },
    { from: 60, to: 100, height: 3_988 },
  ])
})
