import type { Pages, Word } from '../../src/types.ts'
import { pagesOf, setLine, setLines } from '../typeset.ts'

/** The details that an enclosure repeats from its letter. */
export type Of = { sender: string; town: string; to: string[]; reference: string; date: string }

type Make = (of: Of) => Word[][]

const filler = (count: number, topic: string) =>
  Array.from({ length: count }, (_, i) => [
    `${i + 1}. Die Regelungen zu ${topic} gelten für alle Beteiligten in der jeweils`,
    'gültigen Fassung. Abweichende Vereinbarungen bedürfen der Schriftform.',
    'Das gilt auch für die Aufhebung dieses Erfordernisses.',
    '',
  ]).flat()

const head = ({ sender }: Of) => setLine(sender, 25, 14, { size: 5.6 })

/** An enclosed letter by DIN 5008, as complete as a letter of its own. */
const wholeLetter = (
  of: Of,
  {
    to,
    info,
    subject,
    body,
    mark = '',
  }: { to: string[]; info: string[]; subject: string; body: string[]; mark?: string },
) => [
  head(of),
  setLine(`${of.sender}, ${of.town}`, 25, 46, { size: 2.3 }),
  setLines(to, 25, 62),
  setLines(info, 125, 50),
  ...(mark ? [setLine(mark, 25, 30, { size: 4.5 })] : []),
  setLine(subject, 25, 99, { size: 4 }),
  setLines(body, 25, 112),
]

