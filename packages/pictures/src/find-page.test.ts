import { expect, test } from 'vitest'
import { findPageIn } from './find-page.ts'
import type { Grey } from './grey.ts'
import { makeScene, type SceneKind } from './test-scene.ts'
import { type Corners, distance } from './warp.ts'

/** Rows of print with a margin, and a frame in the middle. */
const page: Grey = { width: 420, height: 594, data: new Uint8Array(420 * 594) }
for (let y = 0; y < page.height; y++)
  for (let x = 0; x < page.width; x++) {
    const inMargin = x < 45 || x > 375 || y < 40 || y > 550
    const isWord = y % 12 < 5 && (x * 7 + (y / 12) * 13) % 31 < 24
    const isFrame =
      x > 60 && x < 360 && y > 300 && y < 420 && (x < 63 || x > 357 || y < 303 || y > 417)
    page.data[y * page.width + x] = isFrame || (isWord && !inMargin) ? 40 : 250
  }

const size = { width: 360, height: 480 }
const found = (kind: SceneKind, seed: number) => {
  const { photo, corners } = makeScene(page, { kind, seed, ...size, noise: 2 })
  return { corners: findPageIn(photo), truth: corners }
}
const miss = (corners: Corners, truth: Corners) =>
  Math.max(...corners.map((corner, i) => distance(corner, truth[i]!)))

test.each<[SceneKind, number]>([
  ['wood', 2],
  ['white desk', 1],
  ['checked cloth', 3],
  ['flowered cloth', 3],
  ['other papers', 6],
  ['hand', 1],
])('a page is found: %s, %i', (kind, seed) => {
  const { corners, truth } = found(kind, seed)
  expect(miss(corners!, truth)).toBeLessThan(8)
})

test.each([1, 2])('of a page that is cut off, all that can be seen is kept: %i', (seed) => {
  const { corners, truth } = found('cut edge', seed)
  const inPicture = truth.map(({ x, y }) => ({
    x: Math.min(size.width, Math.max(0, x)),
    y: Math.min(size.height, Math.max(0, y)),
  })) as Corners
  if (corners) expect(miss(corners, inPicture)).toBeLessThan(12)
})

test.each([1])('a page that fills the picture is left whole, frames on it or not: %i', (seed) => {
  expect(found('fills the picture', seed).corners).toBeNull()
})
