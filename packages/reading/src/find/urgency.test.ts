import { expect, it } from 'vitest'
import { letterAbout, valuesIn } from '../../cases/found-in.ts'

const urgency = (today: string, ...body: string[]) =>
  valuesIn(letterAbout('Ihr Anliegen', body), 'urgency', today)[0]
const by = (day: string) => `Bitte senden Sie uns die Unterlagen bis zum ${day}.`

it.each([
  ['immediate', '2025-10-02', [by('04.10.2025')]],
  ['immediate', '2025-11-30', [by('04.10.2025')]],
  ['urgent', '2025-10-02', [by('09.10.2025')]],
  ['week', '2025-10-02', [by('15.10.2025')]],
  ['month', '2025-10-02', [by('31.10.2025')]],
  ['month', '2025-10-02', ['Bitte senden Sie uns die Unterlagen.']],
  ['urgent', '2025-10-02', ['Die Rechnung ist sofort fällig.', 'Bitte überweisen Sie 10,00 €.']],
  ['week', '2025-10-02', ['Bitte melden Sie sich innerhalb von zwei Wochen.']],
  ['none', '2025-10-02', ['Sie brauchen nichts zu tun.']],
  ['none', '2025-10-02', ['Den Betrag von 5,00 € buchen wir am 05.10.2025 von Ihrem Konto ab.']],
])('is %s on %s: %j', (expected, today, body) => {
  expect(urgency(today, ...body)).toBe(expected)
})

it('is higher where the supply is to be cut off', () => {
  const threat = 'Sonst veranlassen wir die Sperrung Ihres Anschlusses.'
  expect(urgency('2025-10-02', by('14.10.2025'))).toBe('week')
  expect(urgency('2025-10-02', by('14.10.2025'), threat)).toBe('urgent')
})
