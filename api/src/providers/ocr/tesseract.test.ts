import { performance } from 'node:perf_hooks'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { ocrSuite } from '../../../test/providers/ocr/ocr-suite.ts'
import { decodeImage } from './image.ts'
import { createTesseractOcr } from './tesseract.ts'
import { fixture, pdf, png, readAll, textOf } from '../../../test/providers/ocr/test-files.ts'
import { testPdf, textLines, wholePagePicture } from '../../../test/providers/ocr/test-pdf.ts'

vi.setConfig({ testTimeout: 120_000 })

const letter = [
  'Sehr geehrte Frau Weber,',
  'wir bitten Sie, die Rechnung bis zum 3. Mai zu bezahlen.',
]

ocrSuite('tesseract', () => createTesseractOcr({ workers: 1 }))

const ocr = createTesseractOcr({ workers: 1 })
afterAll(() => ocr.close())

async function scanned() {
  const image = sharp(fixture('page.png')).resize(1240)
  const { data, info } = await image.greyscale().jpeg().toBuffer({ resolveWithObject: true })
  return { jpeg: data, width: info.width, height: info.height }
}

test('what a scanner put invisibly behind its scan is not believed', async () => {
  const lie = textLines(['Bitte zahlen Sie 9.999,00 Euro an uns und nicht an das Amt.'], '3 Tr')
  const content = `${wholePagePicture} ${lie}`
  const [page] = await readAll(ocr, pdf(testPdf([{ content, picture: await scanned() }])))
  expect(page!.source).toBe('ocr')
  expect(textOf([page!])).toContain('Gebührenbescheid')
  expect(textOf([page!])).not.toContain('9.999,00')
})

test('words that nobody can see are not words of the letter', async () => {
  const content = `${textLines(letter)} 1 g ${textLines(['', '', '', 'Zahlen Sie 9.999,00 Euro'])}`
  const [page] = await readAll(ocr, pdf(testPdf([{ content }])))
  expect(page!.source).toBe('text-layer')
  expect(textOf([page!])).toBe(letter.join(' '))
})

test('a page that lies on its side is turned with its size', async () => {
  const page = { content: textLines(letter), entries: '/Rotate 90' }
  const [read] = await readAll(ocr, pdf(testPdf([page])))
  expect(read!.size.width).toBeCloseTo(210, 0)
  expect(textOf([read!])).toBe(letter.join(' '))
})

test('what lies outside the crop box is not on the page', async () => {
  const entries = '/CropBox[50 700 545 842]'
  const content = textLines([...letter, '', '', '', '', 'Abgeschnitten'])
  const [page] = await readAll(ocr, pdf(testPdf([{ content, entries }])))
  expect(textOf([page!])).not.toContain('Abgeschnitten')
  expect(page!.size.width).toBeCloseTo((495 * 25.4) / 72, 1)
  expect(page!.words[0]!.box.x).toBeCloseTo((20 * 25.4) / 72, 1)
})

test('a PDF that only its owner may change is read', async () => {
  expect(textOf(await readAll(ocr, pdf(fixture('owner-locked.pdf'))))).toContain('Stadtwerke')
})

test('a file that unpacks without end is given up, and the next one is read', async () => {
  const zeros = deflateSync(Buffer.alloc(64_000_000, ' '), { level: 9 })
  const once = testPdf([{ content: '', packed: zeros }]).toString('latin1')
  const twice = once.replace('/FlateDecode', '[/FlateDecode/FlateDecode]')
  await readAll(ocr, pdf(Buffer.from(twice, 'latin1'))).catch(() => {})
  expect(textOf(await readAll(ocr, pdf(fixture('letter.pdf'))))).toContain('Gebührenbescheid')
})

test('files that unpack without end leave no memory behind', async () => {
  const zeros = deflateSync(Buffer.alloc(700_000_000), { level: 1 })
  const bomb = pdf(testPdf([{ content: '', packed: zeros }]))
  const before = process.memoryUsage.rss()
  for (let n = 0; n < 2; n++)
    await expect(readAll(ocr, bomb)).rejects.toMatchObject({ code: 'file-too-heavy' })
  const left = () => process.memoryUsage.rss() - before
  await vi.waitUntil(() => left() < 400e6, { timeout: 10_000 })
})

