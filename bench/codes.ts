// Codes on pages: milliseconds for a page with and without a code, and which codes are read from scans and photos of our fictional
// letter, by size, sharpness and skew. Run: `npx tsx bench/codes.ts [part of a picture's name, then once]`
import { performance } from 'node:perf_hooks'
import { asSharp } from '../api/src/providers/ocr/grey.ts'
import { decodeImage } from '../api/src/providers/ocr/image.ts'
import { codesOn } from '../api/src/providers/ocr/page-codes.ts'
import { levelled } from '../api/src/providers/ocr/pictures.ts'
import { straighten } from '../api/src/providers/ocr/straighten.ts'
import { giroText, scanWithCode, swissText } from '../api/test/providers/ocr/test-codes.ts'
import { asPhoto, fixture } from '../api/test/providers/ocr/test-files.ts'

async function pageOf(picture: Buffer) {
  const { picture: sheet, paper } = await straighten(await decodeImage(picture))
  return { grey: await levelled(sheet, 0), paper }
}

const bits = (dpi: number, blur: number, quality: number) => async (page: Buffer) =>
  asSharp(await decodeImage(page))
    .resize(Math.round((210 / 25.4) * dpi))
    .blur(blur)
    .jpeg({ quality })
    .toBuffer()

const only = process.argv[2] ?? ''
const rounds = only ? 1 : 20
const looks: [string, (page: Buffer) => Promise<Buffer>][] = [
  ['scan, 200 dpi', bits(200, 0.5, 80)],
  ['scan, 150 dpi, blurred', bits(150, 0.9, 60)],
  ['scan, 100 dpi, fax', bits(100, 0.6, 40)],
  ['photo askew', (page) => asPhoto(page)],
  ['photo askew, small, blurred', async (page) => bits(160, 1.2, 60)(await asPhoto(page))],
]
const codes: [string, string][] = [
  ['GiroCode', giroText],
  ['Swiss QR', swissText],
]

console.log('| picture | code | 20 mm | 25 mm | 30 mm | 40 mm |\n|---|---|---|---|---|---|')
for (const [look, make] of looks.filter(([name]) => name.includes(only)))
  for (const [name, text] of codes) {
    const cells: string[] = []
    for (const side of [20, 25, 30, 40]) {
      const { grey, paper } = await pageOf(
        await make(await scanWithCode(text, { x: 140, y: 200, side })),
      )
      const found = await codesOn(grey, paper, 1)
      cells.push(found[0]?.text === text ? 'read' : found.length > 0 ? 'WRONG' : '-')
    }
    console.log(`| ${look} | ${name} | ${cells.join(' | ')} |`)
  }

const pages: [string, Buffer][] = [
  ['without a code', fixture('page.png')],
  ['with a code', await scanWithCode(giroText)],
  ['a photo with a code', await asPhoto(await scanWithCode(giroText))],
]
console.log(`\n| page | milliseconds (fastest, middle of ${rounds}) |\n|---|---|`)
for (const [name, picture] of pages) {
  const { grey, paper } = await pageOf(picture)
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const started = performance.now()
    await codesOn(grey, paper, 1)
    times.push(performance.now() - started)
  }
  times.sort((a, b) => a - b)
  console.log(
    `| ${name}, ${grey.width} px wide | ${times[0]!.toFixed(0)}, ${times[rounds >> 1]!.toFixed(0)} |`,
  )
}
