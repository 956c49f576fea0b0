import { describe, expect, it } from 'vitest'
import { factsAbout } from '../../cases/facts-about.ts'
import { findIn, letterAbout } from '../../cases/found-in.ts'
import { letterOf } from '../../cases/letter-of.ts'
import { chooseFacts } from '../choose.ts'
import { findDeadlines } from '../find/deadline.ts'
import { planOf } from './build.ts'

function planFor(...body: string[]) {
  const draft = letterAbout('Ihre Abrechnung', body)
  const letter = letterOf(draft)
  const findings = chooseFacts(findIn(draft))
  const { deadlines } = findDeadlines(letter, findings, '2025-10-02')
  return planOf(factsAbout(letter, { findings, deadlines })).plan.steps
}
const steps = (...body: string[]) =>
  planFor(...body).map(
    ({ act, amount, day }) => `${act} ${(amount?.cents ?? 0) / 100} ${day?.date ?? '-'}`,
  )
const bill = 'Bitte überweisen Sie die Nachzahlung von 424,92 € bis zum 15.11.2025.'

describe('a payment beside the one that is asked for now', () => {
  it.each([
    [
      'Die Vorauszahlungen werden vierteljährlich auf 231,00 € festgesetzt, erstmals am 10.12.2025.',
      'pay-further 231 2025-12-10',
    ],
    [
      'Die Vorauszahlungen werden ab 2026 auf jährlich 660 € festgesetzt. Sie sind mit je 165 € am 10.03. und 10.06. zu entrichten, erstmals am 10.03.2026.',
      'pay-further 165 2026-03-10',
    ],
    [
      'Wir erhöhen die Vorauszahlung ab dem 01.12.2025 von 230,00 € auf 265,00 €. Die Gesamtmiete beträgt dann 640,00 € + 265,00 € = 905,00 €.',
      'pay-further 905 2025-12-01',
    ],
    [
      'Künftig werden alle zwei Monate 125,00 € fällig, jeweils zum 15. Dezember und 15. Februar.',
      'pay-further 125 2025-12-15',
    ],
    [
      'Die laufenden Abschläge von 124,00 € müssen Sie weiterhin zum 15. jedes Monats leisten.',
      'pay-further 124 2025-10-15',
    ],
  ])('%s', (text, step) => {
    expect(steps(bill, text)).toContain(step)
    expect(steps(bill, text)).toContain('pay 424.92 2025-11-15')
  })

  it.each([
    'Die Gesamtmiete soll ab dem 01.12.2025 auf 905,00 € steigen.',
    'Ihre Gesamtmiete betrug bisher 850,00 €.',
    'Als Angebot nennen wir einen neuen Abschlag von 95,00 € ab dem 01.12.2025.',
    'Wir erhöhen Ihre monatliche Vorauszahlung ab dem 01.12.2025 auf 265,00 €.',
  ])('is none: %s', (text) => {
    expect(steps(bill, text).join()).not.toContain('pay-further')
  })

  it('stands in a table, each day with its amount; none of them is a part of the first', () => {
    const [first, second] = planFor(
      bill,
      'Die Vorauszahlungen werden wie folgt festgesetzt:',
      '| fällig am | Betrag €',
      '| 10.12.2025 | 828,00 €',
      '| 10.03.2026 | 414,00 €',
    )
    expect(first).toMatchObject({ act: 'pay', more: [] })
    expect(first?.plain).toBe('Pay €424.92 by 15 November 2025.')
    expect(second).toMatchObject({
      act: 'pay-further',
      amount: { cents: 82800 },
      more: [{ amount: { cents: 41400 }, date: '2026-03-10' }],
    })
  })

  it('is collected where the letter says so, and then no transfer', () => {
    const text =
      'Ihr Abschlag beträgt künftig 98,00 €. Die Abschläge ziehen wir von Ihrem Konto ein, erstmals am 03.11.2025.'
    expect(steps('| Guthaben | 50,15 €', text)).toEqual([
      'be-debited 98 2025-11-03',
      'receive 50.15 -',
    ])
    expect(steps(bill, text).join()).not.toContain('98')
  })
})
