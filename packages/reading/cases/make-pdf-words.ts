// Usage: tsx packages/reading/cases/make-pdf-words.ts <folder with <id>/letter.pdf>
// Writes cases/<id>/pdf.words.json from the text layer of each rendered letter.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import type { Pages, Word } from '../src/types.ts'
import { encodeWords, letterIds, wordsPath } from './words.ts'

type Item = { str: string; transform: number[]; width: number }
type PdfPage = {
  getViewport(options: { scale: number }): { width: number; height: number }
  getTextContent(): Promise<{ items: Item[] }>
}
type Pdf = { numPages: number; getPage(number: number): Promise<PdfPage> }
type PdfJs = { getDocument(options: object): { promise: Promise<Pdf> } }

const mmPerPoint = 25.4 / 72
// Approximate advance widths: good enough to place a word inside its run.
const advance = (char: string) =>
  /[ilj.,:;'|!ft()/ -]/.test(char)
    ? 0.5
    : /[mwMW@—…%]/.test(char)
      ? 1.4
      : /\p{Lu}/u.test(char)
        ? 1.2
        : 1
const length = (text: string) => [...text].reduce((sum, char) => sum + advance(char), 0)

function wordsOf(item: Item, page: number, pageHeight: number): Word[] {
  const [a = 1, b = 0, , , x = 0, y = 0] = item.transform
  const size = Math.hypot(a, b) * mmPerPoint
  const unit = (item.width * mmPerPoint) / Math.max(length(item.str), 1)
  return [...item.str.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    page,
    box: {
      x: x * mmPerPoint + length(item.str.slice(0, match.index)) * unit,
      y: (pageHeight - y) * mmPerPoint - size * 0.78,
      width: length(match[0]) * unit,
      height: size,
    },
    confidence: 1,
  }))
}

async function read(pdfjs: PdfJs, path: string): Promise<Pages> {
  const data = new Uint8Array(readFileSync(path))
  const pdf = await pdfjs.getDocument({ data, verbosity: 0 }).promise
  const out: Pages = { pages: [], words: [] }
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    out.pages.push({ number, width: width * mmPerPoint, height: height * mmPerPoint })
    for (const item of (await page.getTextContent()).items) {
      out.words.push(...wordsOf(item, number, height))
    }
  }
  return out
}

const fromApi = createRequire(new URL('../../../api/package.json', import.meta.url))
const pdfjs = (await import(fromApi.resolve('pdfjs-dist/legacy/build/pdf.mjs'))) as PdfJs
const folder = process.argv[2] ?? '.'
for (const id of letterIds()) {
  const pdf = `${folder}/${id}/letter.pdf`
  if (!existsSync(pdf)) continue
  mkdirSync(dirname(wordsPath(id, 'pdf')), { recursive: true })
  writeFileSync(wordsPath(id, 'pdf'), encodeWords(await read(pdfjs, pdf)))
}
