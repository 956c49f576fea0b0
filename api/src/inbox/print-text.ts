import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import PdfWriter from 'pdfkit'
import type { MailText } from './mail-reader.ts'

const { resolve } = createRequire(import.meta.url)
const fonts = join(dirname(resolve('dejavu-fonts-ttf/package.json')), 'ttf')

/** In points. The layout of a printed mail. */
const margin = 57
const size = 10

/** The reader accepts 50 pages. A line of this font holds 95 characters, a page 58 lines. */
const mostLines = 45 * 55
const charactersEach = 85
const cutNote = '[The rest of this text is left out, because it is very long.]'

/** Prints a text on A4 pages as a PDF with machine-readable text. The same text gives the same bytes. `inside`: a file to embed. */
export async function printText(
  { lines, text }: MailText,
  inside?: { name: string; bytes: Uint8Array },
): Promise<Uint8Array> {
  const pdf = new PdfWriter({
    size: 'A4',
    margin,
    lang: 'de',
    // A fixed creation date, because identical content is recognised by its bytes.
    info: { CreationDate: new Date(0), Producer: 'Brieflotse', Creator: 'Brieflotse' },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const end = new Promise((done) => pdf.on('end', done))
  const made = { creationDate: new Date(0), modifiedDate: new Date(0) }
  if (inside) pdf.file(Buffer.from(inside.bytes), { name: inside.name, type: 'text/xml', ...made })
  pdf.registerFont('plain', join(fonts, 'DejaVuSans.ttf'))
  pdf.font('plain').fontSize(size)
  const options = { lineGap: 2, align: 'left' } as const
  for (const line of lines.map(printable)) if (line) pdf.text(line, options)
  if (lines.length > 0) pdf.moveDown()
  for (const line of cut(apart(printable(text).trim()).split('\n'))) {
    if (line.trim()) pdf.text(line.trimEnd(), options)
    else pdf.moveDown(1.2)
  }
  pdf.end()
  await end
  return new Uint8Array(Buffer.concat(chunks))
}

/** Removes control characters and adds break opportunities to long words. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, '    ')
    .replace(/[^\P{C}\n]/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\S{80}(?=\S)/g, '$& ')
}

const greeting = /^(?:sehr geehrte|guten (?:tag|morgen)|hallo|liebe[rs]? )[^\n]{0,80}[,!]?$/im

/** Adds blank lines around greeting and closing, because the reader finds the parts of a page by their spacing. */
function apart(text: string): string {
  return text
    .replace(greeting, '\n$&\n')
    .replace(/^(?:mit \S+ grüßen|freundliche grüße|hochachtungsvoll)/im, '\n$&')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function cut(lines: string[]): string[] {
  let left = mostLines
  const kept: string[] = []
  for (const line of lines) {
    const takes = Math.max(1, Math.ceil(line.length / charactersEach))
    if (takes > left) return [...kept, line.slice(0, left * charactersEach), '', cutNote]
    left -= takes
    kept.push(line)
  }
  return kept
}
