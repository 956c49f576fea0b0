import { expect, it } from 'vitest'
import { findIn, letterAbout } from '../../../cases/found-in.ts'
import { letterOf } from '../../../cases/letter-of.ts'
import { findDeadlines } from '../deadline.ts'

/** The appointments of a letter of 1 October 2025 with only this text. */
function visits(...text: string[]): string[] {
  const draft = letterAbout('Ihr Anliegen', text)
  const { deadlines } = findDeadlines(letterOf(draft), findIn(draft), '2025-10-02')
  return deadlines.flatMap(({ what, date, time }) =>
    what === 'appointment' ? `${date} ${time ?? ''}`.trim() : [],
  )
}

it.each([
  'Den Termin am 21.10.2025 um 10:30 Uhr müssen wir wegen Krankheit leider absagen.',
  'Der für Montag, 20.10.2025, um 9:00 Uhr vereinbarte Beratungstermin fällt aus.',
  'Leider entfällt die Sprechstunde am 21.10.2025 um 14:00 Uhr.',
  'Ihren Termin am 21.10.2025 um 8 Uhr haben wir gestrichen.',
  'Der Kurs am 21.10.2025 um 18:00 Uhr kommt nicht zustande.',
])('“%s” invites to nothing', (text) => {
  expect(visits(text)).toEqual([])
})

it('a subject invites to no day that the text calls off', () => {
  const draft = letterAbout('Ihr Termin am 3. November', [
    'Leider muss die Sprechstunde am Montag, 3. November 2025, ausfallen. Ihr Termin um 9:40 Uhr kann daher nicht stattfinden.',
  ])
  expect(findDeadlines(letterOf(draft), findIn(draft), '2025-10-02').deadlines).toEqual([])
})

it('what takes the place of a day that is off is an appointment', () => {
  expect(
    visits('Den Termin am 21.10.2025 um 10:30 Uhr verschieben wir auf den 28.10.2025 um 9:00 Uhr.'),
  ).toEqual(['2025-10-28 09:00'])
  expect(visits('Die Untersuchung ist am 21.10.2025 um 10:30 Uhr.')).toEqual(['2025-10-21 10:30'])
})

it('in a table of old and new days the new ones hold, and those that stay', () => {
  expect(
    visits(
      'Es gelten neue Zeiten:',
      '| alter Termin | neuer Termin',
      '| Mo, 20.10.2025, 9:00 Uhr | Di, 21.10.2025, 11:00 Uhr',
      '| Mo, 27.10.2025, 9:00 Uhr | bleibt',
      '| Mo, 03.11.2025, 9:00 Uhr | entfällt',
    ),
  ).toEqual(['2025-10-21 11:00', '2025-10-27 09:00'])
})

it('an hour belongs to the day that the sentence before it names', () => {
  expect(
    visits(
      'Ihr erster Tag bei uns ist der 3. November 2025. Kommen Sie bitte um 7:30 Uhr ans Tor.',
    ),
  ).toEqual(['2025-11-03 07:30'])
  // telephone hours are no appointment
  expect(visits('Der Vertrag beginnt am 3. November 2025. Wir sind ab 8 Uhr für Sie da.')).toEqual(
    [],
  )
})
