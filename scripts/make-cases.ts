// Usage: tsx scripts/make-cases.ts [--from <folder with <id>/letter.pdf …>] [--to <folder>]
//   [--variants scan,photo2] [--letters 01,014] [--missing]
// Runs the real OCR on rendered letters and writes <id>/<variant>.words.json, by default into the test cases.
import { existsSync, readdirSync, readFileSync, writeFileSync, mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { LetterFile, ReadPage } from '../api/src/providers/ocr/ocr.ts'
import { createTesseractOcr } from '../api/src/providers/ocr/tesseract.ts'
import { encodeWords, type Variant, variants } from '../packages/reading/cases/words.ts'

const { values } = parseArgs({
  options: {
    from: {
      type: 'string',
      default: join(import.meta.dirname, '../packages/reading/cases/render/out'),
    },
    variants: { type: 'string', default: variants.join() },
    to: { type: 'string', default: join(import.meta.dirname, '../packages/reading/cases') },
    letters: { type: 'string', default: '' },
    missing: { type: 'boolean', default: false },
  },
})

const ocr = createTesseractOcr({ workers: availableParallelism() })

async function readFile(bytes: Uint8Array, type: LetterFile['type']): Promise<ReadPage[]> {
  const pages: ReadPage[] = []
  await ocr.read(
    { bytes, type },
    {
      signal: new AbortController().signal,
      onProgress: () => {},
      onPage: (page) => void pages.push(page),
    },
  )
  return pages
}

/** Reads a PDF as a whole, and scans and photos page by page. */
async function readVariant(folder: string, variant: string): Promise<ReadPage[]> {
  if (variant === 'pdf')
    return readFile(readFileSync(join(folder, 'letter.pdf')), 'application/pdf')
  const names = readdirSync(folder).filter((name) => new RegExp(`^${variant}-p\\d+\\.`).test(name))
  const numberOf = (name: string) => Number(/-p(\d+)/.exec(name)![1])
  const pages = await Promise.all(
    names.map(async (name) => {
      const type = name.endsWith('.png') ? 'image/png' : 'image/jpeg'
      const [page] = await readFile(readFileSync(join(folder, name)), type)
      return withNumber(page!, numberOf(name))
    }),
  )
  return pages.sort((a, b) => a.size.number - b.size.number)
}

function withNumber(page: ReadPage, number: number): ReadPage {
  const words = page.words.map((word) => ({ ...word, page: number }))
  return { ...page, size: { ...page.size, number }, words }
}

const pathOf = (id: string, variant: Variant) => join(values.to, id, `${variant}.words.json`)

async function makeCase(id: string, variant: Variant): Promise<void> {
  if (values.missing && existsSync(pathOf(id, variant))) return
  const started = performance.now()
  const pages = await readVariant(join(values.from, id), variant)
  if (pages.length === 0) return console.log(`${id} ${variant}: nothing rendered`)
  const words = pages.flatMap((page) => page.words)
  const path = pathOf(id, variant)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, encodeWords({ pages: pages.map(({ size }) => size), words }))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${id} ${variant}: ${pages.length} pages, ${words.length} words, ${seconds} s`)
}

const wanted = values.letters.split(',')
const ids = readdirSync(values.from).filter(
  (id) =>
    existsSync(join(values.from, id, 'letter.pdf')) && wanted.some((start) => id.startsWith(start)),
)
const chosen = values.variants.split(',')
for (const variant of variants.filter((variant) => chosen.includes(variant))) {
  // Two letters at the same time keep all workers busy.
  const waiting = [...ids]
  const next = async (): Promise<void> => {
    const id = waiting.shift()
    if (!id) return
    await makeCase(id, variant).catch((error) => console.error(id, variant, error))
    await next()
  }
  await Promise.all([next(), next()])
}
await ocr.close()
