import fc from 'fast-check'
import type { Pages } from '../../src/types.ts'
import { setLetter } from '../unseen/set-letter.ts'
import { forms, type WrittenLetter } from '../unseen/written-letter.ts'

const amount = fc.integer({ min: 1, max: 9_999_99 }).map((cents) => {
  const [euros = '', rest = ''] = (cents / 100).toFixed(2).split('.')
  return `${euros.replace(/\B(?=(\d{3})+$)/g, '.')},${rest}`
})
const day = fc
  .date({
    min: new Date('2025-11-01T00:00:00Z'),
    max: new Date('2026-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10).split('-').toReversed().join('.'))

/** Sentences about money, days and duties; `A` is an amount, `D` a day. They may contradict each other, as real letters do. */
const sentences = [
  'Bitte überweisen Sie A € bis zum D auf das unten genannte Konto.',
  'Der Rechnungsbetrag von A € ist am D fällig.',
  'Wir ziehen den Betrag von A € am D von Ihrem Konto ein.',
  'Den Betrag von A € haben Sie bereits bezahlt. Offener Betrag: 0,00 €.',
  'Der Betrag von A € wurde Ihrer Kreditkarte belastet.',
  'Bitte zahlen Sie A CHF bis zum D.',
  'Wir bieten Ihnen die Leistung zum Preis von A € an. Dieses Angebot gilt bis zum D.',
  'Dies ist keine Rechnung. Eine Zahlungspflicht besteht nicht.',
  'Ihr Guthaben beträgt A €. Wir überweisen es auf Ihr Konto.',
  'Gegen diesen Bescheid können Sie innerhalb eines Monats nach Bekanntgabe Widerspruch erheben.',
  'Bitte kommen Sie am D um 10:30 Uhr zu dem Termin. Bringen Sie Ihren Ausweis mit.',
  'Der Termin am D um 9:00 Uhr entfällt.',
  'Falls Sie nicht kommen können, sagen Sie bitte bis zum D ab.',
  'Senden Sie uns bitte bis zum D folgende Unterlagen:',
  '- Mietvertrag',
  '- Kontoauszüge der letzten drei Monate',
  'Bitte füllen Sie den Fragebogen aus und senden Sie ihn bis zum D zurück.',
  'Antworten Sie bitte bis zum D.',
  'Andernfalls entscheiden wir nach Aktenlage.',
  'Sie müssen nichts unternehmen.',
  'Sie zahlen die Forderung in Raten zu je A €, erstmals am D.',
  '| Rate | fällig am | Betrag',
  '| 1 | D | A €',
  '| 2 | D | A €',
  '| Gesamtbetrag | A €',
  '| USt. Gesamt | A €',
  'Bei Zahlung bis zum D gewähren wir 2 % Skonto (A €).',
  'Unsere Bankverbindung hat sich geändert.',
  'Die Zahlung ist nur mit Karte am Automaten möglich.',
  'Bitte unterschreiben Sie das beiliegende Schuldanerkenntnis.',
  'Innerhalb von zwei Wochen nach Zustellung können Sie Einspruch einlegen.',
  'Wir melden uns bis zum D bei Ihnen.',
]

const filled = fc
  .tuple(fc.constantFrom(...sentences), amount, day)
  .map(([text, sum, date]) => text.replace(/\bA\b/, sum).replace(/\bD\b/, date))

const subjects = fc.constantFrom(
  'Rechnung Nr. 4711',
  'Mahnung',
  'Bescheid über Gebühren',
  'Einladung zum Gespräch',
  'Angebot Nr. 12',
  'Ratenzahlungsvereinbarung',
  'Eintragungsofferte Gewerbeverzeichnis',
  'Erinnerung: fehlende Unterlagen',
)

/** Random letters of these sentences: the explanation of each must still be consistent. */
export const composed = (): fc.Arbitrary<Pages> =>
  fc
    .record({
      form: fc.constantFrom(...forms),
      subject: subjects,
      text: fc.array(filled, { minLength: 1, maxLength: 9 }),
    })
    .map(({ form, subject, text }) => {
      const letter: WrittenLetter = {
        id: 'composed',
        form,
        head: ['Stadtwerke Auental GmbH'],
        back: 'Stadtwerke Auental GmbH, Am Wehr 3, 44799 Bochum',
        to: ['Frau', 'Mira Sanders', 'Lindenweg 4', '44799 Bochum'],
        info: [
          ['Kundennummer:', '200400123'],
          ['Datum:', '24.11.2025'],
        ],
        side: [],
        place: '',
        subject: [subject],
        text: ['Sehr geehrte Frau Sanders,', ...text, 'Mit freundlichen Grüßen'],
        foot: [['Stadtwerke Auental GmbH'], ['IBAN DE62 9912 0045 8148 6226 05']],
        actions: [],
        facts: new Map(),
      }
      return setLetter(letter)
    })
