// @vitest-environment node
import type { Corners } from '@brieflotse/pictures'
import { expect, test } from 'vitest'
import { hintFor, steadied } from './live-edges.tsx'

const page: Corners = [
  { x: 0.1, y: 0.1 },
  { x: 0.9, y: 0.1 },
  { x: 0.9, y: 0.9 },
  { x: 0.1, y: 0.9 },
]
const seen = { kind: 'seen', corners: page, cutOff: false, light: 180 } as const
const small = page.map(({ x, y }) => ({ x: x * 0.5, y: y * 0.5 })) as Corners
const moved = page.map(({ x, y }) => ({ x: x + 0.03, y })) as Corners

test.each([
  ['a page that lies still is ready', seen, page, 'ready'],
  ['a page just found has to be held still', seen, null, 'still'],
  ['a page that moves has to be held still', seen, moved, 'still'],
  ['a page that is small has to come closer', { ...seen, corners: small }, small, 'closer'],
  ['a page that runs out of the picture is cut off', { ...seen, cutOff: true }, page, 'cut-off'],
  ['without a page its corners are asked for', { ...seen, corners: null }, null, 'looking'],
  ['in the dark nothing else matters', { ...seen, corners: null, light: 20 }, null, 'dark'],
] as const)('%s', (_, look, before, hint) => {
  expect(hintFor(look, before, 0.75)).toBe(hint)
})

test('a hint is shown when two looks in a row agree', () => {
  const steady = steadied()
  expect([steady('still'), steady('ready'), steady('ready')]).toEqual([null, null, 'ready'])
})
