import { expect, it } from 'vitest'
import { english } from '../said/english.ts'
import { actionSaid } from './plain-action.ts'

const plainAction = (german: string, letterDate: string | null, list: string[] = []) =>
  english(actionSaid(german, letterDate, list))

it.each([
  [
    'Bitte überweisen Sie den Betrag von 84,20 € bis zum 03.03.2026.',
    'Pay €84.20 by 3 March 2026.',
  ],
  ['Bitte begleichen Sie 1.020,00 EUR innerhalb von 14 Tagen.', 'Pay €1,020.00 within 14 days.'],
  [
    'Wir bitten Sie, den Betrag von 50 € bis 1. April auf das unten genannte Konto zu überweisen.',
    'Pay €50.00 by 1 April 2026 to the account in the letter.',
  ],
  ['Überweisen Sie 10,00 € bis zum 01.04.2026 und 20,00 € bis zum 01.05.2026.', 'Pay in parts.'],
  ['Bitte überweisen Sie 300 €, den Rest bis 1. Juli.', 'Pay in parts.'],
  [
    'Wir bitten um Überweisung der Nachzahlung von 206,34 EUR bis zum 05.01.2026.',
    'Pay €206.34 by 5 January 2026.',
  ],
  [
    'Bitte sorgen Sie dafür, dass der Ableser am 03.06.2026 Zugang zu Ihrer Wohnung hat.',
    'Make sure that people can get to your home on Wednesday, 3 June 2026.',
  ],
  [
    'Das Formular lassen Sie bitte von Ihrem Betrieb ausfüllen und schicken es uns vorab bis zum 30.09.2025 per E-Mail.',
    'Have your employer fill in the form, and send it by 30 September 2025.',
  ],
  [
    'Bitte erkennen Sie keine Ansprüche an und leiten Sie Anwaltsschreiben oder Klagen unverzüglich an uns weiter.',
    'Send letters from lawyers or courts to them at once.',
  ],
  ['Bitte richten Sie einen Dauerauftrag ein.', 'Set up a standing order at your bank.'],
  [
    'Bitte ändern Sie Ihren Dauerauftrag ab Mai auf 640,00 €.',
    'Change your standing order to €640.00.',
  ],
  [
    'Bitte senden Sie uns den ausgefüllten Fragebogen bis 20.02.2026 zurück.',
    'Fill in and send back the questionnaire by 20 February 2026.',
  ],
  [
    'Bitte senden Sie uns den Fragebogen ausgefüllt und unterschrieben bis 20.02.2026 zurück.',
    'Fill in, sign and send back the questionnaire by 20 February 2026.',
  ],
  ['Bitte senden Sie uns zur Bearbeitung Ihres Antrags die Nachweise zu.', 'Send proof.'],
  [
    'Reichen Sie bitte Lohnabrechnungen und Kontoauszüge bis zum 09.02.2026 ein.',
    'Hand in payslips and bank statements by 9 February 2026.',
  ],
  [
    'Bitte bringen Sie zu dem Termin Ihren Reisepass, ein aktuelles biometrisches Passfoto und die letzten drei Lohnabrechnungen mit.',
    'Bring your passport, a passport photo and payslips.',
  ],
  [
    'Bitte kommen Sie am Montag, den 02.02.2026, um 10 Uhr in das Bürgeramt, Zimmer 12.',
    'Come on Monday, 2 February 2026 at 10:00. The place is Bürgeramt, Zimmer 12.',
  ],
  [
    'Bitte rufen Sie uns unter 040 55 12 34 an.',
    'Call the sender. The phone number is 040 55 12 34.',
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
    'Den Werksausweis, die Schlüssel Nr. 31 und 32 und die Arbeitskleidung geben Sie bitte am letzten Arbeitstag bei Frau Baldauf ab.',
    'Give back the access card, the keys and the work clothes.',
  ],
  [
    'Melden Sie sich unverzüglich arbeitsuchend.',
    'Register with the Agentur für Arbeit as looking for work at once.',
  ],
  [
    'Melden Sie sich innerhalb von drei Tagen nach Kenntnis des Beendigungszeitpunkts bei der Agentur für Arbeit arbeitsuchend.',
    'Register with the Agentur für Arbeit as looking for work within three days of learning when your job ends.',
  ],
  ['Bitte bewahren Sie dieses Schreiben auf.', 'Keep this letter.'],
  ['Bitte bestätigen Sie den Empfang dieses Schreibens.', 'Confirm that you received the letter.'],
  [
    'Weisen Sie Ihr Einkommen bis zum 01.03.2026 nach.',
    'Send proof of your income by 1 March 2026.',
  ],
  ['Bitte weisen Sie sich am Eingang aus.', 'Show your identity card or passport.'],
  ['Halten Sie bitte Ihren Reisepass bereit.', 'Have ready your passport.'],
  ['Bitte fotografieren Sie die beschädigten Stellen.', 'Take photos of the damage.'],
  ['Tragen Sie bitte Ihre Steuer-ID ein.', 'Write in the form your tax ID (Steuer-ID).'],
  ['Kreuzen Sie bitte das Zutreffende an.', 'Tick the box that is right for you.'],
  ['Werfen Sie die Karte bitte in unseren Briefkasten ein.', 'Put it in our letterbox.'],
  ['Sie sind verpflichtet, an dem Seminar teilzunehmen.', 'Take part in the course or programme.'],
  ['Bitte kommen Sie nüchtern in die Praxis.', 'Do not eat before the appointment.'],
  ['Bitte bringen Sie Ihre Gesundheitskarte mit.', 'Bring your health insurance card.'],
  [
    'Setzen Sie Ihre Medikamente bitte nur nach Rücksprache mit Ihrem Arzt ab.',
    'Ask your doctor first. Do not stop a medicine by yourself.',
  ],
  [
    'Bitte teilen Sie uns jede Änderung Ihrer Verhältnisse unverzüglich mit.',
    'Tell the sender at once if something changes, for example your income, your address or who lives with you.',
  ],
  ['Bitte entfernen Sie Ihr Fahrzeug bis zum 02.03.2026.', 'Move your car by 2 March 2026.'],
  ['Bitte reinigen Sie den Gehweg vor Ihrem Haus.', 'Clean the path and keep it clear.'],
  [
    'Bitte melden Sie Ihr Kind bis zum 15.03.2026 an der Grundschule an.',
    'Register your child at the school by 15 March 2026.',
  ],
  [
    'Bitte kommen Sie zur Abgabe Ihrer Fingerabdrücke in unser Büro.',
    'Come to give your fingerprints.',
  ],
  ['Bitte lassen Sie das Formular von Ihrem Arzt ausfüllen.', 'Have your doctor fill in the form.'],
  ['Überweise bitte 20,00 € bis zum 01.02.2026.', 'Pay €20.00 by 1 February 2026.'],
  [
    'Ich bitte Sie, am Donnerstag, dem 05.02.2026, um 13:30 Uhr bei mir vorzusprechen.',
    'Come on Thursday, 5 February 2026 at 13:30.',
  ],
  [
    'Den unteren Abschnitt geben Sie bitte bis Freitag, 06.02.2026, unterschrieben wieder mit.',
    'Hand in the reply slip by 6 February 2026.',
  ],
  [
    'Wenn Sie umgezogen sind, teilen Sie uns bitte die neue Anschrift mit.',
    'If you have moved, tell the sender your new address.',
  ],
  [
    'Bitte senden Sie uns die Unterlagen, falls Sie Kinder haben.',
    'If you have children, send the documents.',
  ],
])('%s', (german, plain) => {
  expect(plainAction(german, '2026-01-20')).toBe(plain)
})