/** Common enclosures: pages that belong to a letter and are no letter themselves. */
export const enclosures: Record<string, Make> = {
  'remedy notice': () => [
    setLine('Rechtsbehelfsbelehrung', 25, 30, { size: 4.2 }),
    setLines(
      [
        'Gegen diesen Bescheid können Sie innerhalb eines Monats nach Bekanntgabe',
        'Widerspruch erheben. Der Widerspruch ist schriftlich oder zur Niederschrift',
        'bei der oben genannten Behörde einzulegen.',
      ],
      25,
      42,
    ),
  ],
  'remedy notice of a court': () => [
    setLines(filler(3, 'Kosten'), 25, 25),
    setLine('Rechtsmittelbelehrung', 25, 110, { size: 4.2 }),
    setLines(
      ['Gegen den Beschluss ist die sofortige Beschwerde statthaft.', 'Frist: zwei Wochen.'],
      25,
      120,
    ),
  ],
  'transfer slip': ({ sender, to, reference }) => [
    setLines(
      ['SEPA-Überweisung/Zahlschein', 'Für Überweisungen in Deutschland und in andere EU-Staaten'],
      25,
      195,
    ),
    setLines(
      [sender, 'DE44 9912 0045 0012 3456 70', 'TESTDE2KXXX', '307,88', reference, to[1] ?? ''],
      30,
      212,
    ),
    setLine('Datum, Unterschrift(en)', 30, 270, { size: 2.5 }),
  ],
  'terms, numbered on their own': () => [
    setLine('Allgemeine Geschäftsbedingungen', 25, 20, { size: 4.5 }),
    setLines(filler(12, 'Lieferung und Zahlung'), 25, 32, { size: 2.6 }),
    setLine('Seite 1 von 2', 170, 285, { size: 2.5 }),
  ],
  'terms, last page': () => [
    setLines(filler(12, 'Haftung und Verjährung'), 25, 20, { size: 2.6 }),
    setLine('Stand: 01.01.2025', 25, 280, { size: 2.5 }),
    setLine('Seite 2 von 2', 170, 285, { size: 2.5 }),
  ],
  'privacy notice with letterhead and date': (of) => [
    head(of),
    setLine('Datenschutzhinweise nach Art. 13 DSGVO', 25, 40, { size: 4.2 }),
    setLines(filler(8, 'Verarbeitung personenbezogener Daten'), 25, 52, { size: 3 }),
    setLine(`${of.sender}, ${of.town}`, 25, 275, { size: 2.5 }),
  ],
  'answer form to the sender': (of) => [
    setLines([...of.to.slice(1), ''], 25, 20),
    setLines([of.sender, ...of.town.split(', ')], 25, 62),
    setLines([`Ihr Zeichen: ${of.reference}`, `Ihr Schreiben vom: ${of.date}`], 125, 50),
    setLine('Antwort', 25, 99, { size: 4 }),
    setLines(
      [
        'Sehr geehrte Damen und Herren,',
        '',
        'die angeforderten Unterlagen füge ich bei.',
        '',
        'Datum: ____________   Unterschrift: ____________',
      ],
      25,
      112,
    ),
  ],
  'answer form without a title': (of) => [
    setLines([of.sender, ...of.town.split(', ')], 25, 62),
    setLines(
      [
        'Sehr geehrte Damen und Herren,',
        '',
        `zu Ihrem Schreiben vom ${of.date} teile ich mit:`,
        '',
        '( ) Ich bin einverstanden.',
        '( ) Ich bin nicht einverstanden.',
        '',
        'Mit freundlichen Grüßen',
      ],
      25,
      112,
    ),
  ],
  'cancellation form': (of) => [
    setLine('Muster-Widerrufsformular', 25, 25, { size: 4.5 }),
    setLines(
      [
        'Wenn Sie den Vertrag widerrufen wollen, füllen Sie bitte dieses Formular aus.',
        '',
        `An ${of.sender}, ${of.town}`,
        '',
        'Hiermit widerrufe ich den von mir abgeschlossenen Vertrag.',
        '',
        'Datum, Unterschrift',
      ],
      25,
      40,
    ),
  ],
  'copy of an earlier invoice': (of) =>
    wholeLetter(of, {
      mark: 'Kopie',
      to: of.to,
      info: [`Rechnungsnummer: ${of.reference}`, 'Datum: 02.01.2024'],
      subject: `Rechnung ${of.reference}`,
      body: [
        'Sehr geehrte Damen und Herren,',
        '',
        'für unsere Leistungen berechnen wir 307,88 EUR.',
        '',
        'Mit freundlichen Grüßen',
      ],
    }),
  'unmarked copy of the matter': (of) =>
    wholeLetter(of, {
      to: of.to,
      info: [`Aktenzeichen: ${of.reference}`, `Datum: ${of.date}`],
      subject: 'Berechnungsbogen',
      body: [
        'Der Betrag setzt sich zusammen, wie folgt:',
        '',
        'Grundbetrag 100,00 EUR',
        'Zuschlag 20,00 EUR',
        'Summe 120,00 EUR',
      ],
    }),
  'notice behind a covering letter': (of) =>
    wholeLetter(of, {
      to: of.to,
      info: [`Aktenzeichen: ${of.reference}`, `Datum: ${of.date}`],
      subject: 'Bescheid über die Festsetzung von Gebühren',
      body: [
        'Sehr geehrte Damen und Herren,',
        '',
        'die Gebühr wird auf 120,00 EUR festgesetzt.',
        '',
        'Mit freundlichen Grüßen',
      ],
    }),
  'leaflet addressed to nobody': (of) => [
    head(of),
    setLine('Merkblatt für Leistungsberechtigte', 25, 40, { size: 5 }),
    setLines(filler(9, 'Mitwirkung'), 25, 55, { size: 3 }),
  ],
  'annex with a table': (of) => [
    setLine('Anlage 1', 25, 20, { size: 4 }),
    setLine(`zum Schreiben vom ${of.date}, Zeichen ${of.reference}`, 25, 27),
    setLines(
      ['Position     Betrag', 'Miete        410,00', 'Heizung       80,00', 'Summe        490,00'],
      25,
      45,
    ),
  ],
  'power of attorney': (of) => [
    setLine('Vollmacht', 25, 30, { size: 5 }),
    setLines(
      [
        `Ich, ${of.to[1] ?? ''}, bevollmächtige hiermit`,
        '',
        '__________________________',
        '',
        `mich gegenüber ${of.sender} zu vertreten.`,
      ],
      25,
      50,
    ),
  ],
}

/** The enclosure as OCR would read it. */
export function enclosure(name: string, of: Of): Pages {
  const make = enclosures[name]
  if (!make) throw new Error(`no such enclosure: ${name}`)
  return pagesOf(...make(of))
}
