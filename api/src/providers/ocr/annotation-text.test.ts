import { afterAll, expect, test, vi } from 'vitest'
import { pdf, readAll } from '../../../test/providers/ocr/test-files.ts'
import { testPdf, textLines } from '../../../test/providers/ocr/test-pdf.ts'
import { createTesseractOcr } from './tesseract.ts'

vi.setConfig({ testTimeout: 60_000 })

const ocr = createTesseractOcr({ workers: 1 })
afterAll(() => ocr.close())

const letter = [
  'Sehr geehrte Frau Weber,',
  'bitte zahlen Sie die Gebühr auf das folgende Konto.',
  'Gebühr in Euro:',
  'zahlbar bis:',
]
const field = '/Subtype/Widget/FT/Tx/T(a)/DA(/F 11 Tf 0 g)'
const at = (bottom: number) => [200, bottom, 400, bottom + 16] as const

test('filled fields, stamps and notes are words where they are drawn', async () => {
  const notes = [
    {
      entries: `${field}/V(148,75)`,
      rect: at(716),
      content: '/Tx BMC q BT /F 11 Tf 2 4 Td (148,75) Tj ET Q EMC',
    },
    {
      entries: '/Subtype/Stamp',
      rect: at(696),
      content: 'q 1 0 0 1 10 0 cm BT /F 11 Tf 1 0 0 1 2 4 Tm [(10.12.) -20 (2026)] TJ ET Q',
    },
    {
      entries: '/Subtype/FreeText/Contents(x)/DA(/F 11 Tf)',
      rect: [200, 560, 400, 600] as const,
      content: 'BT /F 11 Tf 14 TL 2 24 Td (Kassenzeichen) Tj T* (4711) Tj ET',
    },
  ]
  const [page] = await readAll(ocr, pdf(testPdf([{ content: textLines(letter), notes }])))
  expect(page!.source).toBe('text-layer')
  const word = (text: string) => page!.words.find((one) => one.text === text)
  const [label, amount, day] = [word('Euro:')!, word('148,75')!, word('10.12.2026')!]
  // The amount is on its label's line, two points to the right of its field's edge.
  expect(Math.abs(amount.box.y - label.box.y)).toBeLessThan(1)
  expect(amount.box.x).toBeCloseTo((202 * 25.4) / 72, 0)
  expect(amount.box.width).toBeGreaterThan(10)
  expect(Math.abs(day.box.y - word('bis:')!.box.y)).toBeLessThan(1)
  expect(word('4711')!.box.y).toBeGreaterThan(word('Kassenzeichen')!.box.y + 4)
})

test('what is hidden on top of a page is no word of it', async () => {
  const content = 'BT /F 11 Tf 2 4 Td (148,75) Tj ET'
  const notes = [
    { entries: `${field}/F 2`, rect: at(716), content },
    { entries: '/Subtype/Stamp', rect: at(696), content: content.replace('Tf', 'Tf 3 Tr') },
  ]
  const [page] = await readAll(ocr, pdf(testPdf([{ content: textLines(letter), notes }])))
  expect(page!.words.map(({ text }) => text)).not.toContain('148,75')
})
