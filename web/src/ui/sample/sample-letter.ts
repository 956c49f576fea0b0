import { addDays, type PlainDate } from '@brieflotse/rules'
import { pageLines } from './letter-page.ts'
import { pagesPdf } from './text-pdf.ts'

const german = (day: PlainDate) => day.split('-').reverse().join('.')

/**
 * A letter to try the app with, made on this device, with its day ahead of `today`. It says itself that it is invented. It asks for no
 * money and names no account, so there is nothing that could be paid; and no street, so no answer can be posted.
 */
export function sampleLetter(today: PlainDate): File {
  const lines = pageLines({
    sender: ['Jobcenter Musterstadt'],
    recipient: ['Maria Muster', 'Musterweg 1', '12345 Musterstadt'],
    facts: ['Mein Zeichen: 524-MUSTER', `Datum: ${german(addDays(today, -2))}`],
    subject: 'Aufforderung zur Mitwirkung',
    text: [
      'Sehr geehrte Frau Muster,',
      'Sie haben Leistungen zur Sicherung des Lebensunterhalts beantragt. Für die Entscheidung fehlen noch Unterlagen.',
      `Bitte reichen Sie bis zum ${german(addDays(today, 14))} die Kontoauszüge der letzten drei Monate und Ihren Mietvertrag ein.`,
      'Wenn Sie bis zu diesem Termin nicht antworten, können die Leistungen ganz versagt werden (§ 66 SGB I).',
      'Mit freundlichen Grüßen',
      'Im Auftrag',
      'Lindner',
    ],
    foot: 'Beispielbrief zum Ausprobieren. Alles darin ist erfunden.',
  })
  return new File([pagesPdf([lines])], 'sample-letter.pdf', { type: 'application/pdf' })
}