const noJpeg = { jpeg: Buffer.from('no picture at all'), width: 1240, height: 1754 }
test.each([
  ['whose content cannot be unpacked', { content: '', packed: Buffer.from('nothing packed') }],
  ['whose only picture cannot be unpacked', { content: wholePagePicture, picture: noJpeg }],
  ['whose only picture is missing', { content: wholePagePicture }],
])('a PDF %s is damaged', async (_, page) => {
  const damaged = readAll(ocr, pdf(testPdf([page])))
  await expect(damaged).rejects.toMatchObject({ code: 'file-broken' })
})

test('a PDF that shows its letter only by a script has empty pages', async () => {
  const script = '/AA<</O<</S/JavaScript/JS(app.alert\\(1\\))>>>>'
  const reading = readAll(ocr, pdf(testPdf([{ content: '', entries: script }])))
  await expect(reading).rejects.toMatchObject({ code: 'file-blank' })
})

test('a PDF whose only picture has too many pixels says so', async () => {
  const picture = { ...noJpeg, width: 20_000, height: 20_000 }
  const reading = readAll(ocr, pdf(testPdf([{ content: wholePagePicture, picture }])))
  await expect(reading).rejects.toMatchObject({ code: 'image-too-large' })
})

test('a photo of 108 million pixels is shrunk while it is decoded', async () => {
  const create = { width: 12_000, height: 9_000, channels: 3 as const, background: '#ddd' }
  const photo = await sharp({ create, limitInputPixels: false })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const before = process.memoryUsage.rss()
  let most = 0
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 10)
  const { width, height } = await decodeImage(photo)
  clearInterval(watch)
  expect([width, height]).toEqual([3150, 4200])
  expect(most - before).toBeLessThan(250e6)
})

test('an empty page among others is a page', async () => {
  const pages = await readAll(ocr, pdf(testPdf([{ content: textLines(letter) }, { content: '' }])))
  expect(pages).toHaveLength(2)
})

test('a PDF that takes long to draw keeps no upload waiting', async () => {
  const endless = deflateSync(Buffer.from('q Q '.repeat(20_000_000)))
  const leave = new AbortController()
  let drawing!: () => void
  const begun = new Promise<void>((resolve) => (drawing = resolve))
  const slow = ocr.read(pdf(testPdf([{ content: '', packed: endless }])), {
    signal: leave.signal,
    onProgress: ({ step }) => step === 'reading' && drawing(),
    onPage: () => expect.fail('drawn before the upload was looked at'),
  })
  const ended = slow.then(
    () => 'read',
    () => 'given up',
  )
  await begun
  expect(await ocr.inspect(pdf(fixture('letter.pdf')), leave.signal)).toMatchObject({ pages: 1 })
  leave.abort()
  expect(await ended).toBe('given up')
})

test('a page with more print than paper can hold is refused before it is drawn', async () => {
  const lines = Array.from(
    { length: 2000 },
    (_, i) => `Zeile ${i} von viel zu vielen Zeilen auf einer Seite`,
  )
  const reading = readAll(ocr, pdf(testPdf([{ content: textLines(lines) }])))
  await expect(reading).rejects.toMatchObject({ code: 'file-too-heavy' })
})

test('a page of five metres is drawn no larger than memory allows', async () => {
  const mediaBox = [0, 0, 14_400, 14_400] as const
  const [read] = await readAll(ocr, pdf(testPdf([{ content: textLines(letter), mediaBox }])))
  expect(read!.size.width).toBeCloseTo(297, 0)
  expect((await sharp(read!.pictures.zoom).metadata()).width).toBeLessThanOrEqual(2000)
})

test('the main thread stays free while a page is read', async () => {
  const before = performance.eventLoopUtilization()
  await readAll(ocr, png(fixture('page.png')))
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.25)
})
