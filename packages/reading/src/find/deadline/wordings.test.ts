import { expect, it } from 'vitest'
import { findIn, letterAbout } from '../../../cases/found-in.ts'
import { letterOf } from '../../../cases/letter-of.ts'
import { findDeadlines } from '../deadline.ts'

/** The deadlines of a notice of 1 October 2025 in typical wordings; `?` depends on receipt. */
function read(text: string): string[] {
  const draft = letterAbout('Bescheid', [text])
  const { deadlines } = findDeadlines(letterOf(draft), findIn(draft), '2025-10-02')
  return deadlines.map(({ what, date }) => `${what} ${date ?? '?'}`)
}

it.each([
  [
    'Der Widerspruch muss innerhalb eines Monats, nachdem Ihnen der Bescheid bekannt gegeben worden ist, eingehen.',
    'object 2025-11-05',
  ],
  [
    'Sie können gegen diesen Bescheid innerhalb eines Monats Widerspruch einlegen.',
    'object 2025-11-05',
  ],
  [
    'Gegen diesen Bescheid ist der Widerspruch zulässig. Die Widerspruchsfrist beträgt einen Monat ab Bekanntgabe.',
    'object 2025-11-05',
  ],
  [
    'Der Widerspruch ist binnen eines Monats nach Bekanntgabe bei der Stadt Ahren zulässig.',
    'object 2025-11-05',
  ],
  [
    'Gegen diesen Bescheid können Sie innerhalb eines Monats, nachdem er Ihnen bekannt gegeben wurde, Widerspruch einlegen.',
    'object 2025-11-05',
  ],
  [
    'Gegen den Bescheid ist der Widerspruch zulässig. Er ist innerhalb eines Monats nach Bekanntgabe bei uns einzureichen.',
    'object 2025-11-05',
  ],
  ['Die Abgabe ist binnen zehn Tagen nach Bekanntgabe dieses Bescheids zu entrichten.', 'pay ?'],
  [
    'Ich übersende Ihnen anliegende Klage mit der Bitte, bis zum 20.10.2025 zu erwidern.',
    'reply 2025-10-20',
  ],
  ['Wir fordern Sie auf, auf die Klage bis zum 20.10.2025 zu erwidern.', 'reply 2025-10-20'],
  ['Schreiben Sie mir bitte bis 20.10.2025, ob ich kündigen soll.', 'reply 2025-10-20'],
  [
    'Lassen Sie die Anmeldung bestätigen und senden Sie uns das Blatt bis zum 20.10.2025.',
    'send-documents 2025-10-20',
  ],
  [
    'Ich bitte, den Plan der Wohnung bis zum 20.10.2025 nachzureichen.',
    'send-documents 2025-10-20',
  ],
  ['Das Geld brauche ich bis zum 20. Oktober.', 'pay 2025-10-20'],
  ['Gehen bis zum 20.10.2025 einmalig 330,00 € bei uns ein, ist alles erledigt.', 'pay 2025-10-20'],
  ['Ihre Antwort hätten wir gern bis zum 20.10.2025.', 'reply 2025-10-20'],
  ['Tragen Sie sich bitte bis zum 20.10.2025 in die Liste ein.', 'reply 2025-10-20'],
  ['Haben Sie Wünsche, so lassen Sie mich diese bis zum 20.10.2025 wissen.', 'reply 2025-10-20'],
  ['Die erste Rate (216,00 €): zum 20.10.2025.', 'pay 2025-10-20'],
  ['Bitte zahlen Sie binnen zwei Wochen nach Zugang dieses Schreibens.', 'pay ?'],
  ['Wir geben Ihnen Gelegenheit zur Stellungnahme bis 20.10.2025.', 'reply 2025-10-20'],
  ['Die Unterlagen müssen uns am 20.10.2025 vorliegen.', 'send-documents 2025-10-20'],
  ['Ihre Antwort erwarten wir bis Ende Oktober 2025.', 'reply 2025-10-31'],
  ['Bitte reichen Sie den Nachweis bis Monatsende ein.', 'send-documents 2025-10-31'],
  ['Zahlungsziel: 20.10.2025', 'pay 2025-10-20'],
  ['Zahlungsziel 14 Tage.', 'pay 2025-10-15'],
  [
    'Der Termin am 14.10.2025 um 10:00 Uhr wird auf den 21.10.2025 um 11:00 Uhr verlegt.',
    'appointment 2025-10-21',
  ],
  ['Ihr neuer Termin: Dienstag, 21.10.2025, 11:00 Uhr', 'appointment 2025-10-21'],
  ['Wir laden Sie ein für Mittwoch, 15. Oktober 2025, 8.30 Uhr.', 'appointment 2025-10-15'],
  ['Unser Techniker kommt am 15.10.2025 zwischen 8 und 12 Uhr zu Ihnen.', 'appointment 2025-10-15'],
  ['Bitte holen Sie das Einschreiben bis 20.10.2025 in der Filiale ab.', 'other 2025-10-20'],
  ['Die Klage ist innerhalb eines Monats nach Zustellung dieses Bescheides zu erheben.', 'sue ?'],
  [
    'Gegen den Mahnbescheid können Sie binnen zwei Wochen ab Zustellung Widerspruch erheben.',
    'object ?',
  ],
  [
    'Bitte überweisen Sie die erste Rate bis zum 15.10.2025 und die zweite Rate bis zum 15.11.2025.',
    'pay 2025-10-15 ; pay 2025-11-15',
  ],
  [
    'Wenn Sie bis zum 20.10.2025 nicht zahlen, übergeben wir die Sache einem Anwalt.',
    'pay 2025-10-20',
  ],
  [
    'Sollten wir bis zum 20.10.2025 keinen Zahlungseingang feststellen, sperren wir den Anschluss am 27.10.2025.',
    'pay 2025-10-20',
  ],
  ['Ihre Zustimmung erbitten wir bis zum 30.11.2025.', 'consent 2025-11-30'],
  [
    'Stimmen Sie der Mieterhöhung bis zum Ablauf des zweiten Monats nach Zugang dieses Schreibens zu.',
    'consent ?',
  ],
  ['Zahlbar bis: 20.10.25', 'pay 2025-10-20'],
  ['Bitte um Rückmeldung bis Freitag, den 17.10.2025.', 'reply 2025-10-17'],
  ['Fällig zum 20.10.2025.', 'pay 2025-10-20'],
  ['Der Einspruch ist binnen zwei Wochen nach Zustellung schriftlich einzulegen.', 'object ?'],
])('“%s” means %s', (text, expected) => {
  expect(read(text)).toEqual(expected.split(' ; '))
})

