import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { changeOf, readSentences } from './read.ts'
import { patternOf, thingsOf, withoutText } from './things.ts'

test('a text loses its letters where it stands alone; names of values stay', () => {
  const source = `{ "Hi {name}!": "Hi {name}!", "more": "Hi {name}! Bye", "it's": 'it\\'s', "b": "it's" }`
  expect(withoutText(source, 'Hi {first name}!')).toBe(
    source.replace(': "Hi {name}!"', ': "xx {name}!"'),
  )
  expect(withoutText(source, "it's")).toBe(
    source.replace("'it\\'s'", "'xx\\'x'").replace('"it\'s" }', '"xx\'x" }'),
  )
})

test('the names of tests are found as they are when the tests run', () => {
  const pattern = new RegExp(patternOf(['%s "%s" is refused: %s', 'a total (in euros)']))
  expect('IBAN "" is refused: Invalid IBAN').toMatch(pattern)
  expect('shows a total (in euros)').toMatch(pattern)
  expect('a total in euros').not.toMatch(pattern)
})

test('a change names its file, the old and the new text, which may be empty', () => {
  expect(changeOf('web/src/a.ts: wait = 5 => wait = 6')).toEqual({
    file: 'web/src/a.ts',
    from: 'wait = 5',
    to: 'wait = 6',
  })
  expect(changeOf('web/src/a.ts: go() =>')).toMatchObject({ from: 'go()', to: '' })
  expect(() => changeOf('web/src/a.ts: go()')).toThrow('not a change')
})

test('every change of the list fits its file', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const sentences = readSentences(root).flatMap(({ sentences }) => sentences)
  expect(thingsOf(root, sentences).length).toBeGreaterThan(200)
})
