import type { Paper } from '@brieflotse/writing'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { printLetter } from './letter-pdf.ts'

const paper: Paper = {
  writer: {
    name: 'Łucja Wójcik-Nguyễn',
    street: 'Zur Alten Kelter 12 b',
    zip: '97074',
    city: 'Würzburg',
    phone: null,
    email: null,
  },
  addressee: {
    name: 'Finanzamt Mainschleife',
    street: 'Weinleitengasse 18',
    zip: '97070',
    city: 'Würzburg',
  },
  writtenOn: '2026-01-10',
  text: 'Einspruch\nSteuernummer 257/288/41763\n\nSehr geehrte Damen und Herren,\n\nhiermit lege ich Einspruch ein.\n\nMit freundlichen Grüßen\n\nŁucja Wójcik-Nguyễn',
  signature: null,
}

async function open(bytes: Uint8Array) {
  const pdf = await getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 })
    .promise
  const page = await pdf.getPage(1)
  const { items } = await page.getTextContent()
  const texts = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []))
  return { pdf, page, texts }
}

test('the printed letter says what was written, on A4, with every character of every name', async () => {
  const { bytes } = await printLetter(paper, { profile: 'home', writtenAt: new Date(0) })
  const { page, texts } = await open(bytes)
  const [, , width, height] = page.view
  expect([width!, height!].map(Math.round)).toEqual([595, 842])
  expect(texts.map(({ str }) => str)).toEqual([
    'Łucja Wójcik-Nguyễn · Zur Alten Kelter 12 b · 97074 Würzburg',
    'Finanzamt Mainschleife',
    'Weinleitengasse 18',
    '97070 Würzburg',
    'Łucja Wójcik-Nguyễn',
    'Zur Alten Kelter 12 b',
    '97074 Würzburg',
    '10. Januar 2026',
    'Einspruch',
    'Steuernummer 257/288/41763',
    'Sehr geehrte Damen und Herren,',
    'hiermit lege ich Einspruch ein.',
    'Mit freundlichen Grüßen',
    'Łucja Wójcik-Nguyễn',
  ])
})

test('the address stands in the window where the layout put it', async () => {
  const { bytes } = await printLetter(paper, { profile: 'pingen', writtenAt: new Date(0) })
  const { texts } = await open(bytes)
  const first = texts.find(({ str }) => str === 'Finanzamt Mainschleife')!
  const [x, y] = [first.transform[4], first.transform[5]].map(
    (points: number) => (points * 25.4) / 72,
  )
  expect(x).toBeCloseTo(25, 1)
  expect(297 - y!).toBeGreaterThan(61)
  expect(texts.some(({ str }) => str.includes(' · '))).toBe(false)
})

test('it is PDF/A-2b, tagged and in German', async () => {
  const { bytes } = await printLetter(paper, { profile: 'practice', writtenAt: new Date(0) })
  const { pdf, page } = await open(bytes)
  const { info, metadata } = await pdf.getMetadata()
  expect(metadata?.get('pdfaid:part')).toBe('2')
  expect(info).toMatchObject({ Language: 'de' })
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
  expect(JSON.stringify(await page.getStructTree())).toContain('"role":"H1"')
})

test('the signature stands above the name', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const { bytes, laidOut } = await printLetter(
    { ...paper, signature: { height: 15 } },
    { profile: 'home', writtenAt: new Date(0), signature: png },
  )
  const name = laidOut.pages[0]!.at(-1)!
  expect(laidOut.signature!.y + laidOut.signature!.height).toBeLessThan(name.y - 3)
  const { page } = await open(bytes)
  expect(JSON.stringify(await page.getStructTree())).toContain('Unterschrift')
})
