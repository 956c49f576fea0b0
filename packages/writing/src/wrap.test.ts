import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineLength, wrapLetter } from './wrap.ts'

test('a line of 76 characters stays, one of 77 is broken between words', () => {
  const line = `${'a'.repeat(70)} ${'b'.repeat(5)}`
  expect(wrapLetter(line)).toBe(line)
  expect(wrapLetter(`${line}b`)).toBe(`${'a'.repeat(70)}\n${'b'.repeat(6)}`)
})

test('a longer word is cut, and no character is torn apart', () => {
  expect(
    wrapLetter('x'.repeat(160))
      .split('\n')
      .map((line) => line.length),
  ).toEqual([76, 76, 8])
  expect(wrapLetter('𝕏'.repeat(77)).split('\n')).toEqual(['𝕏'.repeat(76), '𝕏'])
})

test('blank lines and the spaces in front of a line stay', () => {
  expect(wrapLetter('a\n\n  b')).toBe('a\n\n  b')
})

test.each(['', ' \n '])('an empty letter says so', (text) => {
  expect(wrapLetter(text)).toBe('No letter content available')
})

test('wrapping loses no word and leaves no line too long', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 80 }), (text) => {
      const wrapped = wrapLetter(text)
      expect(wrapped.split(/\s+/)).toEqual(text.split(/\s+/))
      for (const line of wrapped.split('\n')) expect(line.length).toBeLessThanOrEqual(lineLength)
    }),
  )
})
