import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createPhraseMemory } from './phrases.ts'
import { splitSentence } from './sentence.ts'

const phrases = createPhraseMemory()
const pairs = readFileSync(new URL('../test/contrast.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => [0, 1].map((side) => choose(line, side)) as [string, string])

function choose(line: string, side: number): string {
  return line
    .replace(/\{([^|]*)\|([^}]*)\}/g, (_, one: string, two: string) => (side ? two : one))
    .replace(/\s+/g, ' ')
    .replace(' .', '.')
}

function english(sentence: string): string | null {
  const parts = splitSentence(sentence, [], phrases)
  if (parts.some((part) => part.english === null)) return null
  return parts.map((part) => part.between + part.english).join('')
}

test.each(pairs)('%s is not told like %s', (one, two) => {
  expect(one).not.toBe(two)
  const told = english(one)
  if (told !== null) expect(told).not.toBe(english(two))
})

test('the pairs are about sentences that the memory knows', () => {
  const known = pairs.map((pair) => pair.filter((sentence) => english(sentence) !== null).length)
  expect(pairs.length).toBeGreaterThanOrEqual(200)
  expect(known.filter((count) => count > 0).length).toBeGreaterThan(180)
  expect(known.filter((count) => count === 2).length).toBeGreaterThan(100)
})
