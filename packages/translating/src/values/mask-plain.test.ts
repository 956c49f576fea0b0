import { expect, test } from 'vitest'
import { inGerman, maskPlain, unmaskPlain } from './mask-plain.ts'

test('numbers, references, addresses and amounts are taken out of any language and put back as they were', () => {
  const text =
    'I paid €1,234.56 on 12 March 2024 (invoice RE-2024/17), write to a.b@example.org, not before 10:30.'
  const { text: masked, items } = maskPlain(text)!
  expect(masked).not.toMatch(/\d(?!>)|@/)
  expect(items.map(({ value }) => value)).toContain('€1,234.56')
  expect(unmaskPlain(masked, items)).toBe(text)
})

test('a value that is missing, doubled or too many leaves nothing', () => {
  const { text, items } = maskPlain('Pay 5 or 6.')!
  expect(unmaskPlain(text.replace('<ref2>', ''), items)).toBeNull()
  expect(unmaskPlain(`${text} <ref1>`, items)).toBeNull()
  expect(maskPlain('1 2 3 4 5 6 7 8 9 10')).toBeNull()
  expect(maskPlain('a <ref1> b')!.text).toBe('a ‹<ref1>› b')
})

test('amounts in euros are written as German writes them, and nothing else is', () => {
  const written = ['€1,234.56', '€50', '€ 7.5', '$50.00', '12', 'RE-1,234.56'].map(inGerman)
  expect(written).toEqual([
    '1.234,56\u00a0€',
    '50\u00a0€',
    '7,50\u00a0€',
    '$50.00',
    '12',
    'RE-1,234.56',
  ])
})
