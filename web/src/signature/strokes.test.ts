// @vitest-environment node
import { expect, test } from 'vitest'
import { drawStrokes } from './strokes.ts'

function pen() {
  const calls: string[] = []
  const note =
    (name: string) =>
    (...at: number[]) =>
      void calls.push(`${name} ${at.map(Math.round).join(' ')}`.trim())
  const names = ['beginPath', 'moveTo', 'lineTo', 'quadraticCurveTo', 'stroke', 'fillRect'] as const
  const acts = Object.fromEntries(names.map((name) => [name, note(name)]))
  return { calls, pen: acts as unknown as CanvasRenderingContext2D }
}

test('a stroke runs through the middles between its points, from its first to its last', () => {
  const { calls, pen: one } = pen()
  drawStrokes(
    one,
    [
      [
        { x: 0, y: 0 },
        { x: 0.1, y: 0.1 },
        { x: 0.2, y: 0 },
      ],
    ],
    1000,
  )
  expect(calls.slice(1)).toEqual([
    'beginPath',
    'moveTo 0 0',
    'quadraticCurveTo 100 100 150 50',
    'lineTo 200 0',
    'stroke',
  ])
})

test('a tap is a dot', () => {
  const { calls, pen: one } = pen()
  drawStrokes(one, [[{ x: 0.5, y: 0.1 }]], 100)
  expect(calls.slice(1)).toEqual(['beginPath', 'moveTo 50 10', 'lineTo 50 10', 'stroke'])
})
