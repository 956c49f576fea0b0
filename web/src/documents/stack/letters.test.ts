// @vitest-environment node
import { expect, test } from 'vitest'
import { reminder } from '../../testing/sample-document.ts'
import { isInOrder, lettersOf, proposed, toggled, withCutMoved, withPageMoved } from './letters.ts'

const four = { order: [1, 2, 3, 4], starts: [3] }

test('letters are the pages between the cuts', () => {
  expect(lettersOf(four)).toEqual([
    [1, 2],
    [3, 4],
  ])
  expect(lettersOf(toggled(four, 4))).toEqual([[1, 2], [3], [4]])
  expect(lettersOf(toggled(four, 3))).toEqual([[1, 2, 3, 4]])
})

test('a cut moves by one page, not before the first and not onto another', () => {
  expect(withCutMoved(four, 3, -1)).toEqual({
    page: 2,
    sorting: { order: [1, 2, 3, 4], starts: [2] },
  })
  expect(withCutMoved({ ...four, starts: [2] }, 2, -1)).toBeNull()
  expect(withCutMoved({ ...four, starts: [3, 4] }, 3, 1)).toBeNull()
})

test('a page that moves leaves the letters beginning where they began', () => {
  const moved = withPageMoved(four, 3, 1)
  expect(moved).toEqual({ order: [1, 2, 4, 3], starts: [4] })
  expect(isInOrder(moved)).toBe(false)
  expect(withPageMoved(four, 1, -1)).toEqual(four)
})

test('a proposal that does not fit the pages is none', () => {
  const page = { number: 1, width: 210, height: 297 }
  const pages = [page, { ...page, number: 2 }]
  const cut = { page: 2, confidence: 0.9, reasons: [] }
  const stack = { order: [1, 2], cuts: [cut], blank: [] }
  expect(proposed({ ...reminder, pages, stack })).toEqual({ order: [1, 2], starts: [2] })
  expect(proposed({ ...reminder, pages: [page], stack })).toEqual({ order: [1], starts: [] })
})
