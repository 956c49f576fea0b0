import { afterAll, describe, expect, test } from 'vitest'
import sharp from 'sharp'
import type { LetterFile, Ocr } from '../../../src/providers/ocr/ocr.ts'
import { asPhoto, fixture, jpeg, pdf, png, readAll, textOf } from './test-files.ts'
import { testPdf, textLines } from './test-pdf.ts'

const signal = new AbortController().signal

/** The tests that every OCR must pass. */
export function ocrSuite(name: string, create: () => Ocr): void {
  describe(`reader ${name}`, () => {
    const ocr = create()
    afterAll(() => ocr.close())

    const letters: [string, () => Promise<LetterFile>][] = [
      ['a PDF', async () => pdf(fixture('letter.pdf'))],
      ['a scan', async () => png(fixture('page.png'))],
      ['a photo', async () => jpeg(await asPhoto())],
    ]
    test.each(letters)('%s gives its words where they stand, and pictures', async (_, file) => {
      const pages = await readAll(ocr, await file())
      expect(pages).toHaveLength(1)
      const { size, words, pictures } = pages[0]!
      expect(size.width).toBeCloseTo(210, 0)
      expect(size.height).toBeCloseTo(297, 0)
      const date = words.find(({ text }) => text === '14.03.2025')!
      expect(date.page).toBe(1)
      expect(Math.abs(date.box.x - 150)).toBeLessThan(2)
      expect(Math.abs(date.box.y - 54.8)).toBeLessThan(2)
      expect(date.confidence).toBeGreaterThan(0.5)
      const [phone, zoom] = await Promise.all(
        [pictures.phone, pictures.zoom].map((picture) => sharp(picture).metadata()),
      )
      expect([phone!.format, zoom!.format]).toEqual(['webp', 'webp'])
      expect(zoom!.height / zoom!.width).toBeCloseTo(size.height / size.width, 1)
      expect(zoom!.width).toBeGreaterThan(phone!.width)
    })

    test('pages arrive in order, each with its number', async () => {
      const lines = (n: number) =>
        textLines([`Seite ${n} von drei`, 'Bitte bezahlen Sie die Rechnung.'])
      const file = pdf(testPdf([1, 2, 3].map((n) => ({ content: lines(n) }))))
      expect(await ocr.inspect(file, signal)).toEqual({ pages: 3 })
      const pages = await readAll(ocr, file)
      expect(pages.map(({ size }) => size.number)).toEqual([1, 2, 3])
      expect(pages.map(({ words }) => words[1]!.text)).toEqual(['1', '2', '3'])
    })

    test('progress says which page of how many is being read', async () => {
      const seen: string[] = []
      await ocr.read(pdf(fixture('letter.pdf')), {
        signal,
        onProgress: ({ step, page, pages }) => void seen.push(`${step} ${page}/${pages}`),
        onPage: () => {},
      })
      expect(seen).toEqual(['opening 1/1', 'reading 1/1'])
    })

    test('a reader that is told to stop, stops with the reason it was given', async () => {
      const stop = new AbortController()
      const reading = ocr.read(png(fixture('page.png')), {
        signal: stop.signal,
        onProgress: ({ step }) => step === 'reading' && stop.abort(new Error('enough')),
        onPage: () => {},
      })
      await expect(reading).rejects.toThrow('enough')
      expect(textOf(await readAll(ocr, pdf(fixture('letter.pdf'))))).toContain('Gebührenbescheid')
    })

    const refused: [string, () => Promise<LetterFile> | LetterFile, string][] = [
      ['a PDF with a password', () => pdf(fixture('locked.pdf')), 'file-encrypted'],
      ['a PDF cut in half', () => pdf(fixture('letter.pdf').subarray(0, 20_000)), 'file-cut-off'],
      ['an empty file', () => pdf(new Uint8Array(0)), 'file-broken'],
      ['a form that only Acrobat shows', () => pdf(acrobatForm), 'file-only-form'],
      ['a PDF without pages', () => pdf(testPdf([])), 'file-no-pages'],
      [
        '500 pages',
        () => pdf(testPdf(Array.from({ length: 500 }, () => ({ content: '' })))),
        'file-too-many-pages',
      ],
      ['a picture cut in half', () => png(fixture('page.png').subarray(0, 20_000)), 'file-broken'],
      ['a drawing that calls itself PNG', () => png(Buffer.from(drawing)), 'file-broken'],
      ['a stamp-sized picture', async () => png(await blank(200, 200)), 'image-too-small'],
      [
        'a picture of 30,000 pixels a side',
        async () => png(await blank(30_000, 30_000)),
        'image-too-large',
      ],
    ]
    test.each(refused)('%s is refused with its own code', async (_, file, code) => {
      await expect(ocr.inspect(await file(), signal)).rejects.toMatchObject({ code })
    })
  })
}

/** A form as LiveCycle writes it: its content is in the XFA, and its page only says to wait. */
const acrobatForm = Buffer.from(
  testPdf([{ content: textLines(['Please wait...']) }])
    .toString('latin1')
    .replace('<</Type/Catalog', '<</Type/Catalog/AcroForm<</Fields[]/XFA[(template)(x)]>>'),
  'latin1',
)

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'

/** A white picture of only a few bytes: its header promises a size that no data follows. */
async function blank(width: number, height: number): Promise<Buffer> {
  const create = { width: 8, height: 8, channels: 3 as const, background: '#fff' }
  const bytes = await sharp({ create }).png().toBuffer()
  const header = Buffer.from(bytes.subarray(12, 29))
  header.writeUInt32BE(width, 4)
  header.writeUInt32BE(height, 8)
  header.copy(bytes, 12)
  bytes.writeUInt32BE(crc32(header), 29)
  return bytes
}

function crc32(bytes: Buffer): number {
  let crc = -1
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}
