import type { Grey } from '@brieflotse/pictures'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { rotate, skewOf } from './deskew.ts'
import { flatten, isFaint } from './flatten.ts'
import { turn } from './grey.ts'
import { decodeImage } from './image.ts'
import { findPage } from './page-corners.ts'
import { evenlyLit, straighten } from './straighten.ts'
import { asPhoto, fixture, pageGrey } from '../../../test/providers/ocr/test-files.ts'
import { bendOf, unbend } from './unbend.ts'
import { reachAbove, runsAcross } from './upright.ts'

let page: Grey
beforeAll(async () => {
  page = await pageGrey()
})

/** The mean difference of two pictures of the same size, from 0 to 255. */
function difference(a: Grey, b: Grey): number {
  return a.data.reduce((sum, value, i) => sum + Math.abs(value - b.data[i]!), 0) / a.data.length
}

test.each([0, 1, 2, 3] as const)(
  'a scan turned by %i quarters comes back upright',
  async (quarters) => {
    const sheet = await straighten(await turn(page, quarters))
    expect(sheet.paper.height).toBeCloseTo(297)
    expect(sheet.picture.height).toBeGreaterThan(sheet.picture.width)
    expect(await runsAcross(sheet.picture)).toBe(true)
    expect(await reachAbove(sheet.picture, 0)).toBeGreaterThan(1.15)
  },
)

/** The EXIF orientations of a camera: mirrored or not, and the quarters turned clockwise. */
test.each([
  [1, false, 0],
  [2, true, 0],
  [3, false, 180],
  [4, true, 180],
  [5, true, 270],
  [6, false, 270],
  [7, true, 90],
  [8, false, 90],
] as const)(
  'a picture is turned as EXIF orientation %i says',
  async (orientation, mirrored, by) => {
    const held = await sharp(fixture('page.png')).flop(mirrored).toBuffer()
    const bytes = await sharp(held).rotate(by).withMetadata({ orientation }).png().toBuffer()
    expect(difference(await decodeImage(bytes), page)).toBe(0)
  },
)

test('the sheet in a photo is found to a few millimetres', async () => {
  const photo = await decodeImage(await asPhoto())
  const corners = (await findPage(photo))!
  // The page's corners after a rotation by 2.5 degrees with a margin of 100 pixels.
  const expected = [
    [202, 100],
    [1854, 172],
    [1752, 2509],
    [100, 2437],
  ]
  corners.forEach(({ x, y }, i) => {
    expect(Math.hypot(x - expected[i]![0]!, y - expected[i]![1]!)).toBeLessThan(25)
  })
})

test('a photo comes back as a sheet of A4 that looks like the page', async () => {
  const sheet = await straighten(await decodeImage(await asPhoto()))
  expect(sheet.paper).toEqual({ width: 210, height: 297 })
  const print = (picture: Grey) => picture.data.filter((v) => v < 128).length / picture.data.length
  expect(print(sheet.picture)).toBeGreaterThan(print(page) * 0.7)
  expect(print(sheet.picture)).toBeLessThan(print(page) * 1.5)
})

test('a scan is told from a photo by its even light', async () => {
  expect(evenlyLit(page)).toBe(true)
  expect(evenlyLit(await decodeImage(await asPhoto()))).toBe(false)
})

test('shadows are taken out, print stays', () => {
  const shaded = {
    ...page,
    data: page.data.map((v, i) => v * (0.4 + (0.6 * (i % page.width)) / page.width)),
  }
  const flat = flatten(shaded)
  expect(difference(flat, flatten(page))).toBeLessThan(3)
})

test.each([-4, 1.5, 6])('a skew of %f degrees is measured and taken out', async (degrees) => {
  const skewed = await rotate(page, degrees)
  expect(await skewOf(skewed)).toBeCloseTo(degrees, 0)
  expect(Math.abs(await skewOf(await rotate(skewed, -(await skewOf(skewed)))))).toBeLessThan(0.15)
})

test('lines that bend are straightened', async () => {
  const bent = unbend(page, (x, y) => 0.02 * x * x * (1 + 0.3 * y))
  const bend = (await bendOf(bent))!
  expect(Math.abs(bend(0.8, 0) + 0.02 * 0.64)).toBeLessThan(0.006)
  expect(difference(unbend(bent, bend), page)).toBeLessThan(difference(bent, page))
})

test('an empty page has no bend', async () => {
  expect(await bendOf({ ...page, data: new Uint8Array(page.data.length).fill(255) })).toBeNull()
})

test('print tells which way is up', async () => {
  expect(await runsAcross(page)).toBe(true)
  expect(await runsAcross(await turn(page, 1))).toBe(false)
  expect(await reachAbove(page, 0)).toBeGreaterThan(1.15)
  expect(await reachAbove(await turn(page, 2), 0)).toBeLessThan(1)
})

test.each([-4, 4])(
  'a page leaning by %i degrees is not taken to stand on its head',
  async (lean) => {
    const leaning = await rotate(page, lean)
    expect(await reachAbove(leaning, await skewOf(leaning))).toBeGreaterThan(1.15)
    const onItsHead = await turn(leaning, 2)
    expect(await reachAbove(onItsHead, await skewOf(onItsHead))).toBeLessThan(1.15)
  },
)

test('the upper half of a page is as wide as the page', async () => {
  const half = { ...page, data: page.data.subarray(0, page.width * 1170), height: 1170 }
  const sheet = await straighten(half)
  expect(sheet.paper.width).toBe(210)
  expect(sheet.paper.height).toBeCloseTo(148.5, 0)
})

test('pale print is told from strong print', () => {
  expect(isFaint(page)).toBe(false)
  expect(isFaint({ ...page, data: page.data.map((value) => 150 + value * 0.4) })).toBe(true)
})

test('a page whose size does not divide evenly, with ink on its last row, is read like others', async () => {
  const picture = { width: 1816, height: 2569, data: new Uint8Array(1816 * 2569).fill(230) }
  picture.data.fill(20, 1816 * 2560)
  expect(await runsAcross(picture)).toBe(true)
})

test('a frame printed on a page that fills the picture is not taken for the sheet', async () => {
  const [width, height] = [1240, 1754]
  const picture = { width, height, data: new Uint8Array(width * height) }
  // Light from one side, so that the picture does not count as a scan.
  for (let i = 0; i < picture.data.length; i++) picture.data[i] = 120 + ((i % width) / width) * 110
  for (let y = 300; y < 1500; y++)
    for (let x = 150; x < 1090; x++)
      if (x < 156 || x > 1083 || y < 306 || y > 1493) picture.data[y * width + x] = 40
  expect(await findPage(picture)).toBeNull()
})
