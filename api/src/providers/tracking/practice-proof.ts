import { dayInGermany, formatItemNumber, dateParts, type PlainDate } from '@brieflotse/rules'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import PdfWriter from 'pdfkit'
import type { PracticeLetter } from '../mail/practice-course.ts'

const { resolve } = createRequire(import.meta.url)
const font = join(dirname(resolve('dejavu-fonts-ttf/package.json')), 'ttf/DejaVuSans.ttf')

/** Says that this is no proof, in further languages. The Arabic words are in visual order. */
const inOtherLanguages = [
  'Übungsmodus: Nichts wurde verschickt. Diese Seite beweist nichts.',
  'Deneme modu: hiçbir şey postalanmadı. Bu sayfa hiçbir şeyi kanıtlamaz.',
  'Режим навчання: нічого не надіслано. Ця сторінка нічого не підтверджує.',
  'Учебный режим: ничего не отправлено. Эта страница ничего не подтверждает.',
  'وضع التدريب: لم يُرسَل شيء بالبريد. هذه الصفحة لا تثبت شيئًا.'.split(' ').toReversed().join(' '),
]

/** A fake proof of delivery that says first that it proves nothing. The same letter gives the same bytes. */
export async function practiceProof(letter: PracticeLetter, at: string): Promise<Uint8Array> {
  const pdf = new PdfWriter({
    size: 'A5',
    layout: 'landscape',
    margin: 48,
    lang: 'en',
    info: {
      Title: 'Practice proof of delivery',
      CreationDate: new Date(at),
      Producer: 'Brieflotse',
    },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const end = new Promise((done) => pdf.on('end', done))
  pdf.registerFont('plain', font).font('plain')
  pdf.fontSize(18).text('Practice mode: nothing was posted').moveDown(0.5)
  pdf.fontSize(11)
  pdf.text('This is only an example of a proof of delivery. It proves nothing.').moveDown()
  // The fields of a real proof by Deutsche Post.
  const rows = [
    ['Sendungsnummer', formatItemNumber(letter.carrierCode ?? '')],
    ['Würde übergeben am', sayDay(dayInGermany(new Date(at)))],
    ['Empfänger', letter.recipient.join(', ')],
  ]
  for (const [name, value] of rows) pdf.text(`${name}: ${value}`, { lineGap: 4 })
  pdf.moveDown().fontSize(9)
  for (const sentence of inOtherLanguages) pdf.text(sentence, { lineGap: 2 })
  pdf.end()
  await end
  return new Uint8Array(Buffer.concat(chunks))
}

/** A date as the post prints it, such as `14.3.2025`. */
function sayDay(date: PlainDate): string {
  const { year, month, day } = dateParts(date)
  return `${day}.${month}.${year}`
}
