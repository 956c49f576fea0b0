import { pagesPdf, type PdfLine } from './text-pdf.ts'

/** The first page of a DIN 5008 letter, as lines of a PDF. */
const firstPage = (sender: string, town: string, day: string, number: string): PdfLine[] => [
  [71, 790, sender],
  [71, 700, `${sender}, Ring 1, ${town}`],
  ...['Frau', 'Eva Beispiel', 'Weg 7', '54321 Neustadt'].map((line, index): PdfLine => [
    71,
    665 - 13 * index,
    line,
  ]),
  [355, 690, `Aktenzeichen: ${number}`],
  [355, 677, `Datum: ${day}`],
  [71, 560, `Bescheid der Stelle ${number}`],
  [71, 530, 'Sehr geehrte Frau Beispiel,'],
  [71, 510, 'wir haben Ihren Antrag erhalten und teilen Ihnen das Ergebnis mit.'],
]
const lastPage = (sender: string): PdfLine[] => [
  [71, 790, `${sender}   Seite 2`],
  [71, 740, 'Die Berechnung finden Sie hier. Bitte heben Sie dieses Schreiben auf.'],
  [71, 700, 'Mit freundlichen Grüßen'],
]

/** Three letters on the four pages of one file. */
export const threeLetters = pagesPdf([
  firstPage('Stadtwerke Musterau GmbH', '12345 Musterau', '02.03.2026', 'AB 1204/26'),
  lastPage('Stadtwerke Musterau GmbH'),
  firstPage('Jobcenter Nordhafen', '24100 Nordhafen', '05.03.2026', '91 BG 4711'),
  firstPage('Familienkasse Ostfalen', '38100 Ostfalen', '09.03.2026', '205 FK 8812'),
])

/** A file with a single page. */
export const oneLetter = pagesPdf([
  firstPage('Bibliothek Musterau', '12345 Musterau', '12.03.2026', 'B 77'),
])
