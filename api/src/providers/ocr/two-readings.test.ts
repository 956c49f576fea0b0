import type { Word } from '@brieflotse/reading'
import { expect, test } from 'vitest'
import { doubtfulRuns } from './second-look.ts'
import { mergeReadings } from './two-readings.ts'

/** Words on one line, separated by a space. */
function line(text: string, confidence = 0.6, y = 50): Word[] {
  let x = 20
  return text.split(' ').map((part) => {
    const box = { x, y, width: part.length * 2, height: 3 }
    x += part.length * 2 + 1
    return { text: part, page: 1, box, confidence }
  })
}
const again = (text: string, confidence = 92) =>
  text.split(' ').map((part) => ({ text: part, confidence }))
const textOf = (words: Word[]) => words.map(({ text }) => text).join(' ')

test('two readings that agree are surer than one, and never as sure as clear print', () => {
  expect(mergeReadings(line('117,38'), again('117,38', 97))).toMatchObject([{ confidence: 0.9 }])
  expect(mergeReadings(line('117,38'), again('117,38', 70))).toMatchObject([{ confidence: 0.7 }])
})

test('of a number without check digits or a pattern the same digit may be lost twice', () => {
  expect(mergeReadings(line('991004'), again('991004'))).toEqual(line('991004'))
})

test('an account is mended where the second reading has right check digits', () => {
  const wrong = line('DE02 1203 0000 0000 2028 51')
  const mended = mergeReadings(wrong, again('DE02 1203 0000 0000 2020 51'))
  expect(textOf(mended)).toBe('DE02 1203 0000 0000 2020 51')
  expect(mended[4]).toMatchObject({ before: '2028', confidence: 0.9 })
  expect(mended[0]).not.toHaveProperty('before')
})

test('an account is left as it is where the second reading is no better', () => {
  const wrong = line('DE02 1203 0000 0000 2028 51')
  expect(mergeReadings(wrong, again('DE02 1203 0000 0000 2026 51'))).toEqual(wrong)
})

test('of an amount the comma is mended, never a digit', () => {
  expect(mergeReadings(line('1.2l7.38'), again('1.217,38'))).toMatchObject([
    { text: '1.217,38', before: '1.2l7.38' },
  ])
  expect(mergeReadings(line('117,38'), again('177,38'))).toEqual(line('117,38'))
  expect(mergeReadings(line('1117.38'), again('117,38'))).toEqual(line('1117.38'))
})

test('a second reading that is in doubt itself says nothing', () => {
  expect(mergeReadings(line('117,38'), again('117,38', 40))).toEqual(line('117,38'))
  expect(mergeReadings(line('117,38'), [])).toEqual(line('117,38'))
})

test('numbers in doubt are looked at with their neighbours, accounts first, clear ones and words never', () => {
  const words = [
    ...line('Rechnung 4711 vom 14.03.2025', 0.7, 20),
    ...line('IBAN DE02 1203 0000 0000 2020 51', 0.95, 40).map((word, i) =>
      i === 3 ? { ...word, confidence: 0.5 } : word,
    ),
    ...line('Betrag 12,50', 0.95, 60),
  ]
  expect(doubtfulRuns(words)).toEqual([[5, 6, 7, 8, 9, 10], [3], [1]])
})
