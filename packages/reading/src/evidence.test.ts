import { expect, it } from 'vitest'
import { setLine } from '../cases/typeset.ts'
import { evidenceOf } from './evidence.ts'

it('puts words of one line into one box and words of the next line into another', () => {
  const words = [...setLine('bis zum', 100, 50), ...setLine('28.03.2025', 25, 54)]
  const [evidence, ...more] = evidenceOf([0, 1, 2], words)
  expect(more).toEqual([])
  expect(evidence?.quote).toBe('bis zum 28.03.2025')
  expect(evidence?.boxes.map((box) => box.x)).toEqual([100, 25])
})

it('keeps pages apart and passes over indexes that point nowhere', () => {
  const words = [...setLine('eins', 10, 10), ...setLine('zwei', 10, 10, { page: 2 })]
  expect(evidenceOf([0, 1, 7, -1, 0], words).map(({ page, quote }) => [page, quote])).toEqual([
    [1, 'eins'],
    [2, 'zwei'],
  ])
})
