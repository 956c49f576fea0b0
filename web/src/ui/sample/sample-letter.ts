import { addDays, type PlainDate } from '@brieflotse/rules'
import { pageLines } from './letter-page.ts'
import { pagesPdf } from './text-pdf.ts'

const german = (day: PlainDate) => day.split('-').reverse().join('.')

/**
 * Creates a sample letter on this device, with a deadline after `today`. It says that it is invented. It asks for no money, names no
 * account and has no street, so that nobody can pay it or post an answer.
 */
export function sampleLetter(today: PlainDate): File {
  const lines = pageLines({
    sender: ['Jobcenter Musterstadt'],
    recipient: ['Maria Muster', 'Musterweg 1', '12345 Musterstadt'],
    facts: ['Mein Zeichen: 524-MUSTER', `Datum: ${german(addDays(today, -2))}`],
    subject: 'Aufforderung zur Mitwirkung',
    text: [
      'Sehr geehrte Frau Muster,',
      'Sie haben Bürgergeld beantragt. Für die Entscheidung über Ihren Antrag fehlen noch Unterlagen.',
      `Bitte reichen Sie die Kontoauszüge der letzten drei Monate bis zum ${german(addDays(today, 14))} ein.`,
      'Wenn Sie die Unterlagen nicht rechtzeitig einreichen, können die Leistungen versagt werden (§ 66 SGB I).',
      'Mit freundlichen Grüßen',
      'Im Auftrag',
      'Lindner',
    ],
    foot: 'Dieses Schreiben ist nur ein Beispiel.',
  })
  return new File([pagesPdf([lines])], 'sample-letter.pdf', { type: 'application/pdf' })
}
