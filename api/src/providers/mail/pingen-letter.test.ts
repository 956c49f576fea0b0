import { expect, test } from 'vitest'
import { isHeld, letterIn, pingenPosting, referenceOf, timeOf } from './pingen-letter.ts'

const letter = (status: string, submitted_at: string | null) =>
  letterIn({ data: { id: 'a', attributes: { status, submitted_at } } })

test.each([
  ['validating', 'waiting'],
  ['valid', 'waiting'],
  ['fixing', 'waiting'],
  ['invalid', 'refused'],
  ['unprintable', 'refused'],
  ['action_required', 'refused'],
])('before it is sent, a letter that is %s is %s', (status, state) => {
  const given = letter(status, null)
  expect(isHeld(given)).toBe(true)
  expect(pingenPosting(given, null).state).toBe(state)
})

test.each([
  ['submitted', 'waiting'],
  ['awaiting_credits', 'waiting'],
  ['accepted', 'waiting'],
  ['inspection', 'waiting'],
  ['transferring', 'waiting'],
  ['action_required', 'waiting'],
  ['fixing', 'waiting'],
  ['cancelling', 'waiting'],
  ['printing', 'printing'],
  ['processing', 'printing'],
  ['sent', 'posted'],
  ['delivered', 'delivered'],
  ['undeliverable', 'returned'],
  ['cancelled', 'canceled'],
  ['rejected', 'refused'],
  ['expired', 'refused'],
  ['unprintable', 'refused'],
  ['something_new', 'waiting'],
])('after it was sent, a letter that is %s is %s', (status, state) => {
  const given = letter(status, '2026-11-24T11:21:09+0100')
  expect(isHeld(given)).toBe(false)
  expect(pingenPosting(given, null).state).toBe(state)
})

test('times are read as Pingen writes them', () => {
  expect(timeOf('2026-07-29T11:21:09+0200')).toBe(Date.parse('2026-07-29T09:21:09Z'))
  expect(timeOf(null)).toBeNull()
})

test('a file that somebody else named is not ours', () => {
  const named = (file_original_name: string) =>
    referenceOf(
      letterIn({ data: { id: 'a', attributes: { status: 'valid', file_original_name } } }),
    )
  expect(named(`L-1.${'0'.repeat(24)}.pdf`)).toBe('L-1')
  expect(named('L-1.pdf')).toBeUndefined()
  expect(named('invoice.pdf')).toBeUndefined()
})
