import { expect, it } from 'vitest'
import { letterAbout } from '../../cases/found-in.ts'
import { letterOf } from '../../cases/letter-of.ts'
import { readLetter } from '../read-letter.ts'
import type { Step } from './types.ts'

/** The steps of a whole letter of 1 October 2025, as `may act amount day`. */
function stepsOf(subject: string, body: string[]): string[] {
  const { pages, words } = letterOf(letterAbout(subject, body))
  const { plan } = readLetter({ pages, words }, { today: '2025-10-02' }).explanation
  const told = ({ act, duty, amount, day }: Step) =>
    [duty === 'may' ? 'may' : '', act, amount ? String(amount.cents / 100) : '', day?.date ?? '']
      .filter(Boolean)
      .join(' ')
  return plan!.steps.map(told)
}

const bill = 'Bitte überweisen Sie die Nachzahlung von 424,92 € bis zum 15.11.2025.'

it.each([
  [
    'a standing order to change, with the day from which it holds',
    [
      'Ihr künftiger Abschlag: 101,00 €, zahlbar erstmals am 01.12.2025.',
      'Bitte ändern Sie Ihren Dauerauftrag auf den neuen Betrag.',
    ],
    ['pay 424.92 2025-11-15', 'pay-further 101 2025-12-01'],
  ],
  [
    'a standing order to change, without another payment',
    ['Bitte passen Sie Ihren Dauerauftrag auf 101,00 € an.'],
    ['pay 424.92 2025-11-15', 'do'],
  ],
  [
    'several standing orders to set up',
    ['Richten Sie am besten gleich zwei Daueraufträge ein.'],
    ['pay 424.92 2025-11-15', 'do'],
  ],
  [
    'a monthly amount to raise',
    ['Erhöhen Sie bitte die monatliche Vorauszahlung ab November um 15 € auf 180 €.'],
    ['pay 424.92 2025-11-15', 'do'],
  ],
  [
    'what they may do instead of the payment',
    [
      'Wenn du lieber abbuchen lässt, füll das Mandat auf der Rückseite aus und gib es bis zum 24.10. im Bootshaus ab; dann musst du nichts überweisen.',
    ],
    ['pay 424.92 2025-11-15', 'may send 2025-10-24'],
  ],
])('beside a bill: %s', (_, body, steps) => {
  expect(stepsOf('Ihre Abrechnung', [bill, ...body])).toEqual(steps)
})

it.each([
  ['Sie brauchen hierauf nicht zu reagieren.'],
  ['Ihr Kundenkonto weist keinen offenen Betrag auf.'],
  ['Spindschlüssel haben Sie abgegeben, so dass gegenseitig nichts mehr offen ist.'],
  ['Betrachten Sie die Mahnung bitte als gegenstandslos. Es ist alles beglichen.'],
  ['Bitte nichts überweisen! Wir rechnen mit Ihrer Versicherung ab.'],
  ['Diese Übersicht ist nur für Ihre Unterlagen bestimmt.'],
  ['Diese Leistungen sind freiwillig und kosten 41,97 €.'],
])('nothing is to be done: %s', (text) => {
  expect(stepsOf('Ihr Vertrag', [text])).toEqual(['nothing'])
})

it('does not say so beside an order that no rule knows', () => {
  const paid = 'Die Forderung ist restlos getilgt.'
  const order = 'Einen Dauerauftrag wollen Sie bitte löschen: Widerrufen Sie ihn bei Ihrer Bank.'
  expect(stepsOf('Ihr Vertrag', [paid])).toEqual(['nothing'])
  expect(stepsOf('Ihr Vertrag', [paid, order])).not.toContain('nothing')
})

it.each([
  [
    'a table below “Lieber Herr”, which is a salutation and no choice',
    [
      'Lieber Herr Stein, vereinbart waren drei Raten.',
      '| Rate | fällig | Betrag | eingegangen',
      '| 1 | 30.09.2025 | 140,00 € | 26.09.2025',
      '| 2 | 31.10.2025 | 140,00 € | offen',
      '| 3 | 30.11.2025 | 140,00 € | –',
      'Die Rechnung über 420,00 € müssen Sie nicht auf einmal begleichen.',
    ],
    'pay 140 2025-10-31',
  ],
  [
    'the first payment in a bracket',
    ['Erste Rate (216,00 €): zum 03.11.2025. Jede weitere, gleich hoch, zum Monatsersten.'],
    'pay 216 2025-11-03',
  ],
  [
    'the day of the first payment, in the next item of a list',
    [
      '3. Sie zahlen ab November acht Raten zu 60,00 €.',
      '4. Die erste Rate muss am 15.11.2025 bei uns eingegangen sein.',
    ],
    'pay 60 2025-11-15',
  ],
  [
    'a day of the month, and the month in which the plan begins',
    [
      'Er zahlt diesen Betrag in 19 Raten zu je 46,00 €, jeweils bis zum 5. eines',
      'Monats, beginnend im Dezember 2025.',
    ],
    'pay 46 2025-12-05',
  ],
  [
    'a day in words, asked among friends',
    ['Sei so lieb und schick mir Deine 680,67 Euro bis Ende Oktober, also bis zum 31.'],
    'pay 680.67 2025-10-31',
  ],
  [
    'a payment that stops an enforcement',
    [
      'Zahlen Sie die Gesamtsumme von 1.918,39 € bis zum 15. Oktober 2025,',
      'entfällt der Termin am 24. Oktober 2025.',
    ],
    'pay 1918.39 2025-10-15',
  ],
])('pays %s', (_, body, first) => {
  expect(stepsOf('Ihre Vereinbarung', body)[0]).toBe(first)
})

