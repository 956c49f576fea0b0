import { expect, it } from 'vitest'
import { letterAbout, valuesIn } from '../../../cases/found-in.ts'

const totals = (subject: string, ...body: string[]) =>
  valuesIn(letterAbout(subject, body), 'amount-total')

it('takes the total for the whole, not the sum that breaks down one of its rows', () => {
  const body = [
    'Zahlen Sie den Betrag bitte auf das Konto des Antragstellers.',
    '| I Hauptforderung | 846,20 €',
    '| II Kosten | 170,80 €',
    '| Gesamtbetrag | 1.017,00 €',
    'Aufstellung der Kosten',
    '| Gebühr | 38,00 €',
    '| Auslagen | 132,80 €',
    '| Summe Zeile II | 170,80 €',
  ]
  expect(totals('Mahnbescheid', ...body)).toContain('101700')
})

it('takes the only amount of a letter for what a pronoun stands for', () => {
  const body = [
    'Wir setzen eine Gebühr fest. Bitte überweisen Sie sie.',
    '| Verwaltung in EUR | 48,75',
  ]
  expect(totals('Bescheid', ...body)).toContain('4875')
})
