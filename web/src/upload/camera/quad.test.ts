// @vitest-environment node
import type { Corners } from '@brieflotse/pictures'
import { expect, test } from 'vitest'
import { someCorners, turned, withCorner } from './quad.ts'

const askew: Corners = [
  { x: 0.1, y: 0.2 },
  { x: 0.8, y: 0.1 },
  { x: 0.9, y: 0.95 },
  { x: 0.2, y: 0.9 },
]

test('a turned picture has its corners where they were on the page, beginning top left', () => {
  const [topLeft, , bottomRight] = turned(askew, 1)
  // the former bottom left corner is now the top left one
  expect(topLeft.x).toBeCloseTo(1 - 0.9)
  expect(topLeft.y).toBeCloseTo(0.2)
  expect(bottomRight.x).toBeCloseTo(1 - 0.1)
  expect(bottomRight.y).toBeCloseTo(0.8)
})

test('four quarters are none', () => {
  turned(turned(askew, 3), 1).forEach(({ x, y }, i) => {
    expect(x).toBeCloseTo(askew[i]!.x)
    expect(y).toBeCloseTo(askew[i]!.y)
  })
})

test('a corner stays in the picture', () => {
  expect(withCorner(askew, 0, { x: -0.5, y: -0.1 })[0]).toEqual({ x: 0, y: 0 })
})

test('a corner cannot be pulled over the opposite side', () => {
  expect(withCorner(someCorners, 0, { x: 0.95, y: 0.95 })).toBe(someCorners)
})