it.each([
  'Bitte überweisen Sie den Betrag nicht auf das alte Konto.',
  'Bitte zahlen Sie bis dahin nichts auf das unten angegebene Konto ein.',
  'Bitte veranlassen Sie Ihren Arbeitgeber, den Lohn zu überweisen.',
  'Bitte unterlassen Sie das Abstellen von Fahrrädern.',
  'Bitte kommen Sie Ihren Pflichten nach.',
  'Bitte zahlen Sie 50,00 € in bar bei Abholung.',
  'Bitte bestätigen Sie uns den Erhalt der Ware.',
  'Bitte lassen Sie das Formular von einem Nachbarn ausfüllen.',
  'Bitte teilen Sie Ihrem Arbeitgeber die neue Steuerklasse mit.',
  'Halten Sie bitte die Frist ein, damit alles klappt.',
  'Bringen Sie im Original mit:',
  'Wenn das zutrifft, teilen Sie uns dies bitte mit.',
])('says nothing rather than half of it: %s', (german) => {
  expect(plainAction(german, '2026-01-20')).toBe('')
})

it('says of a case that we have no words for that it is one', () => {
  expect(plainAction('Sollten Sie krank oder verreist sein, rufen Sie bitte an.', null)).toBe(
    'Call the sender. Only in some cases. We could not tell if it applies to you.',
  )
})

it('names the things of a list, and only counts many of them', () => {
  const list = ['Ihren Reisepass', 'ein Passfoto,', 'die Zulassung zum Kurs']
  expect(plainAction('Bringen Sie bitte mit:', null, list)).toBe(
    'Bring your passport, a passport photo and what else the letter names.',
  )
  const long = [...list, 'den Mietvertrag', 'die Geburtsurkunde']
  expect(plainAction('Bringen Sie bitte mit:', null, long)).toBe('Bring these 5 things.')
})

it('names what one applies for by its German name, which the office knows', () => {
  expect(plainAction('Bitte beantragen Sie bis zum 17.04.2026 Arbeitslosengeld.', null)).toBe(
    'Apply for Arbeitslosengeld by 17 April 2026.',
  )
})

it('leaves a day without a year out where the day of the letter is not known', () => {
  expect(plainAction('Bitte zahlen Sie 5,00 € bis zum 01.04.', null)).toBe('Pay €5.00.')
})

it('leaves out a period without the day that it runs from', () => {
  expect(
    plainAction('Senden Sie uns das Formular innerhalb von 2 Wochen nach Abschluss zurück.', null),
  ).toBe('Send back the form.')
})
