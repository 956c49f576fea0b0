import { describe, expect, it } from 'vitest'
import { factsAbout } from '../../cases/facts-about.ts'
import { findIn, letterAbout } from '../../cases/found-in.ts'
import { letterOf } from '../../cases/letter-of.ts'
import { chooseFacts } from '../choose.ts'
import { findDeadlines } from '../find/deadline.ts'
import { planOf } from './build.ts'

const today = '2025-10-02'

/** The steps of a letter in short form: `act`, `?` if it is optional, cents and day. */
function steps(subject: string, ...body: string[]): string[] {
  const draft = letterAbout(subject, body)
  const letter = letterOf(draft)
  const found = findIn(draft, today)
  const { deadlines, findings: days } = findDeadlines(letter, found, today)
  const findings = chooseFacts([...found, ...days])
  const { plan } = planOf(factsAbout(letter, { today, findings, deadlines }))
  return plan.steps.map(({ act, duty, amount, day }) =>
    [duty === 'may' ? `${act}?` : act, amount?.cents, day?.date].filter(Boolean).join(' '),
  )
}

describe('what one may go to', () => {
  it.each([
    'Einen Informationsabend bieten wir am Donnerstag, dem 16.10.2025, um 19:00 Uhr in Raum 114 an.',
    'Zur Besichtigung schlage ich Donnerstag, den 16.10.2025, 10 Uhr vor.',
  ])('is no duty: %s', (body) => {
    expect(steps('Ihr Anliegen', body)).toContain('attend? 2025-10-16')
  })

  it('stays a duty where nothing is offered', () => {
    const body = 'Bitte kommen Sie am Donnerstag, dem 16.10.2025, um 10:00 Uhr in Zimmer 12.'
    expect(steps('Ihre Vorsprache', body)).toContain('attend 2025-10-16')
  })
})

it('does not put a duty on the day of a visit that is an offer', () => {
  const body = [
    'Geben Sie die beigefügte Grenzübertrittsbescheinigung bei der Ausreise der Grenzbehörde ab.',
    'Für eine Beratung haben wir für Sie den 20.11.2025 um 10:00 Uhr in Zimmer 9 vorgemerkt; die Teilnahme ist freiwillig.',
  ]
  expect(steps('Ihre Ausreise', ...body)).toEqual(['send', 'attend? 2025-11-20'])
})

it('asks for nothing but a question where a new account lies abroad and belongs to another', () => {
  const body = [
    'Bitte überweisen Sie 379,40 € bis zum 16.10.2025 auf unsere neue Bankverbindung:',
    'Empfänger: UAB Baltic Settle Payments',
    'IBAN: LT22 9999 9011 2233 4455',
    'Senden Sie uns ein Foto Ihres Personalausweises.',
  ]
  expect(steps('Letzte Mahnung', ...body)).toEqual(['check'])
})

it('pays out a credit when the letter asks to which account', () => {
  const body = [
    'Ihr Konto weist per heute ein Guthaben von 1.204,66 EUR auf.',
    'Bitte teilen Sie uns bis zum 16.10.2025 mit, auf welches Konto wir das Restguthaben überweisen sollen.',
  ]
  expect(steps('Kündigung Ihres Kontos', ...body)).toEqual(['reply 2025-10-16', 'receive 120466'])
})

it('reads a last day that stands on a line of its own', () => {
  const body = [
    'Wir fordern Sie auf, die Unterlassungserklärung unterschrieben bis',
    'Montag, 20.10.2025, 12:00 Uhr',
    'hier eingehend im Original zurückzusenden.',
  ]
  const found = steps('Abmahnung', ...body)
  expect(found.some((step) => step.startsWith('attend'))).toBe(false)
  expect(found.some((step) => step.endsWith('2025-10-20'))).toBe(true)
})

it('does not pay on the day on which the account of others is debited', () => {
  const body =
    'Bitte überweisen Sie 221,50 Euro bis zum 31.10.2025. Bei den meisten Mitgliedern buchen wir den Beitrag am 15.10.2025 ab.'
  expect(steps('Ihr Beitrag', body)).toEqual(['pay 22150 2025-10-31'])
})
