import { describe, expect, test } from 'vitest'
import type { Block, Layout } from '../layout/types.ts'
import type { Finding, Word } from '../types.ts'
import { findDeadlines } from './deadline.ts'

/** A letter with a letterhead and one paragraph (or `• item`, or `cell | cell` row) per line. */
function letterOf(head: string, body: string[]): Layout {
  const words: Word[] = []
  const passage = (text: string) => ({
    text,
    spans: [...text.matchAll(/\S+/g)].map((match) => {
      words.push({
        text: match[0],
        page: 1,
        box: { x: 0, y: 0, width: 1, height: 1 },
        confidence: 1,
      })
      return { start: match.index, end: match.index + match[0].length, word: words.length - 1 }
    }),
  })
  const box = { x: 0, y: 0, width: 1, height: 1 }
  const lines = [{ ...passage(head), zone: 'head' as const, page: 1, box, cells: [] }]
  const blocks = body.map((text): Block => {
    const role = text.startsWith('# ') ? 'heading' : text.includes(' | ') ? 'row' : 'paragraph'
    return {
      ...passage(text.replace(/^# /, '').replaceAll(' | ', '\t')),
      role,
      zone: 'body',
      page: 1,
      lines: [],
    }
  })
  return { pages: [{ number: 1, width: 210, height: 297 }], words, lines, blocks }
}

const finding = (kind: Finding['kind'], value: string): Finding => ({
  kind,
  value,
  words: [],
  stated: true,
  confidence: 1,
  why: '',
})

const today = '2026-03-02'

function deadlines(head: string, body: string[], zip = '40213', date: string | null = today) {
  const before = [finding('sender-zip', zip), ...(date ? [finding('letter-date', date)] : [])]
  return findDeadlines(letterOf(head, body), before, today).deadlines
}

const short = (head: string, ...body: string[]) =>
  deadlines(head, body).map(({ what, date, time, needs }) =>
    [what, date ?? needs, time].filter(Boolean).join(' '),
  )

describe('a printed day', () => {
  test.each([
    ['Bitte überweisen Sie 50,00 € bis zum 16.03.2026.', 'pay 2026-03-16'],
    ['Wir bitten um Ausgleich bis spätestens 16. März 2026.', 'pay 2026-03-16'],
    ['Der Rechnungsbetrag ist am 16.03.2026 fällig.', 'pay 2026-03-16'],
    ['Zahlbar bis: 16.03.2026', 'pay 2026-03-16'],
    ['Fälligkeitsdatum: 16.03.2026', 'pay 2026-03-16'],
    [
      'Die Zahlung muss spätestens am Montag, den 16.03.2026, bei uns eingegangen sein.',
      'pay 2026-03-16',
    ],
    ['Sollte der Betrag bis zum 16.03.26 nicht eingehen, folgt eine Mahnung.', 'pay 2026-03-16'],
    [
      'Legen Sie Ihren Einkommensnachweis bis einschließlich 16.3. vor.',
      'send-documents 2026-03-16',
    ],
    ['Reichen Sie die Unterlagen längstens bis 16. März ein.', 'send-documents 2026-03-16'],
    ['Bitte melden Sie sich bis 16.03.2026 telefonisch.', 'reply 2026-03-16'],
    [
      'Sie haben Gelegenheit, sich bis zum 16.03.2026 zu dem Vorwurf zu äußern.',
      'reply 2026-03-16',
    ],
    ['Bitte nehmen Sie bis zum 16.03.2026 Stellung.', 'reply 2026-03-16'],
    ['Ihren Widerspruch können Sie bis zum 16.03.2026 einlegen.', 'object 2026-03-16'],
    [
      'Bitte erscheinen Sie am Montag, 16.03.2026 um 8.15 Uhr, Zimmer 12.',
      'appointment 2026-03-16 08:15',
    ],
    ['Termin: Montag, 16.03.2026, 14:00 – 15:00 Uhr', 'appointment 2026-03-16 14:00'],
    ['Die Ablesung erfolgt am 16.03.2026 zwischen 10 und 12 Uhr.', 'appointment 2026-03-16 10:00'],
    ['Geben Sie die Schlüssel bis zum 16.03.2026 zurück.', 'other 2026-03-16'],
  ])('%s', (sentence, expected) => {
    expect(short('Muster GmbH', sentence)).toEqual([expected])
  })

  test.each([
    'trotz unserer Zahlungserinnerung vom 17.02.2026 ist kein Geld eingegangen.',
    'Die Karte ist bis zum 31.12.2026 gültig.',
    'Der Bescheid gilt für die Zeit vom 01.04.2026 bis zum 31.03.2027.',
    'Sie erhalten Leistungen für den Zeitraum 01.04.2026 – 31.03.2027.',
    'Das Guthaben überweisen wir Ihnen bis zum 16.03.2026.',
    'Sie erhalten bis zum 16.03.2026 eine Antwort.',
    'Bei Zahlung bis zum 10.03.2026 gewähren wir 2 % Skonto.',
    'Ab dem 01.04.2026 beträgt Ihr Abschlag 80,00 €.',
    'Ihre Erklärung war bis zum 31.07.2025 abzugeben.',
    'Am 28.02.2026 um 10:30 Uhr sind Sie nicht erschienen.',
    'Die Bewilligung ist bis zum 30.06.2026 befristet.',
    'Ihr Vertrag läuft bis zum 30.06.2026.',
    'Die Bauarbeiten dauern voraussichtlich bis zum 16.03.2026.',
    'Geboren am 16.03.1980 in Essen.',
    'Stand: 16.03.2026',
    'Die Steuer ist jeweils am 15.05. eines Jahres fällig.',
    'Die Abschläge ziehen wir monatlich ein, erstmals am 01.04.2026.',
  ])('no deadline: %s', (sentence) => {
    expect(short('Muster GmbH', sentence)).toEqual([])
  })

  test('whose weekday does not fit has no date', () => {
    const [deadline] = deadlines('Muster GmbH', ['Bitte zahlen Sie bis Freitag, den 16.03.2026.'])
    expect(deadline).toMatchObject({ what: 'pay', date: null, confidence: 0.3 })
  })

  test('points to its words', () => {
    const [deadline] = deadlines('Muster GmbH', ['Bitte zahlen Sie bis zum 16.03.2026 den Betrag.'])
    expect(deadline?.evidence[0]).toMatchObject({ page: 1, quote: 'bis zum 16.03.2026' })
  })

  test('in a table of instalments gives all of them', () => {
    const rows = [
      'Rate | fällig am | Betrag',
      '1 | 01.04.2026 | 50,00',
      '2 | 04.05.2026 | 50,00',
      '3 | 01.06.2026 | 50,00',
    ]
    expect(short('Muster GmbH', ...rows)).toEqual([
      'pay 2026-04-01',
      'pay 2026-05-04',
      'pay 2026-06-01',
    ])
  })

  test('from which a standing order has to be changed counts', () => {
    const paragraph =
      'Die Miete beträgt ab dem 01.05.2026 700,00 €. Bitte ändern Sie Ihren Dauerauftrag.'
    expect(short('Muster GmbH', paragraph)).toEqual(['other 2026-05-01'])
  })

  test('that the letter points back to is not lost', () => {
    expect(
      short(
        'Inkasso GmbH',
        'Zahlen Sie bis zum 16.03.2026.',
        'Ihre Einwände teilen Sie uns innerhalb derselben Frist mit.',
      ),
    ).toEqual(['pay 2026-03-16', 'object 2026-03-16'])
  })
})

describe('an objection period', () => {
  const paragraph =
    'Gegen diesen Bescheid kann innerhalb eines Monats nach Bekanntgabe Widerspruch erhoben werden.'

  test.each([
    ['Jobcenter Musterstadt', paragraph, 'object 2026-04-07'],
    ['Stadt Düsseldorf', paragraph, 'object 2026-04-07'],
    [
      'Finanzamt Düsseldorf',
      'Gegen diesen Bescheid ist der Einspruch gegeben. Er ist innerhalb eines Monats nach Bekanntgabe einzulegen.',
      'object 2026-04-07',
    ],
    [
      'Jobcenter Musterstadt',
      'Gegen diesen Widerspruchsbescheid kann binnen eines Monats nach Bekanntgabe Klage beim Sozialgericht Düsseldorf erhoben werden.',
      'sue 2026-04-07',
    ],
    [
      'Stadt Düsseldorf',
      'Gegen diesen Bescheid kann innerhalb eines Monats nach Zustellung Klage beim Verwaltungsgericht erhoben werden.',
      'sue service-date',
    ],
    [
      'Kreis Mettmann Bußgeldstelle',
      'Der Bußgeldbescheid wird rechtskräftig, wenn Sie nicht innerhalb von zwei Wochen nach Zustellung Einspruch einlegen (OWiG).',
      'object service-date',
    ],
  ])('%s: %s', (head, sentence, expected) => {
    expect(short(head, sentence)).toEqual([expected])
  })

  test('shows its steps and its law', () => {
    const [deadline] = deadlines('Jobcenter Berlin', [paragraph], '13187', '2026-01-13')
    expect(deadline).toMatchObject({
      date: '2026-02-17',
      branch: 'social',
      law: '§ 84 (1) SGG',
      stated: false,
    })
    expect(deadline?.steps).toHaveLength(4)
  })

  test('without the date of the letter has no date', () => {
    expect(deadlines('Jobcenter Berlin', [paragraph], '13187', null)).toMatchObject([
      { date: null, needs: 'receipt-date' },
    ])
  })

  test('of an unknown authority takes the earlier day', () => {
    const [deadline] = deadlines('', [paragraph], '', '2026-12-01')
    expect(deadline).toMatchObject({ date: '2027-01-05', branch: null })
  })
})

describe('a counted period', () => {
  test.each([
    ['Bitte zahlen Sie innerhalb von 14 Tagen nach Rechnungsdatum.', 'pay 2026-03-16'],
    ['Zahlbar innerhalb von 10 Tagen ohne Abzug.', 'pay 2026-03-12'],
    ['Der Betrag ist fällig 30 Tage nach Rechnungsdatum.', 'pay 2026-04-01'],
    [
      'Bitte senden Sie uns den Fragebogen binnen zwei Wochen nach Erhalt dieses Schreibens zurück.',
      'send-documents receipt-date',
    ],
    [
      'Zahlen Sie das Verwarnungsgeld innerhalb einer Woche nach Zugang dieses Schreibens.',
      'pay receipt-date',
    ],
    [
      'Sie können den Vertrag innerhalb eines Monats nach Zugang dieser Mitteilung kündigen.',
      'terminate receipt-date',
    ],
    [
      'Sie müssen innerhalb von drei Wochen nach Zugang der Kündigung Klage beim Arbeitsgericht erheben.',
      'sue receipt-date',
    ],
    [
      'Einwendungen müssen Sie spätestens bis zum Ablauf des zwölften Monats nach Zugang mitteilen.',
      'object receipt-date',
    ],
  ])('%s', (sentence, expected) => {
    expect(short('Muster GmbH', sentence)).toEqual([expected])
  })

  test.each([
    'Die Bearbeitung dauert nach Eingang der Unterlagen etwa acht Wochen.',
    'Der Vertrag ist mit einer Frist von einem Monat kündbar.',
    'Wir antworten Ihnen innerhalb von vier Wochen nach Erhalt Ihrer Beschwerde.',
    'Änderungen sind innerhalb eines Monats anzuzeigen.',
    'Die Sonderumlage würde vier Wochen nach Beschlussfassung fällig.',
    'Bei Zahlung innerhalb von 7 Tagen gewähren wir 2 % Skonto.',
    'Die Unterbrechung kündigen wir acht Werktage im Voraus an.',
  ])('no deadline: %s', (sentence) => {
    expect(short('Muster GmbH', sentence)).toEqual([])
  })

  test('before an appointment is counted back in working days', () => {
    expect(
      short(
        'Stadt Düsseldorf',
        'Termin: Donnerstag, 26. März 2026, 10:20 Uhr',
        'Sagen Sie ihn bitte mindestens drei Werktage vorher ab.',
      ),
    ).toEqual(['other 2026-03-23', 'appointment 2026-03-26 10:20'])
  })
})

test('dated deadlines are findings, undated ones are not', () => {
  const letter = letterOf('Muster GmbH', [
    'Kommen Sie am 16.03.2026 um 9 Uhr.',
    'Zahlen Sie bis zum 17.03.2026.',
    'Zahlen Sie die Gebühr innerhalb einer Woche nach Zugang.',
  ])
  const { findings } = findDeadlines(letter, [finding('letter-date', today)], today)
  expect(findings.map(({ kind, value }) => [kind, value])).toEqual([
    ['appointment', '2026-03-16'],
    ['deadline', '2026-03-17'],
  ])
})
