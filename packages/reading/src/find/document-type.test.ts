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
  ['Rechnung', 'Jahresabrechnung Gas 2024', []],
  ['Rechnung', 'Liquidation', []],
  ['Vertrag', 'Mietvertrag für die Wohnung Weg 3', []],
  ['Vertrag', 'Ihre Auftragsbestätigung', []],
  ['Formular', 'Bitte füllen Sie den Fragebogen aus', []],
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
  ['other', 'Einladung zum Elternabend', []],
  ['other', 'Ladung als Zeuge', []],
  ['other', 'Schöne Grüße', []],
])('calls it %s: %s', (type, subject, body) => {
  expect(valuesIn(letterAbout(subject, body), 'document-type')).toEqual([type])
})
