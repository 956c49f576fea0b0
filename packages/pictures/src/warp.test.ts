import { expect, test } from 'vitest'
import { solveLinear } from './linear.ts'
import { type Corners, warp } from './warp.ts'

/** A grey gradient in which neighbouring places differ: 2 per pixel to the right, 1 per pixel down. */
const ramp = {
  data: Uint8Array.from({ length: 60 * 80 }, (_, i) => 2 * (i % 60) + Math.floor(i / 60)),
  width: 60,
  height: 80,
}

test('a part cut out straight keeps its pixels', () => {
  const corners: Corners = [
    { x: 10, y: 20 },
    { x: 30, y: 20 },
    { x: 30, y: 50 },
    { x: 10, y: 50 },
  ]
  const cut = warp(ramp, corners, 20, 30)
  expect(cut.data[0]).toBe(2 * 10 + 20)
  expect(cut.data[29 * 20 + 19]).toBe(2 * 29 + 49)
})

test('corners given from another one turn the picture', () => {
  const corners: Corners = [
    { x: 10, y: 50 },
    { x: 10, y: 20 },
    { x: 30, y: 20 },
    { x: 30, y: 50 },
  ]
  const turned = warp(ramp, corners, 30, 20)
  expect(turned.data[0]).toBe(2 * 10 + 49)
  expect(turned.data[29]).toBe(2 * 10 + 20)
})

test('a sheet seen askew keeps its corners', () => {
  const corners: Corners = [
    { x: 12, y: 9 },
    { x: 50, y: 15 },
    { x: 45, y: 70 },
    { x: 5, y: 62 },
  ]
  const flat = warp(ramp, corners, 200, 300)
  const at = (x: number, y: number) => flat.data[y * 200 + x]!
  expect(Math.abs(at(0, 0) - (2 * 11.5 + 8.5))).toBeLessThan(2)
  expect(Math.abs(at(199, 299) - (2 * 44.5 + 69.5))).toBeLessThan(2)
})

test('a linear system is solved, rows in any order', () => {
  const [x, y] = solveLinear([
    [0, 2, 6],
    [1, 1, 5],
  ])
  expect([x, y]).toEqual([2, 3])
})
