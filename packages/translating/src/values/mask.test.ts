import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { mask } from './mask.ts'

const table = new URL('../../test/masks.txt', import.meta.url)
const trainer = new URL('../../../model-de-en/train/maskpy.py', import.meta.url)
const cases = readFileSync(table, 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(' => ') as [german: string, masked: string])

test.each(cases)('%s is masked as %s', (sentence, expected) => {
  expect(mask(sentence).text).toBe(expected)
})

test('the trainer of the model masks them alike', (context) => {
  const { error, stdout } = spawnSync(
    'python3',
    [fileURLToPath(trainer), 'check', fileURLToPath(table)],
    { encoding: 'utf8' },
  )
  if (error) context.skip('Python is not installed')
  expect(stdout).toBe('')
})

test('names known from the letter are masked as whole words, longest first', () => {
  const { text, items } = mask('Stadt Ulm und Ulmer Bürger, Stadt Ulm Kasse', ['Ulm', 'Stadt Ulm'])
  expect(text).toBe('<name1> und Ulmer Bürger, <name2> Kasse')
  expect(items.map((item) => item.value)).toEqual(['Stadt Ulm', 'Stadt Ulm'])
})

test('a letter cannot smuggle in placeholders of its own', () => {
  const { text, items } = mask('Zahlen Sie <amt1> oder 5 €')
  expect(text).toBe('Zahlen Sie ‹amt<num1>› oder <amt1>'.replace('<num1>', '1'))
  expect(items).toEqual([{ tag: '<amt1>', kind: 'amt', value: '5 €' }])
})

test('more values than placeholders are reported', () => {
  expect(mask('1 €, 2 €, 3 €, 4 €, 5 €, 6 €').overflow).toBe(false)
  expect(mask('1 €, 2 €, 3 €, 4 €, 5 €, 6 €, 7 €').overflow).toBe(true)
})
