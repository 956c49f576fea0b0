import { expect, it } from 'vitest'
import { letterAbout, valuesIn } from '../../cases/found-in.ts'

const remedy = [
  '# Rechtsbehelfsbelehrung',
  'Gegen diesen Bescheid kann innerhalb eines Monats Widerspruch erhoben werden.',
]

it.each<[string, string, string[]]>([
  ['Mahnung', 'Zahlungserinnerung', []],
  ['Mahnung', 'Mietrückstand Dezember und Januar', []],
  ['Mahnung', '2. MAHNUNG UND ANKÜNDIGUNG DER SPERRUNG', []],
  ['Bescheid', 'Ablehnung Ihres Antrags auf Wohngeld', remedy],
  ['Bescheid', 'Bewilligung von Leistungen', remedy],
  ['Bescheid', 'Mitteilung zur Anpassung Ihrer Rente', remedy],
  ['Bescheid', 'Aufhebung der Zulassung', ['Gegen diese Verfügung können Sie Klage erheben.']],
  [
    'Bescheid',
    'Ablehnung Ihres Antrags auf Ausbildungsförderung',
    ['Sie können innerhalb eines Monats nach Bekanntgabe Widerspruch einlegen.'],
  ],
  ['Rechnung', 'Schlussrechnung zum Bauvertrag vom 27.06.2025', []],
  ['Rechnung', 'Jahresabrechnung Gas 2024', []],
  ['Rechnung', 'Liquidation', []],
  ['Vertrag', 'Mietvertrag für die Wohnung Weg 3', []],
  ['Vertrag', 'Ihre Auftragsbestätigung', []],
  ['Formular', 'Bitte füllen Sie den Fragebogen aus', []],
  [
    'Formular',
    'Verkehrsunfall vom 03.05.2025',
    ['Bitte senden Sie den beiliegenden Fragebogen ausgefüllt zurück.'],
  ],
  [
    'Formular',
    'Ausflug der Klasse 5a',
    ['Bitte hier abtrennen', 'Mein Kind ____________________ darf mitfahren.'],
  ],
  ['Antrag', 'Wir brauchen Ihre Zustimmung zu neuen Bedingungen', []],
  ['Mahnung', 'Zweite Erinnerung', []],
  [
    'Mahnung',
    'Dein Beitrag',
    ['Die Bank hat unsere Lastschrift vom 15. Mai zurückgegeben.', 'Offen sind jetzt 66,00 €.'],
  ],
  [
    'Bescheid',
    'Sie haben jetzt Pflegegrad 2',
    ['Sie können innerhalb eines Monats nach Bekanntgabe Widerspruch einlegen.'],
  ],
  [
    'Bescheid',
    'Darlehen für die Mietkaution',
    [
      'Gegen diesen Bescheid ist innerhalb eines Monats nach Bekanntgabe der Widerspruch statthaft.',
    ],
  ],
  ['Rechnung', 'Zuzahlung zur Behandlung im Krankenhaus', []],
  ['other', 'Entgeltabrechnung August 2026', []],
  ['other', 'Vollstreckungssache Abrechnung Nord e. G. gegen Sie', []],
  ['other', 'Abmahnung wegen Fehlens', []],
  [
    'other',
    'MAHNBESCHEID vom 05.02.2026',
    ['Gegen diesen Bescheid können Sie Widerspruch erheben.'],
  ],
  ['other', 'Kostenvoranschlag Nr. 12', ['| Rechnungsbetrag | 12,00 €']],
  ['other', 'Kündigung des Mietverhältnisses', []],
  ['other', 'Ihr Antrag auf Wohngeld', ['Bitte reichen Sie die Unterlagen nach.']],
  [
    'other',
    'Rückforderung von Arbeitslosengeld – Ratenzahlung',
    ['| Hauptforderung | 600,00 €', '| Mahngebühren | 5,00 €'],
  ],
  ['other', 'Ablehnung Ihres Antrags auf einen Kredit', []],
  ['other', 'Einladung zum Elternabend', []],
  ['other', 'Ladung als Zeuge', []],
  ['other', 'Schöne Grüße', []],
])('calls it %s: %s', (type, subject, body) => {
  expect(valuesIn(letterAbout(subject, body), 'document-type')).toEqual([type])
})

it('knows an invoice by its number in the information block', () => {
  const draft = letterAbout('Katze Minka', ['Netto 20,00 €', 'Umsatzsteuer 19 % 3,80 €'], {
    info: ['Rg.-Nr. 4471-26', 'Datum: 01.10.2025'],
  })
  expect(valuesIn(draft, 'document-type')).toEqual(['Rechnung'])
})
