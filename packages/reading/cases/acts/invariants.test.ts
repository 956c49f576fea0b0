import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readLetter } from '../../src/read-letter.ts'
import { damaged } from '../damage.ts'
import { composed } from './composed.ts'
import { brokenInvariants } from './invariants.ts'

const today = '2025-11-26'

test.each([
  ['composed of contradictions', composed(), 700],
  ['damaged and hostile', damaged(), 300],
])(
  'answers to letters that are %s do not contradict themselves',
  (_, letters, numRuns) => {
    fc.assert(
      fc.property(letters, (pages) => {
        expect(brokenInvariants(readLetter(pages, { today }).explanation)).toEqual([])
      }),
      { numRuns, seed: 20_261_129 },
    )
  },
  300_000,
)
