import { expect, it } from 'vitest'
import { findIn, letterAbout } from '../../../cases/found-in.ts'
import { letterOf } from '../../../cases/letter-of.ts'
import { findDeadlines } from '../deadline.ts'

/** The deadlines of a plain letter of Monday, 2 February 2026 with this text. */
const read = (...body: string[]): string[] => readAbout('Ihr Vertrag', ...body)

function readAbout(subject: string, ...body: string[]): string[] {
  const draft = letterAbout(subject, body, { info: ['Datum: 02.02.2026'] })
  const { deadlines } = findDeadlines(letterOf(draft), findIn(draft, '2026-02-02'), '2026-02-02')
  return deadlines.map(({ what, date, time, needs }) =>
    [what, date ?? needs ?? '?', time].filter(Boolean).join(' '),
  )
}

it.each([
  'Aktion gültig bis 31.03.2026.',
  'Bei Bestellung bis 31.12.2026 erhalten Sie 10 % Rabatt.',
  'Bestellen Sie bis zum 28.02.2026 und sichern Sie sich den Rabatt.',
  'Lieferung bis 19.02.2026',
  'Wir melden uns bis zum 20.02.2026 bei Ihnen.',
  'Den Betrag, den wir Ihnen bis zum 20.02.2026 erstatten, sehen Sie unten.',
  'Gutgeschrieben wird er spätestens am 15.05.2026.',
  'Mit Schreiben vom 10.01.2026 hatten wir Sie aufgefordert, bis zum 20.02.2026 zu zahlen.',
  'Das Gericht entscheidet bis zum 20.03.2026 über den Antrag.',
  'Auf Antrag des Schuldners wird die Räumung bis zum 31.08.2026 einstweilen eingestellt.',
  'Ihr letzter Arbeitstag ist der 31.03.2026.',
  'Ihr Vertrag hat eine Mindestlaufzeit bis zum 31.10.2026.',
  'Der Nachbar muss die Hecke bis zum 28.02.2026 schneiden.',
  'Die Geräte, die wir bis zum 31.12.2026 überall einbauen müssen, kosten Sie nichts.',
  'Die Arbeitgeberin kann die Kündigung nur innerhalb eines Monats nach Zustellung erklären.',
  'Der Termin am 05.03.2026 um 9 Uhr fällt aus.',
  'Wir schließen vom 22. Dezember bis einschließlich 2. Januar.',
  'Unter der alten Nummer sind wir noch bis Ende März zu erreichen.',
  'Ihre Karte haben wir am 06.02.2026 um 8:52 Uhr gesperrt.',
  'Die Miete ist jeweils zum 3. Werktag eines Monats fällig.',
  '> Bitte reichen Sie alles bis zum 20.02.2026 ein.',
  'Als Verbraucher geraten Sie spätestens 30 Tage nach Zugang dieser Rechnung in Verzug.',
  'Die Kosten sind ab einem Monat nach Zustellung dieser Berechnung zu verzinsen.',
])('“%s” is no day of the reader', (text) => {
  expect(read(text)).toEqual([])
})

it.each([
  ['Zahlbar bis 15.02. mit 2 % Skonto, bis 04.03. ohne Abzug.', ['pay 2026-03-04']],
  ['Zahlungsbedingungen: 10 Tage 2 % Skonto, 30 Tage netto', ['pay 2026-03-04']],
  [
    'Bei Zahlung innerhalb von 8 Tagen gewähren wir 3 % Skonto, sonst 14 Tage rein netto.',
    ['pay 2026-02-16'],
  ],
  ['2 % Skonto bei Zahlung bis 16.02.2026, netto bis 02.03.2026.', ['pay 2026-03-02']],
  ['Bei Zahlung bis zum 16.02.2026 gewähren wir 2 % Skonto.', []],
  [
    'Wir bitten um Überweisung innerhalb von 21 Tagen ab Rechnungsdatum ohne Abzug.',
    ['pay 2026-02-23'],
  ],
])('of “%s” the full amount is due', (text, days) => {
  expect(read(text)).toEqual(days)
})

it.each([
  ['Bitte überweisen Sie bis Mitte März 2026.', 'pay 2026-03-15'],
  ['Bitte zahlen Sie bis zum 15. des nächsten Monats.', 'pay 2026-03-15'],
  ['Bitte zahlen Sie bis Ende der Woche.', 'pay 2026-02-06'],
  ['Bitte antworten Sie bis Ende nächster Woche.', 'reply 2026-02-13'],
  ['Bitte antworten Sie bis Ende der 12. Kalenderwoche.', 'reply 2026-03-20'],
  ['Bitte antworten Sie bis kommenden Freitag.', 'reply 2026-02-06'],
  ['Bitte kommen Sie am kommenden Freitag, 13 Uhr.', 'appointment 2026-02-06 13:00'],
  ['Bitte zahlen Sie bis zum dritten Werktag des nächsten Monats.', 'pay 2026-03-04'],
  ['Zahlbar bis 25/07/26', 'pay 2026-07-25'],
  ['Zahlbar bis 25-07-2026', 'pay 2026-07-25'],
  ['Verfalltag: 15.03.2026', 'pay 2026-03-15'],
  ['Frist: 01.06.2026, 12:00 Uhr', 'other 2026-06-01 12:00'],
])('“%s” says %s in words', (text, day) => {
  expect(read(text)).toEqual([day])
})

