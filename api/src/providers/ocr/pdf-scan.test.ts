import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js'
import { expect, test } from 'vitest'
import type { Marks } from './page-marks.ts'
import { scanOn, turnShared } from './pdf-scan.ts'

const page = (unpacked: object) =>
  ({
    view: [0, 0, 595, 842],
    objs: { has: () => true, get: () => unpacked },
  }) as unknown as PDFPageProxy

const scan: Marks = {
  shown: 0,
  hidden: 40,
  pictures: [{ id: 'img', matrix: [595, 0, 0, 842, 0, 0] }],
  other: false,
}
const colours = {
  kind: 2,
  width: 2,
  height: 2,
  data: Uint8Array.of(255, 255, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0),
}
const bits = { kind: 1, width: 10, height: 1, data: Uint8Array.of(0b10110000, 0b01000000) }

const values = (unpacked: object, width: number) => [...scanOn(page(unpacked), scan, width)!.data]

test('a page that is one picture gives that picture in grey', () => {
  expect(values(colours, 2)).toEqual([255, 0, 76, 149])
  expect(values(bits, 10)).toEqual([255, 0, 255, 255, 0, 0, 0, 0, 0, 255])
})

test('a picture finer than needed is averaged', () => {
  expect(values(colours, 1)).toEqual([120])
  expect(values({ ...colours, kind: 2 }, 1.5)).toHaveLength(4)
})

test.each<[string, Partial<Marks>]>([
  ['print that can be seen', { shown: 1 }],
  ['lines or areas', { other: true }],
  ['a second picture', { pictures: [scan.pictures[0]!, scan.pictures[0]!] }],
  ['a margin around the picture', { pictures: [{ id: 'img', matrix: [500, 0, 0, 700, 40, 70] }] }],
  ['a picture upside down', { pictures: [{ id: 'img', matrix: [595, 0, 0, -842, 0, 842] }] }],
])('a page with %s has to be drawn', (_, change) => {
  expect(scanOn(page(colours), { ...scan, ...change }, 2)).toBeNull()
})

test('a picture that cannot be unpacked has to be drawn', () => {
  expect(scanOn(page({ ...colours, data: null }), scan, 2)).toBeNull()
})

test('pictures turn clockwise by quarters', () => {
  const picture = { data: Uint8Array.of(1, 2, 3, 4, 5, 6), width: 3, height: 2 }
  const turned = (quarters: number) => [...turnShared(picture, quarters).data]
  expect(turned(0)).toEqual([1, 2, 3, 4, 5, 6])
  expect(turned(1)).toEqual([4, 1, 5, 2, 6, 3])
  expect(turned(2)).toEqual([6, 5, 4, 3, 2, 1])
  expect(turned(3)).toEqual([3, 6, 2, 5, 1, 4])
})
