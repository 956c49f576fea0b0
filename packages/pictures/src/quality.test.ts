import { expect, test } from 'vitest'
import { complaintsAbout } from './complaints.ts'
import type { Grey } from './grey.ts'
import { measurePage } from './quality.ts'
import { everyNth, place, testPhoto } from './test-photo.ts'
import { scaleCorners } from './warp.ts'

const judge = (photo: Grey, corners = place) => complaintsAbout(measurePage(photo, corners))

test('of a sharp, well lit page nothing is said', () => {
  expect(judge(testPhoto())).toEqual([])
})

test('a blurred page is told', () => {
  expect(judge(testPhoto({ soft: 6 }))).toEqual(['blurred'])
})

test('a page of which only the bottom is blurred is told where', () => {
  const [photo, soft] = [testPhoto(), testPhoto({ soft: 6 })]
  photo.data.set(soft.data.subarray(1400 * 1400), 1400 * 1400)
  expect(judge(photo)).toEqual(['blurred-bottom'])
})

test('sharpness does not depend on the light', () => {
  const bright = measurePage(testPhoto(), place).sharpness!
  const dim = measurePage(testPhoto({ light: 0.5 }), place).sharpness!
  expect(dim / bright).toBeGreaterThan(0.9)
  expect(dim / bright).toBeLessThan(1.1)
})

test('an empty page has no sharpness, and is no reason to complain', () => {
  const photo = testPhoto({ printed: false })
  expect(measurePage(photo, place).sharpness).toBeNull()
  expect(judge(photo)).toEqual([])
})

test('a page in the dark is told', () => {
  expect(judge(testPhoto({ light: 0.2 }))).toContain('too-dark')
})

test("a lamp's reflection that wipes out print is told", () => {
  const photo = testPhoto()
  for (let y = 400; y < 700; y++) photo.data.fill(255, y * 1400 + 400, y * 1400 + 800)
  expect(judge(photo)).toEqual(['glare'])
})

test('a page that is bright all over has no reflection', () => {
  const photo = testPhoto()
  expect(judge({ ...photo, data: photo.data.map((value) => Math.min(255, value * 1.2)) })).toEqual(
    [],
  )
})

test('a page too far away has too few pixels, and that is said instead of its softness', () => {
  expect(judge(everyNth(testPhoto(), 3), scaleCorners(place, 1 / 3))).toEqual(['too-far'])
})

test('a page with a corner on the edge of the picture is cut off', () => {
  const corners = place.map(({ x, y }) => ({ x: Math.min(x, 1309), y })) as typeof place
  expect(judge(testPhoto(), [{ x: 0, y: 110 }, corners[1], corners[2], corners[3]])).toContain(
    'cut-off',
  )
})