it.each([
  ['Ihr Termin: Montag, 15.06.2026', 'appointment 2026-06-15'],
  [
    'Am Dienstag, den 3. März kommt der Ableser zwischen 8 und 10 Uhr.',
    'appointment 2026-03-03 08:00',
  ],
  ['Wir erwarten Sie um 10:30 Uhr am Dienstag, 3. März.', 'appointment 2026-03-03 10:30'],
  ['Der Elternabend findet am 12.03.2026 statt.', 'appointment 2026-03-12'],
  ['Die Ablesung erfolgt am 16.03.2026.', 'appointment 2026-03-16'],
  ['Wir laden Sie zum Tag der offenen Tür am 14.03.2026 ein.', 'appointment 2026-03-14'],
  ['Sie haben am 03.06.2026 einen Termin.', 'appointment 2026-06-03'],
  [
    'Für das Gespräch haben wir Dienstag, den 10.03.2026, um 11:15 Uhr vorgesehen.',
    'appointment 2026-03-10 11:15',
  ],
  ['Zur Prüfung erscheinen Sie am 27.06.2026 mit Ausweis.', 'appointment 2026-06-27'],
  ['Am 9. März haben wir Ortstermin; halten Sie sich frei.', 'appointment 2026-03-09'],
])('“%s” is an appointment', (text, day) => {
  expect(read(text)).toEqual([day])
})

it.each([
  ['Bitte antworten Sie innerhalb von 14 Tagen.', 'reply receipt-date'],
  ['Den Bogen senden Sie uns 14 Tage ab Zugang zurück.', 'send-documents receipt-date'],
  ['Bitte melden Sie sich spätestens drei Tage nach Kenntnis.', 'reply receipt-date'],
  ['Legen Sie die Nachweise binnen Monatsfrist vor.', 'send-documents receipt-date'],
  ['Zahlungsziel: 30 Tage nach Rechnungserhalt', 'pay receipt-date'],
  ['Ich fordere Sie auf, den Rückstand binnen einer Woche auszugleichen.', 'pay 2026-02-09'],
  ['Insgesamt sind 80,00 € binnen 30 Tagen ab Zustellung zu zahlen.', 'pay service-date'],
  ['Sie können innerhalb von zwei Wochen Beschwerde einlegen.', 'object receipt-date'],
])('“%s” is %s', (text, day) => {
  expect(read(text)).toEqual([day])
})

it('counts from the day of service where the letter prints it', () => {
  const body = 'Die Klage ist innerhalb eines Monats nach Zustellung beim Gericht zu erheben.'
  expect(read(body)).toEqual(['sue service-date'])
  expect(read('Zugestellt am: 05.02.2026', body)).toEqual(['sue 2026-03-05'])
  expect(read('Zustellung durch Niederlegung am 05.02.2026', body)).toEqual(['sue 2026-03-05'])
  // it belongs to an earlier letter
  expect(read('Zugestellt am: 05.01.2026', body)).toEqual(['sue service-date'])
})

it('counts an announced decision from the printed day of posting', () => {
  const draft = letterAbout(
    'Bescheid',
    [
      'Tag der Aufgabe zur Post: 04.02.2026',
      'Gegen diesen Bescheid kann innerhalb eines Monats nach Bekanntgabe Widerspruch erhoben werden.',
    ],
    { head: ['Stadt Musterau'], info: ['Datum: 02.02.2026'], foot: [] },
  )
  const { deadlines } = findDeadlines(letterOf(draft), findIn(draft, '2026-02-02'), '2026-02-02')
  expect(deadlines.map(({ date, steps }) => [date, steps[0]])).toEqual([
    ['2026-03-09', 'The letter names Wednesday, 4 February 2026 as the day of posting.'],
  ])
})

it('gives every day of a plan', () => {
  expect(
    read(
      'Zahlen Sie so:',
      '| Termin | Rate € | zu zahlen €',
      '| 15.02.2026 | 50,00 | 40,00',
      '| 15.05.2026 | 50,00 | 50,00',
      '| 15.08.2026 | 50,00 | 50,00',
    ),
  ).toEqual(['pay 2026-02-15', 'pay 2026-05-15', 'pay 2026-08-15'])
  expect(
    read(
      '| Raten | Fällig | Betrag',
      '| 1. bis 11. | jeweils zum 15. des Monats, erstmals 16.03.2026 | 100,00',
      '| 12. | 15.12.2026 | 36,00',
    ),
  ).toEqual(['pay 2026-03-16', 'pay 2026-12-15'])
})

it('a meeting has its hour in a line of its own', () => {
  const day = 'Für die Wahl am 8. März 2026 berufe ich Sie in den Vorstand.'
  expect(read(day, 'Dienstbeginn: 7:15 Uhr')).toEqual(['appointment 2026-03-08 07:15'])
  expect(read(day, '| Treffpunkt der Mitglieder | 7:30 Uhr')).toEqual([
    'appointment 2026-03-08 07:30',
  ])
  // with two possible days the hour belongs to neither
  expect(read(day, 'Die Feier am 9. März 2026 ist gesondert.', 'Beginn: 7:15 Uhr')).toEqual([])
})

it('a subject announces a visit, unless it is off', () => {
  const subject = 'Ihr Termin am 05.03.2026 um 9:00 Uhr'
  expect(readAbout(subject, 'Wir freuen uns auf Sie.')).toEqual(['appointment 2026-03-05 09:00'])
  expect(readAbout(subject, 'Leider müssen wir den Termin absagen.')).toEqual([])
})
