import { createRequire } from 'node:module'
import {
  a4,
  type LaidOut,
  layOut,
  type LayoutProfileName,
  layoutProfiles,
  type Paper,
  type PlacedLine,
} from '@brieflotse/writing'
import Pdf from 'pdfkit'

const resolve = createRequire(import.meta.url).resolve
const family = '@expo-google-fonts/source-sans-3'
const fonts = {
  regular: resolve(`${family}/400Regular/SourceSans3_400Regular.ttf`),
  bold: resolve(`${family}/600SemiBold/SourceSans3_600SemiBold.ttf`),
}

const pointsPerMm = 72 / 25.4

/** `unprintable`: characters that are in none of the fonts. */
export type PrintedLetter = { bytes: Uint8Array; laidOut: LaidOut; unprintable: string[] }

export type PdfOptions = {
  profile: LayoutProfileName
  /** A PNG or JPEG of the writer's signature. */
  signature?: Uint8Array
  /** JPEG images of the enclosed pages. */
  copies?: Uint8Array[]
  /** The creation date in the PDF's metadata. */
  writtenAt: Date
}

/** Renders a response letter as a PDF/A-2b file: A4, layout of DIN 5008, embedded fonts, tagged, in German. */
export async function printLetter(paper: Paper, options: PdfOptions): Promise<PrintedLetter> {
  const pdf = new Pdf({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    subset: 'PDF/A-2b',
    pdfVersion: '1.7',
    tagged: true,
    lang: 'de',
    displayTitle: true,
    info: {
      Title: paper.text.split('\n', 1)[0] ?? '',
      CreationDate: options.writtenAt,
      Producer: 'Brieflotse',
      Creator: 'Brieflotse',
    },
  })
  pdf.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold)
  const laidOut = layOut(paper, layoutProfiles[options.profile], (text, size, bold) => {
    return pdf.font(bold ? 'bold' : 'regular', size).widthOfString(text) / pointsPerMm
  })
  const bytes = collect(pdf)
  draw(pdf, laidOut, options.signature)
  drawCopies(pdf, options.copies ?? [])
  const unprintable = charactersWithout(pdf, laidOut)
  pdf.end()
  return { bytes: await bytes, laidOut, unprintable }
}

/** pdfkit's private field for a font opened with fontkit. */
type Opened = { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } }

function charactersWithout(pdf: PDFKit.PDFDocument, { pages }: LaidOut): string[] {
  const { font } = (pdf.font('regular') as unknown as Opened)._font
  const characters = new Set(pages.flat().flatMap(({ text }) => [...text]))
  return [...characters].filter((one) => !font.hasGlyphForCodePoint(one.codePointAt(0)!))
}

function draw(
  pdf: PDFKit.PDFDocument,
  { pages, marks, signature }: LaidOut,
  picture?: Uint8Array,
): void {
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  pages.forEach((lines, i) => {
    pdf.addPage()
    for (const mark of marks) drawMark(pdf, mark)
    for (const block of blocksOf(lines)) {
      const isArtifact = block[0]!.role === 'page-number' || block[0]!.role === 'return'
      if (isArtifact) {
        pdf.markContent('Artifact')
        for (const line of block) drawLine(pdf, line)
        pdf.endMarkedContent()
      } else {
        const tag = block[0]!.role === 'subject' ? 'H1' : 'P'
        root.add(pdf.struct(tag, {}, () => block.forEach((line) => drawLine(pdf, line))))
      }
    }
    if (picture && signature?.page === i + 1) {
      const { x, y, width, height } = signature
      root.add(
        pdf.struct('Figure', { alt: 'Unterschrift' }, () => {
          const fit: [number, number] = [width * pointsPerMm, height * pointsPerMm]
          pdf.image(Buffer.from(picture), x * pointsPerMm, y * pointsPerMm, {
            fit,
            valign: 'center',
          })
        }),
      )
    }
  })
  root.end()
}

/** A margin in millimetres that every printer can print. */
const copyMargin = 14

/** Prints each copy on its own page, as large as printers can. */
function drawCopies(pdf: PDFKit.PDFDocument, copies: Uint8Array[]): void {
  if (copies.length === 0) return
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const at = copyMargin * pointsPerMm
  const fit: [number, number] = [insideOf(a4.width), insideOf(a4.height)]
  copies.forEach((copy, i) => {
    pdf.addPage()
    root.add(
      pdf.struct('Figure', { alt: `Anlage, Seite ${i + 1}` }, () => {
        pdf.image(Buffer.from(copy), at, at, { fit, align: 'center', valign: 'center' })
      }),
    )
  })
  root.end()
}

const insideOf = (side: number) => (side - 2 * copyMargin) * pointsPerMm

/** Groups lines into paragraphs, so that a screen reader gets one element for each. */
function blocksOf(lines: PlacedLine[]): PlacedLine[][] {
  const blocks: PlacedLine[][] = []
  for (const line of lines) {
    const block = blocks.at(-1)
    const before = block?.at(-1)
    const isNext = before && before.role === line.role && line.y - before.y < 6
    if (isNext) block!.push(line)
    else blocks.push([line])
  }
  return blocks
}

function drawLine(pdf: PDFKit.PDFDocument, { x, y, text, size, bold }: PlacedLine): void {
  const at = { lineBreak: false, baseline: 'alphabetic' } as const
  pdf
    .font(bold ? 'bold' : 'regular', size)
    .fillColor('black')
    .text(text, x * pointsPerMm, y * pointsPerMm, at)
}

function drawMark(pdf: PDFKit.PDFDocument, y: number): void {
  pdf.markContent('Artifact')
  // The punch mark is longer than the fold marks.
  const length = y === a4.height / 2 ? 5 : 3
  pdf
    .lineWidth(0.4)
    .strokeColor('#777777')
    .moveTo(5 * pointsPerMm, y * pointsPerMm)
    .lineTo((5 + length) * pointsPerMm, y * pointsPerMm)
    .stroke()
  pdf.endMarkedContent()
}

function collect(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolvePromise, reject) => {
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolvePromise(new Uint8Array(Buffer.concat(chunks))))
    pdf.on('error', reject)
  })
}
