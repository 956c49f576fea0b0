import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { messagesIn } from './catalogues/catalogues.ts'

const root = new URL('..', import.meta.url).pathname
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8')
const lines = read('e2e/promises.txt')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
const sentences = lines.filter((line) => !line.startsWith('  '))
const tests = lines.filter((line) => line.startsWith('  ')).map((line) => line.trim())

/** The number of promises without a test. A new promise must come with its test. */
const unproved = 2

test('every promise of the list is said by the app', () => {
  const texts = [...messagesIn('en').values()].join('\n')
  expect(sentences.filter((sentence) => !texts.includes(sentence))).toEqual([])
  expect(sentences.length).toBeGreaterThan(20)
})

test('every test that is named is there, and no promise lost its own', () => {
  const named = tests.filter((line) => line !== 'none').map((line) => line.split(' › '))
  // Only the quote and the name are searched, because in `test.each` a table comes before the name.
  const isThere = ([path, name]: string[]) => read(path!).includes(`'${name}`)
  expect(named.filter((one) => !isThere(one))).toEqual([])
  expect(tests.filter((line) => line === 'none').length).toBeLessThanOrEqual(unproved)
})
