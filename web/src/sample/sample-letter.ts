import { addDays, type PlainDate } from '@brieflotse/rules'

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

/** The texts printed on a letter. */
type LetterPage = {
  sender: string[]
  recipient: string[]
  facts: string[]
  subject: string
  text: string[]
  foot: string
}

const left = 71
const columns = 88

/** Lays out a one-page letter like German business letters: sender, address window, reference data, subject, text, account. */
export function pageLines({ sender, recipient, facts, subject, text, foot }: LetterPage) {
  const lines: PdfLine[] = []
  const put = (x: number, y: number, words: string[]) =>
    words.forEach((word, index) => lines.push([x, y - index * 13, word]))
  put(left, 790, sender)
  put(left, 690, recipient)
  put(360, 690, facts)
  put(left, 560, [subject])
  let y = 534
  for (const paragraph of text) {
    const wrapped = wrap(paragraph)
    put(left, y, wrapped)
    y -= wrapped.length * 13 + 10
  }
  put(left, 60, [foot])
  return lines
}

function wrap(paragraph: string): string[] {
  const lines = ['']
  for (const word of paragraph.split(' ')) {
    const line = lines.at(-1) ?? ''
    if (line && line.length + word.length >= columns) lines.push(word)
    else lines[lines.length - 1] = line ? `${line} ${word}` : word
  }
  return lines
}

/** A line of text at `x`, `y`: points from the lower left corner. */
export type PdfLine = [x: number, y: number, text: string]

/** Creates a PDF with lines of text in Helvetica as a text layer. Characters must be Latin-1, one byte each. */
export function pagesPdf(pages: PdfLine[][]): Uint8Array<ArrayBuffer> {
  const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&')
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font,
    ...pages.flatMap((lines, index) => {
      const content = lines
        .map(([x, y, text]) => `BT /F1 10 Tf ${x} ${y} Td (${escaped(text)}) Tj ET`)
        .join('\n')
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let body = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const start = body.length
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n `)
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('\n')}\n`
  body += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Uint8Array.from(body, (character) => character.charCodeAt(0))
}
