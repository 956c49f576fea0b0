import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { caseSets, readAll } from '../packages/reading/cases/table.ts'
import { type Transfer, wantedOf } from '../packages/letter/src/index.ts'
import { parseGiroCode } from '../packages/rules/src/index.ts'
import { type Dots, drawQr, giroOf, sideOf } from '../web/src/payments/dialog/giro-code.tsx'
import { documents } from './made-up.ts'

// One library draws the codes and another reads them, so that a bug in one cannot hide itself.
beforeAll(async () => {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const wasmBinary = readFileSync(wasm)
  await prepareZXingModule({ overrides: { wasmBinary: wasmBinary.buffer }, fireImmediately: true })
})

const pixelsADot = 3

/** The code as a camera would see it on the screen: black modules on white, with the margin. */
function pictureOf(dots: Dots) {
  const margin = (sideOf(dots) - dots.size) / 2
  const width = sideOf(dots) * pixelsADot
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (let y = 0; y < width; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [column, row] = [x, y].map((at) => Math.floor(at / pixelsADot) - margin) as [
        number,
        number,
      ]
      const isInside = Math.min(column, row) >= 0 && Math.max(column, row) < dots.size
      if (isInside && dots.isDark(column, row))
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
    }
  }
  return { data, width, height: width, colorSpace: 'srgb' as const }
}

async function decoded(payload: string) {
  const dots = await drawQr(payload)
  const [code, ...more] = await readBarcodes(pictureOf(dots), { formats: ['QRCode'] })
  expect(more).toEqual([])
  return { text: code?.text, level: code?.ecLevel, size: dots.size }
}

/** The modules per side in version 13, the largest that EPC069-12 allows. */
const largest = 69
/** Control, format and unassigned characters, except line breaks. */
const hidden = /[^\P{C}\n]/u

async function expectReadable(payload: string, transfer: Transfer): Promise<void> {
  const { text, level, size } = await decoded(payload)
  expect(text).toBe(payload)
  expect(level).toBe('M')
  expect(size).toBeLessThanOrEqual(largest)
  expect(payload).not.toMatch(hidden)
  expect(payload).not.toMatch(/\n$/)
  expect(parseGiroCode(payload)).toMatchObject({ iban: transfer.iban, amount: transfer.amount })
}

test('the code of every letter that is to be paid says what was read in the letter', async () => {
  const payable: string[] = []
  const printed = caseSets.filter(({ name }) => name === 'pdf')
  for (const { id, reading } of printed.flatMap((set) => readAll(set))) {
    const document = { ...documents[0]!, claims: [], explanation: reading.explanation as never }
    const { letter } = wantedOf(document)
    const giro = giroOf(letter)
    if (!('payload' in giro)) continue
    payable.push(id)
    await expectReadable(giro.payload, letter)
    const read = parseGiroCode(giro.payload)
    expect(read?.name).toBe(letter.payee?.slice(0, 70).trim())
  }
  expect(payable.length).toBeGreaterThanOrEqual(15)
})

const nasty = fc.constantFrom(
  '\u200b',
  '\u202e',
  '\u00ad',
  '\ufeff',
  '\n',
  '\r\n',
  '\t',
  '\u2028',
  '\u0000',
  '\u00a0',
  'BCD\n002',
  'EUR0.01',
  'DE02500105170137075030',
  'ä',
  'ß',
  '€',
  'é',
  '漢',
  '😀',
  '&',
  '"',
  '<b>',
  '\\n',
  "'; --",
)
const hostile = fc
  .array(fc.oneof(nasty, fc.string({ unit: 'grapheme', maxLength: 12 })), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => parts.join(''))

test('two hundred hostile names and purposes: the code reads back line by line, or there is none', async () => {
  let made = 0
  await fc.assert(
    fc.asyncProperty(
      hostile,
      hostile,
      fc.integer({ min: 1, max: 99_999_999_999 }),
      async (payee, purpose, amount) => {
        const transfer = { payee, iban: 'DE02120300000000202051', bic: null, amount, purpose }
        const giro = giroOf(transfer)
        if (!('payload' in giro)) return
        made += 1
        await expectReadable(giro.payload, transfer)
        expect(giro.payload.split('\n').length).toBeLessThanOrEqual(11)
      },
    ),
    { numRuns: 200, seed: 5 },
  )
  expect(made).toBeGreaterThan(120)
})
