// @vitest-environment node
import {
  englishOf,
  errorCodes,
  fillMessage,
  type MessageId,
  messages,
  type Said,
  statuses,
} from '@brieflotse/contract'
import { describe, expect, test } from 'vitest'
import ar from './ar/failures.json' with { type: 'json' }
import de from './de/failures.json' with { type: 'json' }
import fr from './fr/failures.json' with { type: 'json' }
import ru from './ru/failures.json' with { type: 'json' }
import tr from './tr/failures.json' with { type: 'json' }
import uk from './uk/failures.json' with { type: 'json' }

const languages: Record<string, Readonly<Record<string, string>>> = { de, tr, ar, uk, ru, fr }
const ids = Object.keys(messages) as MessageId[]
const placesIn = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).toSorted()
/** Messages that can fill `{why}`: those without a `{why}` of their own. */
const reasons = ids.filter((id) => !messages[id].includes('{why}') && id !== 'as-said')

/** A distinct value for every placeholder; for `{why}`, each possible message in turn. */
function given(id: MessageId): Said[] {
  const values = (sentence: string) =>
    Object.fromEntries(
      placesIn(sentence).map((place, at) => [
        place.slice(1, -1),
        at % 2 ? 4711 + at : `Wert ${at} ß`,
      ]),
    )
  const own = values(messages[id])
  if (!('why' in own)) return [{ id, values: own }]
  return [
    ...reasons.map((why) => ({ id, values: { ...values(messages[why]), ...own, why } })),
    { id, values: { ...own, why: 'as-said', words: 'Ihr eigenes Wort' } },
  ]
}

const euros = (cents: number) => `${cents} cents`
const isHole = /undefined|null|NaN|\[object|[{}]| {2}/u

describe.each(Object.entries(languages))('in %s', (_, table) => {
  test.each(ids.filter((id) => id !== 'as-said'))('%s is said with its values', (id) => {
    expect(placesIn(table[id]!)).toEqual(placesIn(messages[id]))
    expect(table[id]).not.toBe(messages[id])
    for (const said of given(id)) {
      const text = fillMessage(table, said, euros) ?? 'null'
      expect(text, JSON.stringify(said)).not.toMatch(isHole)
      for (const [name, value] of Object.entries(said.values)) {
        const shown = value as string | number
        if (name !== 'why') expect(text, JSON.stringify(said)).toContain(String(shown))
      }
    }
  })
  test('it has nothing that English has not', () => {
    expect(Object.keys(table).filter((id) => !(id in messages))).toEqual([])
  })
})

test.each(ids)('%s is said in English with its values', (id) => {
  for (const said of given(id)) expect(englishOf(said)).not.toMatch(isHole)
})

test('money is written as English writes it, and what is missing is not said with a hole', () => {
  const values = { now: { cents: 123_456 }, before: { cents: 95 } }
  expect(englishOf({ id: 'mail.price-now', values })).toContain('€1,234.56 now, not €0.95')
  expect(englishOf({ id: 'mail.price-now', values: {} })).toBe(messages.unexpected)
  expect(englishOf({ id: 'of a later version', values: {} })).toBe(messages.unexpected)
  expect(fillMessage(messages, { id: 'toString', values: {} }, euros)).toBeNull()
})

test('a message that quotes itself ends', () => {
  expect(
    fillMessage(messages, { id: 'file.page', values: { page: 1, why: 'file.page' } }, euros),
  ).toBeNull()
})

test('every code has a status, and a sentence that ends like one or is verbatim from the specification', () => {
  const verbatim = [
    'Invalid username or password',
    'Failed to process shared content',
    'File is required',
    'File size must be less than 10MB',
    'Only PDF, JPG and PNG files are allowed',
    'Document does not contain sender information',
    'A payment is already being processed',
    'Payment processing failed',
    'Invalid amount format',
    'Failed to create payment',
    'Failed to verify payment status',
  ]
  for (const code of errorCodes) {
    const status = statuses[code]
    expect(status === 0 || (status >= 400 && status < 600), code).toBe(true)
    expect(messages[code].endsWith('.') || verbatim.includes(messages[code]), code).toBe(true)
  }
})
