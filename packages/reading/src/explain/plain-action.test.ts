import { expect, it } from 'vitest'
import { english } from '../said/english.ts'
import { actionSaid } from './plain-action.ts'

const plainAction = (german: string, letterDate: string | null) =>
  english(actionSaid(german, letterDate))

const generic = 'The letter asks you to do something. The German sentence is below.'
const inACase =
  'In a case that the letter names, you are asked to do something. The German sentence is below.'

it.each([
  [
    'Bitte überweisen Sie den Betrag von 84,20 € bis zum 03.03.2026.',
    'Pay €84.20 by 3 March 2026.',
  ],
  ['Bitte begleichen Sie 1.020,00 EUR innerhalb von 14 Tagen.', 'Pay €1,020.00 within 14 days.'],
  [
    'Wir bitten Sie, den Betrag von 50 € bis 1. April auf das unten genannte Konto zu überweisen.',
    'Pay €50.00 by 1 April 2026 to the account named in the letter.',
  ],
  [
    'Überweisen Sie 10,00 € bis zum 01.04.2026 und 20,00 € bis zum 01.05.2026.',
    'Pay in the amounts and on the days that the German sentence names.',
  ],
  [
    'Bitte überweisen Sie 300 €, den Rest bis 1. Juli.',
    'Pay in the amounts and on the days that the German sentence names.',
  ],
  [
    'Bitte sorgen Sie dafür, dass der Ableser am 03.06.2026 Zugang zu Ihrer Wohnung hat.',
    'Make sure that people can get to your home on Wednesday, 3 June 2026.',
  ],
  ['Bitte richten Sie einen Dauerauftrag ein.', generic],
  [
    'Bitte ändern Sie Ihren Dauerauftrag ab Mai auf 640,00 €.',
    'Change your standing order to €640.00. The German sentence says from when.',
  ],
  [
    'Bitte senden Sie uns den ausgefüllten Fragebogen bis 20.02.2026 zurück.',
    'Fill in and send back the questionnaire by 20 February 2026.',
  ],
  [
    'Bitte senden Sie uns zur Bearbeitung Ihres Antrags die Nachweise zu.',
    'Send the papers that the letter asks for.',
  ],
  [
    'Reichen Sie bitte Lohnabrechnungen und Kontoauszüge bis zum 09.02.2026 ein.',
    'Hand in payslips and bank statements by 9 February 2026.',
  ],
  [
    'Bitte kommen Sie am Montag, den 02.02.2026, um 10 Uhr in das Bürgeramt, Zimmer 12.',
    'Come on Monday, 2 February 2026 at 10:00. The place is Bürgeramt, Zimmer 12.',
  ],
  [
    'Bitte rufen Sie uns unter 040 55 12 34 an.',
    'Call the sender. The number in the sentence is 040 55 12 34.',
  ],
  [
    'Bei Fragen wenden Sie sich bitte an uns.',
    'If you have questions, get in touch with the sender.',
  ],
  [
    'Können Sie nicht kommen, sagen Sie den Termin bitte ab.',
    'If you cannot come, cancel the appointment.',
  ],
  [
    'Bitte teilen Sie uns Ihren Zählerstand bis 31.01.2026 mit.',
    'Read your meter and tell the sender the reading by 31 January 2026.',
  ],
  ['Bitte geben Sie die Schlüssel bis 30.06.2026 ab.', 'Give back the keys by 30 June 2026.'],
  [
    'Melden Sie sich unverzüglich arbeitsuchend.',
    'Register with the Agentur für Arbeit as looking for work at once.',
  ],
  ['Bitte bewahren Sie dieses Schreiben auf.', 'Keep this letter.'],
  ['Bitte bestätigen Sie den Empfang dieses Schreibens.', 'Confirm that you received the letter.'],
])('%s', (german, plain) => {
  expect(plainAction(german, '2026-01-20')).toBe(plain)
})

it.each([
  'Bitte überweisen Sie den Betrag nicht auf das alte Konto.',
  'Bitte veranlassen Sie Ihren Arbeitgeber, den Lohn zu überweisen.',
  'Bitte nennen Sie uns ein Konto, auf das wir den Betrag überweisen sollen.',
  'Bitte unterlassen Sie das Abstellen von Fahrrädern.',
  'Bitte kommen Sie Ihren Pflichten nach.',
  'Bitte zahlen Sie 50,00 € in bar bei Abholung.',
  'Bitte bestätigen Sie uns den Erhalt der Ware.',
  'Bitte lassen Sie das Formular von Ihrem Arzt ausfüllen.',
  'Bitte teilen Sie Ihrem Arbeitgeber die neue Steuerklasse mit.',
  'Halten Sie bitte die Frist ein, damit alles klappt.',
])('says no more than that something is asked: %s', (german) => {
  expect(plainAction(german, '2026-01-20')).toBe(generic)
})

it.each([
  'Wenn Sie umgezogen sind, teilen Sie uns bitte die neue Anschrift mit.',
  'Bitte senden Sie uns die Unterlagen, falls Sie Kinder haben.',
  'Sollten Sie krank oder verreist sein, rufen Sie bitte an.',
])('does not tell everybody what is asked in one case only: %s', (german) => {
  expect(plainAction(german, null)).toBe(inACase)
})

it('leaves a day without a year out where the day of the letter is not known', () => {
  expect(plainAction('Bitte zahlen Sie 5,00 € bis zum 01.04.', null)).toBe('Pay €5.00.')
})
