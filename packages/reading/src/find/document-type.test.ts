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
