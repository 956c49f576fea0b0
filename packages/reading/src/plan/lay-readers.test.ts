import { expect, it } from 'vitest'
import { factsAbout } from '../../cases/facts-about.ts'
import { findIn, letterAbout } from '../../cases/found-in.ts'
import { letterOf } from '../../cases/letter-of.ts'
import { chooseFacts } from '../choose.ts'
import { findDeadlines } from '../find/deadline.ts'
import { planOf } from './build.ts'

const today = '2025-10-02'

/** The steps of a letter with all that a reader without German sees of them. */
function steps(subject: string, ...body: string[]) {
  const draft = letterAbout(subject, body)
  const letter = letterOf(draft)
  const found = findIn(draft, today)
  const { deadlines, findings: days } = findDeadlines(letter, found, today)
  const findings = chooseFacts([...found, ...days])
  return planOf(factsAbout(letter, { today, findings, deadlines })).plan.steps
}

const said = (subject: string, ...body: string[]) =>
  steps(subject, ...body).map(({ duty, plain }) => (duty === 'may' ? `may: ${plain}` : plain))

it('says in words when a fine is to be paid, and who gets the driving licence', () => {
  const [pay, licence] = steps(
    'Bußgeldbescheid',
    'Es wird ein Fahrverbot von einem Monat angeordnet. Übersenden Sie den Führerschein innerhalb von vier Monaten nach Rechtskraft an die Bußgeldstelle oder geben Sie ihn bei einer Polizeidienststelle ab.',
    'Überweisen Sie den Gesamtbetrag von 348,50 EUR spätestens zwei Wochen nach Eintritt der Rechtskraft.',
  ).toSorted((a, b) => a.act.localeCompare(b.act))
  expect(pay).toMatchObject({ act: 'pay', amount: { cents: 34_850 }, day: { date: null } })
  expect(pay?.day?.rulePlain).toMatch(/^You have two weeks for this, counted from the day when/)
  expect(licence?.plain).toBe(
    'Give back your driving licence. Send it to the sender, or give it to the police.',
  )
  expect(licence?.day?.rulePlain).toMatch(/^You have four months for this/)
})

it('asks for the driving licence where the letter only says that it is to be handed over', () => {
  const found = steps(
    'Bußgeldbescheid mit Fahrverbot',
    'Der Führerschein ist nach Rechtskraft bei der Bußgeldstelle in amtliche Verwahrung zu geben.',
  )
  expect(found[0]?.plain).toBe('Give back your driving licence. Send it to the sender.')
  expect(found[0]?.day?.rulePlain).toMatch(/^Do this when the decision is final/)
  expect(said('Bußgeldbescheid', 'Ihren Führerschein müssen Sie nicht abgeben.')).toEqual([])
})

it('says how many parts a payment has, what they are together, and where the others are', () => {
  const [pay] = steps(
    'Ihr Beitrag in Raten',
    'Ihr Beitrag beträgt 432,00 EUR. Er ist in 12 Teilbeträgen von je 36,00 EUR zu zahlen, jeweils zum 15. eines Monats, erstmals zum 15.11.2025.',
  )
  expect(pay?.plain).toBe(
    'Pay the first of 12 parts: €36.00 by 15 November 2025. In all it is €432.00. The rest is listed below.',
  )
  expect(pay?.more.map(({ date }) => date)).toEqual([
    '2025-12-15',
    ...['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'].map((m) => `2026-${m}-15`),
  ])
})

it('points to the letter for parts whose days it does not list', () => {
  const [pay] = steps(
    'Rückzahlung',
    'Bitte zahlen Sie in 8 vierteljährlichen Raten von 90,00 EUR zurück. Die erste Rate von 90,00 EUR ist am 30.11.2025 fällig, die zweite Rate von 90,00 EUR am 28.02.2026.',
  )
  expect(pay?.plain).toMatch(/^Pay the first of 8 parts: €90\.00 by 30 November 2025\./)
  expect(pay?.plain).toMatch(/Look in the letter for the days and amounts of the rest\.$/)
})

it('asks for an application, not for papers', () => {
  const body = 'Stellen Sie bitte bis zum 31.10.2025 einen Weiterbewilligungsantrag.'
  expect(said('Ihr Bewilligungszeitraum endet', body)).toEqual([
    'Send in the application by 31 October 2025.',
  ])
  const open = 'Auf Antrag, der bis zum 31.10.2025 zu stellen ist, kann jährlich gezahlt werden.'
  expect(said('Zahlungsweise', open)).toEqual(['may: Send the application by 31 October 2025.'])
})

it('checks a new account of the sender, even if nothing is to be paid', () => {
  for (const body of [
    'Ab dem 01.11.2025 haben wir eine neue Bankverbindung: IBAN DE02 1203 0000 0000 2020 51.',
    'Unsere Bankverbindung hat sich geändert.',
    'Bitte verwenden Sie für Ihre Zahlungen nur noch das neue Konto.',
  ])
    expect(said('Ihr Vertrag', body)[0]).toMatch(/^The letter says to pay to a new account\. Check/)
  expect(said('Ihr neues Konto', 'Sie haben ein neues Konto bei uns eröffnet.')).toEqual([])
})

it('asks for bank details as a duty, unless the money is set off without them', () => {
  const asks = 'Bitte nennen Sie uns bis zum 10.10.2025 Ihre IBAN.'
  const credit = 'Ihr Konto weist ein Guthaben von 84,10 EUR auf. Wir erstatten Ihnen den Betrag.'
  expect(said('Ihr Guthaben', credit, asks)).toContain(
    'Tell the sender your bank details by 10 October 2025.',
  )
  const setOff = 'Sonst wird es im nächsten Jahr angerechnet.'
  expect(said('Ihr Guthaben', credit, asks, setOff)).toContain(
    'may: Tell the sender your bank details by 10 October 2025.',
  )
})

it('makes no duty of a right, or of what holds for everybody', () => {
  for (const body of [
    'Sie haben das Recht, bei jedem Kreditinstitut, das Zahlungskonten anbietet, ein Basiskonto zu beantragen.',
    'Sie haben die Möglichkeit, den Zähler selbst abzulesen.',
    'Wer Sozialleistungen beantragt, hat alle Tatsachen anzugeben und Urkunden vorzulegen.',
  ])
    expect(said('Ihr Konto', body)).toEqual([])
})

it('names no thing by a German noun', () => {
  expect(said('Ihr Ausstand', 'Bitte geben Sie die Schlüssel und die Tankkarte ab.')).toEqual([
    'Hand in the keys and what else the letter names.',
  ])
})
