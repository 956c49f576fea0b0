import { expect, test } from 'vitest'
import { asSaid, type Said } from '../sayings.ts'
import { englishOf, message, messages, quoting } from './english.ts'

test('a message gives another one as its reason, with the values of both', () => {
  const said = quoting('file.page', message('print.page-limit', { pages: 50 }), { page: 2 })
  expect(said).toEqual({
    id: 'file.page',
    values: { page: 2, pages: 50, why: 'print.page-limit' },
  })
  const words = quoting('mail.refused-because', asSaid('The address is in Atlantis.'))
  expect(englishOf(words)).toMatch(/It says: The address is in Atlantis\. Nothing was posted/)
})

test('a reason that has a reason itself is quoted as a whole', () => {
  const inner = quoting('file.page', asSaid('The address is missing.'), { page: 2 })
  const said = quoting('mail.refused-because', inner)
  expect(englishOf(said)).toMatch(/It says: Page 2: The address is missing\. Nothing was posted/)
})

test('a stored message without its values is said as something that went wrong', () => {
  expect(englishOf(JSON.parse('{"id":"file.page"}') as Said)).toBe(messages.unexpected)
})
