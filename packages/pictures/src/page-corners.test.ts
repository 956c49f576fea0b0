import { expect, test } from 'vitest'
import type { Grey } from './grey.ts'
import { atEdge, findSheet } from './page-corners.ts'
import { everyNth, place, testPhoto } from './test-photo.ts'
import { distance, scaleCorners } from './warp.ts'

const small = everyNth(testPhoto(), 4)

/** Crops the picture on the left and at the bottom. */
function cut({ data, width, height }: Grey, left: number, bottom: number): Grey {
  const [w, h] = [width - left, height - bottom]
  const out = new Uint8Array(w * h)
  for (let y = 0; y < h; y++) out.set(data.subarray(y * width + left, y * width + width), y * w)
  return { data: out, width: w, height: h }
}

test('the corners of a page on a desk are found to within two pixels', () => {
  const found = scaleCorners(findSheet(small)!, 4)
  found.forEach((corner, i) => expect(distance(corner, place[i]!)).toBeLessThan(2 * 4))
})

test('where there is no page, none is found', () => {
  expect(findSheet({ ...small, data: new Uint8Array(small.data.length).fill(90) })).toBeNull()
})

test.each([
  ['to the left', 70, 0],
  ['below', 0, 70],
])('a page that goes on outside of the picture %s is cut off', (_, left, bottom) => {
  const part = cut(small, left, bottom)
  expect(atEdge(findSheet(part)!, part.width, part.height)).toBe(true)
})

test('a corner on the edge of the picture leaves nothing around the page', () => {
  expect(atEdge(place, 1400, 1940)).toBe(false)
  expect(atEdge(place, 1310, 1940)).toBe(true)
})
