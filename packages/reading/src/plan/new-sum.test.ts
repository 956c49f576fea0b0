import { expect, test } from 'vitest'
import { letterAbout } from '../../cases/found-in.ts'
import { letterOf } from '../../cases/letter-of.ts'
import { readLetter } from '../read-letter.ts'

const plainly = (subject: string, text: string[]) => {
  const { pages, words } = letterOf(letterAbout(subject, text))
  const { explanation } = readLetter({ pages, words }, { today: '2025-11-05' })
  return explanation.plan!.steps.map(({ plain }) => plain).join('\n')
}

const consent =
  'Bitte senden Sie uns die Zustimmungserklärung bis zum 31.12.2025 unterschrieben zurück.'

test('a rise of the rent names the new amount and its first day', () => {
  const said = plainly('Mieterhöhung', [
    'Wir bitten Sie, der Erhöhung der Miete ab dem 01.02.2026 von 640,80 € auf 709,20 € monatlich zuzustimmen.',
    consent,
  ])
  expect(said).toContain('New amount from 1 February 2026: €709.20 a month.')
})

test('a table with the old and the new rent names its sum', () => {
  const said = plainly('Mieterhöhung', [
    'Wir bitten um Zustimmung zu einer Erhöhung der Miete.',
    '| Monatlich | bisher | ab 01.02.2026',
    '| Nettokaltmiete | 640,80 € | 709,20 €',
    '| Heizung | 115,00 € | 115,00 €',
    '| Gesamt | 755,80 € | 824,20 €',
    consent,
  ])
  expect(said).toContain('New amount from 1 February 2026: €824.20 a month.')
})

test('a fee that is only to be voted on is not said as new', () => {
  const said = plainly('Einladung zur Versammlung', [
    '| Hausgeld monatlich | bisher | ab 01.01.2026',
    '| Wohnung 5 | 312,40 € | 342,93 €',
  ])
  expect(said).not.toContain('New amount')
})

test.each([
  'Die Miete wird ab dem 01.02.2026 nicht auf 709,20 € monatlich erhöht. Ändern Sie Ihren Dauerauftrag nicht.',
  'Der Abschlag steigt ab dem 01.02.2026 auf 90,00 € alle zwei Monate. Bitte ändern Sie Ihren Dauerauftrag.',
])('is not said of what does not change or is not paid each month: %s', (text) => {
  expect(plainly('Ihr Vertrag', [text])).not.toContain('New amount')
})
