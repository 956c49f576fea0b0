import { expect, test } from 'vitest'
import { straightSize, turnCorners } from './straight-page.ts'
import { type Colour, greyOf, warpColour } from './warp-colour.ts'
import { frameOf } from './warp.ts'

test('the straightened page has the shape of A4 and no more pixels than the photo', () => {
  expect(straightSize(frameOf(2000, 2700), 2500)).toEqual({ width: 2000, height: 2828 })
  expect(straightSize(frameOf(4000, 5600), 2500)).toEqual({ width: 2500, height: 3536 })
})

test('a page that lies on its side stays on its side', () => {
  expect(straightSize(frameOf(2700, 2000), 2500)).toEqual({ width: 2828, height: 2000 })
})

test('a receipt keeps its own shape', () => {
  expect(straightSize(frameOf(500, 1500), 2500)).toEqual({ width: 500, height: 1500 })
})

/** A picture that is red on the left and blue on the right. */
const flag: Colour = {
  data: Uint8ClampedArray.from({ length: 40 * 30 * 4 }, (_, i) => {
    const isLeft = (i >> 2) % 40 < 20
    return [isLeft ? 200 : 0, 0, isLeft ? 0 : 200, 255][i & 3]!
  }),
  width: 40,
  height: 30,
}
const pixel = ({ data, width }: Colour, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
]

test('colours stay what they are', () => {
  const page = warpColour(flag, frameOf(40, 30), 40, 30)
  expect(pixel(page, 5, 15)).toEqual([200, 0, 0, 255])
  expect(pixel(page, 35, 15)).toEqual([0, 0, 200, 255])
})

test('corners that begin at another one turn the page clockwise', () => {
  const once = warpColour(flag, turnCorners(frameOf(40, 30), 1), 30, 40)
  // the left side is now on top
  expect(pixel(once, 15, 5)).toEqual([200, 0, 0, 255])
  expect(pixel(once, 15, 35)).toEqual([0, 0, 200, 255])
  expect(turnCorners(turnCorners(frameOf(4, 3), 3), 1)).toEqual(frameOf(4, 3))
})

test('grey is the brightness of the colours', () => {
  expect([...greyOf(flag).data.subarray(18, 22)]).toEqual([60, 60, 22, 22])
})