it.each([
  ['Gegen den Mahnbescheid können Sie', 'Widerspruch erheben.', '§ 692 (1) no. 3, § 694 ZPO'],
  [
    'Gegen den Vollstreckungsbescheid können Sie',
    'Einspruch einlegen.',
    '§ 700 (1), § 339 (1) ZPO',
  ],
])('“%s … %s” is a right by %s', (start, end, law) => {
  const draft = letterAbout('Bescheid', [`${start} binnen zwei Wochen ab Zustellung ${end}`])
  const { deadlines } = findDeadlines(letterOf(draft), findIn(draft), '2025-10-02')
  expect(deadlines.map((one) => one.law)).toEqual([law])
})

it.each([
  ['Ich setze Ihnen eine Frist bis zum 20. Oktober 2025.', '2025-10-20'],
  ['Letzter Abgabetermin ist der 20.10.2025.', '2025-10-20'],
  ['Gegen dieses Urteil kann binnen eines Monats nach Zustellung Berufung eingelegt werden.', '?'],
  ['Rückgabe spätestens: 20.10.2025', '2025-10-20'],
  ['Eingang bei uns bis spätestens Montag, 20.10., 12 Uhr.', '2025-10-20'],
  ['Die Rückmeldefrist endet am 15.10.2025.', '2025-10-15'],
  ['Die Frist läuft am 15.10.2025 ab.', '2025-10-15'],
  ['Fristende: 15.10.2025', '2025-10-15'],
])('“%s” names the day %s', (text, day) => {
  expect(read(text).map((one) => one.split(' ')[1])).toEqual([day])
})

it.each([
  'Der Betrag ist sofort fällig.',
  'Der Termin am 14.10.2025, 10:00 Uhr, entfällt.',
  'Sie können den Vertrag mit einer Frist von einem Monat zum Jahresende kündigen.',
  'Der Vertrag endet zum 31.12.2025.',
  'Die Bewilligung gilt bis zum 31.12.2025.',
  'Wir haben Ihre Unterlagen vom 20.09.2025 erhalten und melden uns bis zum 20.10.2025.',
  'Im Zeitraum vom 01.07.2025 bis 30.09.2025 haben Sie 300 kWh verbraucht.',
  'Sie erhalten das Geld bis spätestens 20.10.2025.',
])('“%s” asks for nothing by a day', (text) => {
  expect(read(text)).toEqual([])
})

it.each([
  'Stimmen Sie nicht zu, müsste ich bis zum 31.12.2025 auf Zustimmung klagen.',
  'Der Wechsel findet frühestens zum Ende der Laufzeit am 20.10.2025 statt.',
  'Unsere Wanderung auf Madeira, 6. bis 17. Oktober 2025, ist bestätigt.',
  'Einfahrt: 20.10.2025, 17:02 Uhr',
  'Sie haben bereits am 20. Oktober um 9 Uhr in Zagreb um Schutz gebeten.',
])('“%s” sets no day', (text) => {
  expect(read(text)).toEqual([])
})
