import { deflateSync } from 'node:zlib'
import { afterAll, expect, test, vi } from 'vitest'
import { repairPdf } from './repair-pdf.ts'
import { pdf, readAll, textOf } from '../../../test/providers/ocr/test-files.ts'
import { testPdf, textLines } from '../../../test/providers/ocr/test-pdf.ts'
import { createTesseractOcr } from './tesseract.ts'

vi.setConfig({ testTimeout: 60_000 })

const ocr = createTesseractOcr({ workers: 1 })
afterAll(() => ocr.close())
const signal = new AbortController().signal

const whole = testPdf([
  { content: textLines(['Sehr geehrte Frau Weber,', 'bitte zahlen Sie 148,75 Euro.']) },
])
const upTo = (mark: string, more = 0) => whole.subarray(0, whole.indexOf(mark) + more)

/** The same file with its catalog and pages in an object stream, as programs since PDF 1.5 write it. */
function withPacked(): Buffer {
  const text = upTo('xref\n').toString('latin1')
  const taken = [...text.matchAll(/(\d+) 0 obj\n(<<\/Type\/(?:Catalog|Pages)[\s\S]*?)\nendobj\n/g)]
  const bodies = taken.map(([, , body = '']) => body)
  const places = taken.map(
    ([, id], at) => `${id} ${bodies.slice(0, at).join(' ').length + (at > 0 ? 1 : 0)}`,
  )
  const numbers = `${places.join(' ')} `
  const stream = deflateSync(Buffer.from(numbers + bodies.join(' '), 'latin1'))
  const rest = taken.reduce((left, [object]) => left.replace(object, ''), text)
  const entries = `/Type/ObjStm/N ${taken.length}/First ${numbers.length}/Filter/FlateDecode/Length ${stream.length}`
  return Buffer.concat([
    Buffer.from(`${rest}99 0 obj\n<<${entries}>>\nstream\n`, 'latin1'),
    stream,
    Buffer.from('\nendstream\nendobj\n'),
  ])
}

test.each([
  ['its trailer', upTo('trailer')],
  ['half of its table', upTo('xref\n', 30)],
  ['its table', upTo('xref\n')],
  ['its table, with its first object packed', withPacked()],
])('a PDF that lost %s is read', async (_, bytes) => {
  expect(await ocr.inspect(pdf(bytes), signal)).toEqual({ pages: 1 })
  expect(textOf(await readAll(ocr, pdf(bytes)))).toContain('148,75')
})

test.each([
  ['without a first object', upTo('/Type/Catalog')],
  ['that is none', Buffer.from('GIF89a /Type /Catalog')],
  ['that only says what it is', Buffer.from('%PDF-1.7\n')],
])('a file %s is not repaired', (_, bytes) => {
  expect(repairPdf(bytes)).toBeNull()
})

test('what unpacks without end, or looks like objects without end, costs little', () => {
  const bomb = deflateSync(Buffer.alloc(100_000_000, ' '))
  const head = Buffer.from('%PDF-1.7\n1 0 obj<</Type/ObjStm/First 10/Filter/FlateDecode>>stream\n')
  const files = [
    Buffer.concat([head, bomb, Buffer.from('endstream')]),
    Buffer.from(`%PDF-1.7\n${'1 0 obj<</Type '.repeat(300_000)}`),
    Buffer.from(`%PDF-1.7\n${'/Type/ObjStm '.repeat(300_000)}`),
  ]
  for (const file of files) {
    const before = performance.now()
    repairPdf(file)
    expect(performance.now() - before).toBeLessThan(4000)
  }
})
