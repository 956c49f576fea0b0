import { dayInGermany, formatDay, formatItemNumber } from '@brieflotse/rules'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import PdfWriter from 'pdfkit'
import type { PracticeLetter } from '../mail/practice-course.ts'

const { resolve } = createRequire(import.meta.url)
const font = join(dirname(resolve('dejavu-fonts-ttf/package.json')), 'ttf/DejaVuSans.ttf')

/** A proof of delivery that proves nothing, and says so first. The same letter gives the same bytes. */
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
  pdf
    .text('This page only shows what a proof of delivery looks like. It proves nothing.')
    .moveDown()
  const rows = [
    ['Item number', formatItemNumber(letter.carrierCode ?? '')],
    ['Would be handed over on', formatDay(dayInGermany(new Date(at)))],
    ['Recipient', letter.recipient.join(', ')],
  ]
  for (const [name, value] of rows) pdf.text(`${name}: ${value}`, { lineGap: 4 })
  pdf.end()
  await end
  return new Uint8Array(Buffer.concat(chunks))
}
