import { expect, it } from 'vitest'
import { findIn, letterAbout } from '../../../cases/found-in.ts'
import { letterOf } from '../../../cases/letter-of.ts'
import { findDeadlines } from '../deadline.ts'

/** Kinds and days of the deadlines in a letter of 1 October 2025 with only this text. */
function read(text: string): string[] {
  const draft = letterAbout('Bescheid', [text])
  const { deadlines } = findDeadlines(letterOf(draft), findIn(draft), '2025-10-02')
  return deadlines.map(({ what, date }) => `${what} ${date ?? '?'}`)
}

it.each([
  ['Sollten wir bis zum 20.10.2025 kein Geld erhalten, sperren wir den Zugang.', 'pay 2025-10-20'],
  [
    'Gehen sie nicht bis zum 20. Oktober ein, wird zwar nicht gekündigt, der Betrag aber eingeklagt.',
    'other 2025-10-20',
  ],
  [
    'Wer bis zum 20. Oktober darum bittet, zahlt ab dem nächsten Jahr jährlich.',
    'other 2025-10-20',
  ],
  [
    'Auf Antrag, der bis zum 20.10.2025 zu stellen ist, kann der Jahresbetrag später gezahlt werden.',
    'send-documents 2025-10-20',
  ],
  [
    'Beheben Sie die Mängel bis zum 31. Oktober; danach prüfen wir unangekündigt nach.',
    'other 2025-10-31',
  ],
  ['Andernfalls holen Sie die Abgabe bis spätestens 15.10.2025 nach.', 'send-documents 2025-10-15'],
  [
    'Laden Sie den Beleg bis zum 23.10.2025 hoch, dann zahlen Sie nur noch 20 €.',
    'send-documents 2025-10-23',
  ],
  ['Rückmeldefrist: 14.10.2025 bis 13.11.2025', 'other 2025-11-13'],
  ['Zahlen Sie den Betrag spätestens zwei Wochen nach Rechtskraft dieses Bescheids.', 'pay ?'],
  ['Beanstandungen müssen innerhalb von acht Wochen nach Zugang erhoben werden.', 'object ?'],
])('“%s” means %s', (text, expected) => {
  expect(read(text)).toEqual([expected])
})

it.each([
  'Das Gericht überprüft spätestens bis zum 15. März 2026, ob die Betreuung zu verlängern ist.',
  'Sprechen Sie mit unserer Beratung, die binnen zwei Wochen zu Ihnen kommt.',
  'Entrichtungszeitraum: 14.10.2025 bis 13.11.2025',
  'Ehezeit: 01.06.2009 bis 31.10.2025',
  'Bis zum 15. November hättest du deine Liste einwerfen sollen.',
  'Sie bitten darum, die am 10. Oktober 2025 fällig gewordene Steuer erst im Sommer zu zahlen.',
  'Bürgertelefon ab 20.10.2025, 14:00 Uhr: 0461 85-1100',
  'Ihnen wird vorgeworfen, am 14.10.2025 um 06:52 Uhr zu schnell gefahren zu sein.',
])('“%s” names no day of the reader', (text) => {
  expect(read(text)).toEqual([])
})

it('reads the day of a subject, and says what the text says with more words once', () => {
  const draft = letterAbout('Evakuierung am Sonntag, 12.10.2025, ab 8:00 Uhr', [
    'Bitte melden Sie sich bis zum 10.10.2025.',
    'Am Sonntag, 12.10.2025, ab 8:00 Uhr holen wir Sie ab.',
  ])
  const { deadlines } = findDeadlines(letterOf(draft), findIn(draft), '2025-10-02')
  const read = deadlines.map(({ what, date, time }) => [what, date, time])
  expect(read).toEqual([
    ['reply', '2025-10-10', null],
    ['appointment', '2025-10-12', '08:00'],
  ])
})