it('pays what only the subject asks for', () => {
  const subject = 'Beitragsrechnung 2026: Bitte zahlen Sie 418,62 EUR bis zum 04.11.2025'
  expect(stepsOf(subject, ['Ihr Vertrag verlängert sich.'])[0]).toBe('pay 418.62 2025-11-04')
})

it.each([
  ['Den Nachweis können Sie noch bis zum 31.10.2025 nachreichen.', 'may send 2025-10-31'],
  [
    'Wenn Sie keinen Abzug wünschen, erteilen Sie uns bis zum 31.10.2025 einen Auftrag.',
    'may reply 2025-10-31',
  ],
])('leaves it to the reader: %s', (text, step) => {
  expect(stepsOf('Ihr Bonus', [text])).toEqual([step])
})

it('does before a visit what only makes sense there', () => {
  const visit = 'Ihr Termin ist am Donnerstag, 6. November 2025, um 8:15 Uhr.'
  const asked = 'Zum Termin bitte nüchtern erscheinen und den Medikationsplan mitbringen.'
  expect(stepsOf('Ihr Termin', [visit, asked])).toEqual([
    'do 2025-11-06',
    'attend 2025-11-06',
    'bring 2025-11-06',
  ])
})

it('leaves a visit to the reader if there is no duty to come', () => {
  const visit = 'Sie werden gebeten, am Donnerstag, 6. November 2025, um 9:30 Uhr vorzusprechen.'
  const free = 'Eine Verpflichtung, der Vorladung Folge zu leisten, besteht für Beschuldigte nicht.'
  expect(stepsOf('Vorladung', [visit])).toEqual(['attend 2025-11-06'])
  const bring = 'Bringen Sie bitte Ihren Ausweis mit.'
  expect(stepsOf('Vorladung', [visit, free, bring])).toEqual([
    'may attend 2025-11-06',
    'may bring 2025-11-06',
  ])
})

it('knows advertising by how to get no more of it', () => {
  const praise = '| Gläser „Komfort“ | 349,00 €'
  const stop = 'Wollen Sie keine Werbung mehr erhalten, genügt eine Mitteilung.'
  expect(stepsOf('7.500,00 € liegen für Sie bereit', [praise, stop])[0]).toBe('nothing')
})

it('takes no duty from a copied letter to someone else', () => {
  const copy = '„Sehr geehrter Herr Joost, reichen Sie die Nachweise bis zum 20.10.2025 ein.“'
  expect(stepsOf('Unterhalt', ['Zur Kenntnis erhalten Sie die Durchschrift.', copy])).toEqual([
    'nothing',
  ])
})

it('reads a sentence that an amount on its own line interrupts', () => {
  const body = [
    'Ich bitte Sie, die Hälfte der Gebühr, nämlich',
    '750,00 €',
    'bis zum 11. November 2025 auf mein Konto zu überweisen.',
  ]
  expect(stepsOf('Vorschuss', body)).toEqual(['pay 750 2025-11-11'])
})

it('names the paper of “send it back” by the sentence before', () => {
  const asked =
    'Ihre Angaben benötigen wir im Vordruck V0100. Senden Sie ihn bitte bis zum 12.11.2025 zurück.'
  const { pages, words } = letterOf(letterAbout('Ihr Konto', [asked]))
  const { plan } = readLetter({ pages, words }, { today: '2025-10-02' }).explanation
  expect(plan!.steps[0]!.german.join(' ')).toContain('V0100')
})

it('takes “diese” as the thing of the sentence before, not as a table above', () => {
  const table = ['| Kaution | 1.350,00 €', '| Maler | -210,00 €', '| an Sie | 1.140,00 €']
  const asked = 'Mir fehlt Ihre Kontonummer. Teilen Sie mir diese bitte bis 15. Mai 2026 mit.'
  const { pages, words } = letterOf(letterAbout('Ihre Kaution', [...table, asked]))
  const { plan } = readLetter({ pages, words }, { today: '2025-10-02' }).explanation
  const things = plan!.steps.flatMap((step) => step.things.map(({ german }) => german))
  expect(things.join(' ')).not.toContain('Maler')
})
