import { englishOf } from '@brieflotse/contract'
import { layoutProfiles } from '@brieflotse/writing'
import Pdf from 'pdfkit'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { lettersToPost } from '../../../test/letters-to-post.ts'
import { printAndCheck } from './print-and-check.ts'
import { preflight } from './preflight.ts'

const limits = { pages: 20, bytes: 4_000_000 }
const options = { writtenAt: new Date(0) }
const names = ['home', 'practice', 'epost-registered', 'pingen'] as const

test.each(names)(
  '%s: a letter that is printed can be posted, or it is said why not',
  async (profile) => {
    for (const paper of lettersToPost(6, 7)) {
      const { problems, recipient } = await printAndCheck({
        paper,
        options: { ...options, profile },
        limits,
      })
      for (const { code } of problems) expect(code).toBe('recipient-outside-window')
      if (problems.length === 0) expect(recipient.at(-1)).toBeTruthy()
    }
  },
  30_000,
)

const mm = 72 / 25.4
const address = ['Finanzamt Mainschleife', 'Weinleitengasse 18', '97070 Würzburg']
const resolve = createRequire(import.meta.url).resolve
const sans = resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf')

/** A correct page for the layout `practice`, changed by the test. */
async function pdfWith(
  change: (pdf: PDFKit.PDFDocument) => void,
  {
    lines = address,
    x = 25,
    y = 62,
    font = sans,
    ...options
  }: PDFKit.PDFDocumentOptions & {
    lines?: string[]
    x?: number
    y?: number
    font?: string
  } = {},
): Promise<Uint8Array> {
  const pdf = new Pdf({ size: 'A4', margin: 0, ...options })
  const chunks: Buffer[] = []
  const ended = new Promise((done) => pdf.on('end', done))
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  pdf.font(font, 10)
  lines.forEach((line, i) => pdf.text(line, x * mm, (y + i * 5) * mm, { lineBreak: false }))
  change(pdf)
  pdf.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}

const codesOf = async (bytes: Uint8Array, rest = {}) => {
  const profile = layoutProfiles.practice
  const { problems } = await preflight({ bytes, recipient: address, profile, limits, ...rest })
  return problems.map(({ code }) => code)
}
const nothing = () => {}
const write = (text: string, x: number, y: number) => (pdf: PDFKit.PDFDocument) => {
  pdf.text(text, x * mm, y * mm, { lineBreak: false })
}

test('a page as it should be has no problem', async () => {
  expect(await codesOf(await pdfWith(nothing))).toEqual([])
})

test.each<[string, string, () => Promise<Uint8Array>]>([
  ['text in the zone of the stamp', 'zone-not-white', () => pdfWith(write('Eilt!', 60, 54))],
  [
    'a grey line through the zone of the stamp',
    'zone-not-white',
    () =>
      pdfWith((pdf) => {
        pdf
          .moveTo(60 * mm, 57 * mm)
          .lineTo(140 * mm, 57 * mm)
          .lineWidth(0.3)
          .stroke('#bbbbbb')
      }),
  ],
  ['text beside the address in the window', 'zone-not-white', () => pdfWith(write('|', 103, 75))],
  [
    'other text within the address',
    'recipient-outside-window',
    () => pdfWith(write('GmbH', 80, 62)),
  ],
  ['an address out of place', 'recipient-outside-window', () => pdfWith(nothing, { y: 79 })],
  ['an address too far to the left', 'recipient-outside-window', () => pdfWith(nothing, { x: 21 })],
  ['no address', 'recipient-outside-window', () => pdfWith(nothing, { lines: [] })],
  ['text at the edge', 'zone-not-white', () => pdfWith(write('Rand', 205, 150))],
  [
    'ink at the edge of a later page',
    'zone-not-white',
    () =>
      pdfWith((pdf) =>
        pdf
          .addPage()
          .rect(0, 200 * mm, 4 * mm, 20 * mm)
          .fill('black'),
      ),
  ],
  [
    'a font that is not in the file',
    'font-not-embedded',
    () => pdfWith(nothing, { font: 'Helvetica' }),
  ],
  ['A5', 'not-a4', () => pdfWith(nothing, { size: 'A5' })],
  [
    'a later page that lies across',
    'not-a4',
    () => pdfWith((pdf) => pdf.addPage({ size: 'A4', layout: 'landscape' })),
  ],
  ['a password to open it', 'encrypted', () => pdfWith(nothing, { userPassword: 'geheim' })],
  ['a password to change it', 'encrypted', () => pdfWith(nothing, { ownerPassword: 'geheim' })],
  [
    'a field to fill in',
    'form-fields',
    () => pdfWith((pdf) => pdf.initForm() && pdf.formText('feld', 200, 600, 100, 20)),
  ],
  [
    'more pages than can be posted',
    'too-many-pages',
    () => pdfWith((pdf) => Array.from({ length: 20 }, () => pdf.addPage())),
  ],
  ['characters that the font lacks', 'characters', () => pdfWith(write('北京', 60, 150))],
])('%s is caught', async (_, code, make) => {
  expect(await codesOf(await make())).toContain(code)
})

test('a file with more bytes than can be posted is caught', async () => {
  const rest = { limits: { pages: 20, bytes: 1000 } }
  expect(await codesOf(await pdfWith(nothing), rest)).toEqual(['too-large'])
})

test('a recipient without a postcode, and none at all, are caught', async () => {
  const lines = ['Finanzamt Mainschleife', 'Würzburg']
  const bytes = await pdfWith(nothing, { lines })
  expect(await codesOf(bytes, { recipient: lines })).toEqual(['no-recipient'])
  expect(await codesOf(bytes, { recipient: [] })).toEqual(['no-recipient'])
})

test('an address abroad needs its code, and the country below', async () => {
  const lines = ['Magistrat', 'Rathausstraße 1', '1010 Wien', 'ÖSTERREICH']
  const bytes = await pdfWith(nothing, { lines })
  expect(await codesOf(bytes, { recipient: lines })).toEqual([])
})

test('what cannot be printed is named', async () => {
  const [paper] = lettersToPost(1)
  const text = `${paper!.text} 北 и 🙂`
  const { problems } = await printAndCheck({
    paper: { ...paper!, text },
    options: { ...options, profile: 'practice' },
    limits,
  })
  expect(englishOf(problems[0]!.said)).toMatch(/cannot print these characters: 北 🙂\./)
})
