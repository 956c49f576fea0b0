import { expect, test } from 'vitest'
import { letterAbout } from '../../cases/found-in.ts'
import { letterOf } from '../../cases/letter-of.ts'
import { loadWords } from '../../cases/words.ts'
import { readLetter } from '../read-letter.ts'

const today = '2025-11-05'

function stepsOf(subject: string, text: string[]) {
  const { pages, words } = letterOf(letterAbout(subject, text))
  return readLetter({ pages, words }, { today }).explanation.plan!.steps
}

const come = 'Bitte kommen Sie am 17.11.2025 um 10:00 Uhr'

test.each<[string, string[], string | null]>([
  [
    'in the sentence',
    [`${come} in das Rathaus, Zimmer 2.08. Bringen Sie den Pass mit.`],
    'Rathaus, Zimmer 2.08',
  ],
  [
    'after a comma, with an address',
    [`${come}, Jobcenter Elbe, Dorstener Weg 27, Raum 2.043. Wir warten dort.`],
    'Jobcenter Elbe, Dorstener Weg 27, Raum 2.043',
  ],
  [
    'a floor is no end of a sentence',
    [`${come} in das Kreishaus, 2. OG, Zimmer 9.`],
    'Kreishaus, 2. OG, Zimmer 9',
  ],
  [
    'behind its label',
    [`${come} zu dem Termin.`, 'Ort: Bürgerhaus, Zimmer 3'],
    'Bürgerhaus, Zimmer 3',
  ],
  ['a person is no place', [`${come} zu Herrn Maier.`], null],
  ['no place at all', [`${come} zu dem Termin.`], null],
])('the place of an appointment: %s', (_, text, place) => {
  const visit = stepsOf('Einladung', text).find(({ act }) => act === 'attend')
  expect(visit?.place).toBe(place)
})

test('day and place in a box below the request are not things to bring', () => {
  const { explanation } = readLetter(loadWords('l1-10-auslaenderbehoerde-termin', 'pdf', 'third'), {
    today: '2025-09-18',
  })
  const visit = explanation.plan!.steps.find(({ act }) => act === 'attend')
  expect(visit?.place).toBe(
    'Kreishaus, Koblenzer Weg 73, 57072 Siegen, 2. OG, Zimmer 2.17 (Wartezone C)',
  )
  expect(visit?.things.map(({ german }) => german)).toEqual(['Aufrufnummer: K 318'])
})

test('a day without a known purpose comes after everything else', () => {
  const { explanation } = readLetter(
    loadWords('l2-21-kuendigung-arbeitsverhaeltnis', 'pdf', 'third'),
    { today: '2025-02-26' },
  )
  const { steps } = explanation.plan!
  expect(steps.findIndex(({ says }) => says.some(({ id }) => id === 'step.other'))).toBe(
    steps.length - 1,
  )
  expect(steps.length).toBeGreaterThan(1)
})
