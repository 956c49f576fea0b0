import { addDays, type PlainDate } from '../packages/rules/src/index.ts'

/** A letter. All people are fictional; account numbers are test numbers with valid check digits. */
export type DemoLetter = {
  name: string
  sender: [name: string, street: string, town: string]
  facts: string[]
  date: PlainDate
  subject: string
  text: string[]
  foot: string
}

const german = (day: PlainDate) => day.split('-').reverse().join('.')

/** Letters of the last weeks, with deadlines after `today`. */
export function demoLetters(today: PlainDate): DemoLetter[] {
  const ago = (days: number) => addDays(today, -days)
  const ahead = (days: number) => german(addDays(today, days))
  return [
    {
      name: 'Mahnung Strom.pdf',
      sender: ['Nordlicht Energie GmbH', 'Werftkai 7', '24103 Kiel'],
      facts: ['Kundennummer: 4711 0815 23', 'Rechnungsnummer: 2026-118204'],
      date: ago(3),
      subject: '2. Mahnung',
      text: [
        'Sehr geehrte Frau Yilmaz,',
        `unsere Rechnung vom ${german(ago(40))} ist trotz unserer ersten Mahnung noch nicht bezahlt.`,
        `Bitte überweisen Sie den Gesamtbetrag von 184,20 EUR bis spätestens ${ahead(9)} auf unser unten genanntes Konto. Darin sind Mahnkosten von 5,00 EUR enthalten.`,
        'Geht bis dahin kein Geld ein, sind wir berechtigt, die Stromversorgung unterbrechen zu lassen. Wenn Sie nicht auf einmal zahlen können, rufen Sie uns bitte an: Wir vereinbaren gern eine Ratenzahlung.',
        'Mit freundlichen Grüßen',
        'Ihr Kundenservice',
      ],
      foot: 'Bankverbindung: IBAN DE02 1203 0000 0000 2020 51, BIC BYLADEM1001',
    },
    {
      name: 'Jobcenter Unterlagen.pdf',
      sender: ['Jobcenter Weserbogen', 'Bahnhofstraße 12', '32545 Bad Oeynhausen'],
      facts: ['Nummer der Bedarfsgemeinschaft: 31706//0042817', 'Mein Zeichen: 524'],
      date: ago(5),
      subject: 'Aufforderung zur Mitwirkung',
      text: [
        'Sehr geehrte Frau Yilmaz,',
        'Sie haben Leistungen zur Sicherung des Lebensunterhalts beantragt. Für die Entscheidung fehlen noch Unterlagen.',
        `Bitte reichen Sie bis zum ${ahead(12)} die Kontoauszüge der letzten drei Monate und Ihren Mietvertrag ein.`,
        'Wenn Sie bis zu diesem Termin nicht antworten, können die Leistungen ganz versagt werden (§ 66 SGB I).',
        'Mit freundlichen Grüßen',
        'Im Auftrag',
        'Lindner',
      ],
      foot: 'Telefon 05731 555-0',
    },
    {
      name: 'Abfallgebuehren.pdf',
      sender: ['Stadt Havelwinkel', 'Am Markt 1', '14712 Rathenow'],
      facts: ['Kassenzeichen: 5.0142.003117.8'],
      date: ago(8),
      subject: 'Gebührenbescheid Abfallentsorgung',
      text: [
        'Sehr geehrte Frau Yilmaz,',
        `für das laufende Jahr setzen wir die Abfallgebühren auf 96,40 EUR fest. Der Betrag ist am ${ahead(23)} fällig.`,
        'Rechtsbehelfsbelehrung: Gegen diesen Bescheid kann innerhalb eines Monats nach Bekanntgabe Widerspruch bei der Stadt Havelwinkel, Am Markt 1, 14712 Rathenow, erhoben werden.',
        'Mit freundlichen Grüßen',
        'Im Auftrag',
        'Sommer',
      ],
      foot: 'Stadtkasse: IBAN DE75 5121 0800 1245 1261 99, BIC SOGEDEFF',
    },
    {
      name: 'Termin Ausweis.pdf',
      sender: ['Landkreis Lahnberg', 'Kreishausring 4', '35576 Wetzlar'],
      facts: ['Aktenzeichen: 33.2-AT-20417'],
      date: ago(1),
      subject: 'Ihr Aufenthaltstitel liegt zur Abholung bereit',
      text: [
        'Sehr geehrte Frau Yilmaz,',
        `Ihr elektronischer Aufenthaltstitel ist da. Bitte holen Sie ihn am ${ahead(6)} um 10:30 Uhr in Zimmer 118 persönlich ab.`,
        'Bringen Sie bitte Ihren Pass und dieses Schreiben mit. Ist Ihnen der Termin nicht möglich, vereinbaren Sie bitte vorher einen anderen.',
        'Mit freundlichen Grüßen',
        'Ihre Ausländerbehörde',
      ],
      foot: 'Telefon 06441 555-0',
    },
  ]
}
