import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judge } from './gate/gate.ts'
import { createLexicon } from './gate/lexicon.ts'
import { createPhraseMemory } from './phrases.ts'
import { splitSentence } from './sentence.ts'

const phrases = createPhraseMemory()
const lexicon = createLexicon(
  readFileSync(new URL('../../model-de-en/lexicon.tsv', import.meta.url), 'utf8'),
)
const names = ['Marion Tröbs', 'aaa']
const traps = [
  'a|1| |-|.|\u0301|ß|A-|Aa.-|1 |1.1.1.1.|1.000.|, |Str. |Straße 1, |12345 A|§ 1 und ',
  'Abs. 1, |Frau Dr. |gez. A|a@a.|DE12AAAA |EUR |<num1> |((|Datum: |Betrag 1 |_ |. . ',
  'GmbH |darf |darf nicht |haben zu |bleibt |wenn, |bis zum <date1> |nicht Wort ',
].flatMap((line) => line.split('|'))
const plain = 'Bitte überweisen Sie den Betrag von 12,50 € bis zum 3. Mai 2026 an Frau Aa. '
const longest = 1450

const fill = (trap: string, length: number) =>
  `${trap.repeat(Math.ceil(length / trap.length)).slice(0, length)}!`
const read = (text: string) => splitSentence(text, names, phrases)
const judged = (text: string) =>
  judge(text, { text, logProb: -0.1, cut: false, unknown: 0 }, lexicon)

/** CPU time of the quickest of three runs, so that other load on the machine does not matter. */
function work(run: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const began = process.cpuUsage()
    for (let i = 0; i < 5; i++) run()
    const { user, system } = process.cpuUsage(began)
    return user + system
  })
  return Math.min(...times)
}

const ordinary = {
  read: work(() => read(fill(plain, longest))),
  judged: work(() => judged(fill(plain, longest))),
}

/** The smallest ratio of several attempts: noise only adds time, while a slow pattern is slow every time. */
function timesAsMuch(run: () => unknown, as: number, limit: number): number {
  let least = Infinity
  for (let attempt = 0; attempt < 12 && least >= limit; attempt++)
    least = Math.min(least, work(run) / as)
  return least
}

// a pattern that backtracks from every character takes some dozen times a plain line's time at this length, a worse one hundreds
test.each(traps)('a line full of "%s" is no trap for any pattern', (trap) => {
  const line = fill(trap, longest)
  expect(timesAsMuch(() => read(line), ordinary.read, 100)).toBeLessThan(100)
  expect(timesAsMuch(() => judged(line), ordinary.judged, 100)).toBeLessThan(100)
})

test.each(traps)('a megabyte of "%s" in one line is not looked at', (trap) => {
  const huge = fill(trap, 1_000_000)
  expect(read(huge)).toHaveLength(1)
  expect(timesAsMuch(() => read(huge), ordinary.read, 1)).toBeLessThan(1)
})

test('a thousand names cost no more than forty', () => {
  const many = Array.from({ length: 1000 }, (_, i) => 'a'.repeat(3 + (i % 40)))
  const line = fill('a', longest)
  const few = work(() => splitSentence(line, many.slice(0, 40), phrases))
  expect(timesAsMuch(() => splitSentence(line, many, phrases), few, 8)).toBeLessThan(8)
})

test('labels behind labels are followed a few times only', () => {
  let asked = 0
  const counting = {
    ...phrases,
    find: (text: string) => {
      asked++
      return phrases.find(text)
    },
  }
  splitSentence('Datum: '.repeat(200), [], counting)
  expect(asked).toBeLessThan(12)
})

test('whatever a line holds, its parts hold every letter of it, in order', () => {
  const piece = fc.oneof(
    fc.constantFrom(...traps),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('   ', '\t', '____', '.....', '; '),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const line = pieces.join('')
      const bare = (text: string) => text.replace(/\s/g, '')
      const parts = read(line)
      if (parts.length)
        expect(bare(parts.map((part) => part.between + part.plain).join(''))).toBe(bare(line))
      else expect(bare(line).replace(/[_.]/g, '')).toBe('')
    }),
    { numRuns: 300 },
  )
})
