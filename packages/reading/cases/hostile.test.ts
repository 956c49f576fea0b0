import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findDeadlines } from '../src/find/deadline.ts'
import { finders } from '../src/find/finders.ts'
import { buildLayout } from '../src/layout/build-layout.ts'
import { readLetter } from '../src/read-letter.ts'
import type { Evidence, Finding, Pages, Word } from '../src/types.ts'
import { letterIds, loadWords } from './words.ts'

const today = '2026-01-15'
const ids = letterIds()

const nasty = fc.constantFrom(
  '<script>alert(1)</script>',
  "'; drop table documents; --",
  '../../etc/passwd',
  'IBAN',
  'DE00000000000000000000',
  '99.99.9999',
  '9'.repeat(400),
  '1.1.1.1.1.1.1.1,1,1,1',
  '(((((((((((((((((((((((((',
  '\u202e\u200b\u0000',
  '\ud800',
  '§§§§',
  '-',
  ':',
  'bis',
  'a'.repeat(5000),
)

const change = fc.oneof(
  fc.record({ op: fc.constant('drop' as const), at: fc.nat(), length: fc.nat(40) }),
  fc.record({ op: fc.constant('swap' as const), at: fc.nat(), other: fc.nat() }),
  fc.record({
    op: fc.constant('double' as const),
    at: fc.nat(),
    dx: fc.integer({ min: -3, max: 60 }),
  }),
  fc.record({
    op: fc.constant('shift' as const),
    dx: fc.integer({ min: -40, max: 40 }),
    dy: fc.integer({ min: -90, max: 90 }),
  }),
  fc.record({
    op: fc.constant('text' as const),
    at: fc.nat(),
    text: fc.oneof(nasty, fc.string({ unit: 'grapheme' })),
  }),
  fc.record({
    op: fc.constant('doubt' as const),
    at: fc.nat(),
    confidence: fc.constantFrom(0, 0.2, 0.5, Number.NaN),
  }),
)

type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

function apply({ pages, words }: Pages, changes: Change[]): Pages {
  let out: Word[] = words.map((word) => ({ ...word, box: { ...word.box } }))
  for (const one of changes) {
    const at = 'at' in one && out.length ? one.at % out.length : 0
    const word = out[at]
    if (one.op === 'drop') out.splice(at, one.length)
    else if (one.op === 'shift')
      out = out.map((w) => ({ ...w, box: { ...w.box, x: w.box.x + one.dx, y: w.box.y + one.dy } }))
    else if (!word) continue
    else if (one.op === 'text') out[at] = { ...word, text: one.text }
    else if (one.op === 'doubt') out[at] = { ...word, confidence: one.confidence }
    else if (one.op === 'double')
      out.push({ ...word, box: { ...word.box, x: word.box.x + one.dx } })
    else {
      const other = out[one.other % out.length]
      if (other) out[at] = { ...word, text: other.text }
    }
  }
  return { pages, words: out }
}

const damaged = fc
  .tuple(fc.constantFrom(...ids), fc.array(change, { maxLength: 12 }))
  .map(([id, changes]) => apply(loadWords(id, 'pdf'), changes))

function standsOnPage(evidence: Evidence[], { words }: Pages): void {
  for (const { page, boxes, quote } of evidence) {
    const here = words.filter((word) => word.page === page)
    const texts = new Set(here.map(({ text }) => text))
    const isPrinted =
      texts.has(quote) ||
      quote.split(' ').every((part) => [...texts].some((text) => text.includes(part)))
    expect(isPrinted).toBe(true)
    for (const box of boxes) {
      const touches = here.some(
        ({ box: b }) =>
          b.x < box.x + box.width + 0.1 &&
          b.x + b.width > box.x - 0.1 &&
          b.y < box.y + box.height + 0.1 &&
          b.y + b.height > box.y - 0.1,
      )
      expect(touches).toBe(true)
    }
  }
}

describe('damaged and hostile letters', () => {
  it('break no finder', () => {
    fc.assert(
      fc.property(damaged, (pages) => {
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
      fc.property(damaged, (pages) => {
        const { explanation, sentences } = readLetter(pages, { today })
        for (const { stated, evidence } of explanation.facts) {
          if (stated) expect(evidence.length).toBeGreaterThan(0)
          standsOnPage(evidence, pages)
        }
        for (const { evidence } of explanation.terms) standsOnPage(evidence, pages)
        for (const { text, evidence } of sentences.slice(0, 5)) {
          expect(text.trim()).not.toBe('')
          standsOnPage(evidence, pages)
        }
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
