import { expect, test } from 'vitest'
import { describe as told } from '../../cases/acts/act-score.ts'
import { letterAbout } from '../../cases/found-in.ts'
import { letterOf } from '../../cases/letter-of.ts'
import { finders } from '../find/finders.ts'
import { readLetter, type ReadOptions } from '../read-letter.ts'

const today = '2025-11-05'

function answerTo(subject: string, text: string[], options: Partial<ReadOptions> = {}) {
  const { pages, words } = letterOf(letterAbout(subject, text))
  const { explanation, lost } = readLetter({ pages, words }, { today, ...options })
  const plan = explanation.plan!
  return { ...explanation, plan, lost, steps: plan.steps.map(told) }
}

const bill = 'Bitte überweisen Sie 307,88 Euro bis zum 17.11.2025.'

test.each<[string, string, string[], string[]]>([
  ['a transfer', 'Rechnung 4711', [bill], ['pay 307.88 EUR by 2025-11-17']],
  [
    'a debit wins over an amount',
    'Rechnung 4711',
    [
      'Der Rechnungsbetrag beträgt 307,88 Euro.',
      'Wir buchen ihn am 17.11.2025 von Ihrem Konto ab.',
    ],
    ['be-debited 307.88 EUR by 2025-11-17'],
  ],
  [
    'what was paid before is not paid again',
    'Rechnung Nr. 4711',
    ['| Rechnungsbetrag | 307,88 €', 'Offener Betrag: 0,00 €'],
    ['nothing'],
  ],
  [
    'another currency is never a transfer',
    'Rechnung 4711',
    ['Bitte überweisen Sie 307,88 CHF bis zum 17.11.2025.'],
    ['pay-otherwise 307.88 CHF by 2025-11-17'],
  ],
  [
    'the day of a request belongs to it',
    'Ihr Antrag',
    ['Bitte senden Sie uns den Mietvertrag bis zum 17.11.2025.'],
    ['send by 2025-11-17'],
  ],
  [
    'the appointment stands before what is asked of those who cannot come',
    'Einladung',
    [
      'Bitte kommen Sie am 17.11.2025 um 10:00 Uhr zu dem Termin.',
      'Falls Sie nicht kommen können, rufen Sie uns bitte an.',
    ],
    ['attend by 2025-11-17 10:00', 'may call'],
  ],
  [
    'the letter itself says that there is nothing to do',
    'Information',
    ['Sie müssen nichts unternehmen.'],
    ['nothing'],
  ],
])('%s', (_, subject, text, steps) => {
  expect(answerTo(subject, text).steps).toEqual(steps)
})

test('an offer is a warning and no transfer; its amount waits behind the warning', () => {
  const { plan, steps, document_details } = answerTo('Angebot Nr. 12', [
    'Wir bieten Ihnen die Leistung zum Preis von 569,06 € an. Dies ist keine Rechnung.',
  ])
  expect(plan.caution).toMatchObject({ code: 'offer' })
  expect(steps).toEqual(['nothing'])
  expect(document_details.payment).toMatchObject({ total_fee: null, due_date: null })
})

test('what an offer asks for in words that no rule knows is not unclear', () => {
  const { plan } = answerTo('Angebot Nr. 12', [
    'Wir bieten Ihnen die Leistung zum Preis von 569,06 € an. Dies ist keine Rechnung.',
    'Bitte prüfen Sie die erfassten Daten auf Richtigkeit.',
    'Um Verzögerungen zu vermeiden, beachten Sie bitte die Zahlungsfrist.',
  ])
  expect(plan?.unclear).toBeNull()
})

test('where nothing was understood it is said, and never that there is nothing to do', () => {
  const { plan, document_details, warnings } = answerTo('Rundschreiben', ['Das Haus ist alt.'])
  expect(plan).toMatchObject({ steps: [], unclear: { reason: 'requests' } })
  expect(document_details.summary).toContain('We could not work out what they want.')
  expect(warnings).toEqual([])
})

test('a letter in another language is not understood as German', () => {
  const { plan, deadlines } = answerTo('Your appointment', [
    'Dear Ms Sanders, we would like to invite you to a meeting at our office next week.',
    'Please bring your passport and the letter with you, and call us if you are unable to attend.',
  ])
  expect(plan).toMatchObject({ steps: [], unclear: { reason: 'not-german' } })
  expect(deadlines).toEqual([])
})

test('an amount that the user gives is a transfer, whatever was read', () => {
  const given = { field: 'fact', kind: 'amount-total', was: null, value: '5000' } as const
  const { steps } = answerTo('Angebot Nr. 12', ['Dies ist keine Rechnung.', bill], {
    corrections: [given],
  })
  expect(steps[0]).toContain('pay 50 EUR')
})

test('a finder that fails is named, and the reader is told that something may be missing', () => {
  const findPayment = () => {
    throw new Error('strange letter')
  }
  const others = finders.filter(({ name }) => name !== 'findPayment')
  const { lost, plan } = answerTo('Rechnung 4711', [bill], { finders: [findPayment, ...others] })
  expect(lost).toEqual(['findPayment'])
  expect(plan.unclear).toMatchObject({ reason: 'lost' })
})

test('nobody pays a total where no account and no word of paying stands', () => {
  const draft = letterAbout('Abrechnung Ihres Schadens', [
    '| Fahrrad | 2.500,00 €',
    '| Selbstbehalt | -150,00 €',
    '| Entschädigung | 2.350,00 €',
    'Den Entschädigungsbetrag haben wir heute angewiesen; rechnen Sie in drei bis fünf Bankarbeitstagen damit.',
    'Wir bedauern den Verlust und danken Ihnen für Ihre Geduld.',
  ])
  const { pages, words } = letterOf({
    ...draft,
    foot: [['Muster Versicherung AG', 'Ringweg 1', '50667 Köln']],
  })
  const { plan } = readLetter({ pages, words }, { today }).explanation
  expect(plan?.steps.map(told)).toEqual(['receive 2350 EUR'])
})

test('rules that are drawn of dashes are no request', () => {
  const { plan } = answerTo('Klassenfahrt', [
    'Bitte regeln Sie das Nötige mit der Schule.',
    '- - - - - - - - - - - - - - - - - - - -',
    bill,
  ])
  expect(plan.unclear?.german.join(' ') ?? '').not.toMatch(/- -/)
})
