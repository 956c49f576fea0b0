import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findDeadlines } from '../src/find/deadline.ts'
import { finders } from '../src/find/finders.ts'
import { buildLayout } from '../src/layout/build-layout.ts'
import { readLetter } from '../src/read-letter.ts'
import type { Finding } from '../src/types.ts'
import { damaged, nasty, unfounded } from './damage.ts'

const today = '2026-01-15'

// A fixed seed: the suite reads the same letters every time; `npm run fuzz` searches for new errors.
fc.configureGlobal({ seed: 20_261_128 })

describe('damaged and hostile letters', () => {
  it('break no finder', () => {
    fc.assert(
      fc.property(damaged(), (pages) => {
        const letter = buildLayout(pages)
        const before: Finding[] = []
        for (const finder of finders) before.push(...finder(letter, before, today))
        const { findings } = findDeadlines(letter, before, today)
        for (const { words } of [...before, ...findings]) {
          expect(words.every((word) => word in letter.words)).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
  }, 60_000)

  it('give only facts whose evidence stands on the page', () => {
    fc.assert(
      fc.property(damaged(), (pages) => {
        const { explanation, sentences } = readLetter(pages, { today })
        expect(unfounded(explanation, pages)).toEqual([])
        for (const { text } of sentences.slice(0, 5)) expect(text.trim()).not.toBe('')
        expect(explanation.document_details.summary).not.toMatch(/undefined|NaN|null/)
      }),
      { numRuns: 60 },
    )
  }, 60_000)

  it('are read even when nothing about them is sane', () => {
    const number = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, Infinity, -1, 0))
    const word = fc.record({
      text: fc.oneof(nasty, fc.string()),
      page: fc.oneof(fc.integer(), number),
      box: fc.record({ x: number, y: number, width: number, height: number }),
      confidence: number,
    })
    const page = fc.record({ number: fc.oneof(fc.nat(5), number), width: number, height: number })
    fc.assert(
      fc.property(
        fc.record({ pages: fc.array(page), words: fc.array(word, { maxLength: 200 }) }),
        (pages) => {
          expect(readLetter(pages, { today }).explanation.document_details.urgency).toBeDefined()
        },
      ),
      { numRuns: 100 },
    )
  }, 60_000)
})
