import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import { relaxedSimd, simd } from 'wasm-feature-detect'
import type { Grey } from './grey.ts'

type Bounds = { x0: number; y0: number; x1: number; y1: number }

/** A line as Tesseract found it: pixels of the picture, confidence from 0 to 100. */
export type Line = {
  bbox: Bounds
  baseline: Bounds
  words: { text: string; confidence: number; bbox: Bounds }[]
}

/** What is used of the WebAssembly build of Tesseract (tesseract.js-core, the heart of tesseract.js). */
type Core = {
  FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void }
  TessBaseAPI: new () => {
    Init(folder: string, language: string, engine: number): number
    SetVariable(name: string, value: string): void
    SetImageFile(exif: number, angle: number): number
    Recognize(monitor: null): number
    GetJSONText(): string
  }
}
type StartCore = (options: { printErr: (line: string) => void }) => Promise<Core>
type Found = { blocks: { paragraphs: { lines: Line[] }[] }[] | null }

const LSTM_ONLY = 1
const FULLY_AUTOMATIC = '3'
const require = createRequire(import.meta.url)

/**
 * Starts Tesseract in this thread. tesseract.js itself would put it in a thread of its own, behind four copies of each page and
 * memory that nobody could free.
 */
export async function startRecogniser(): Promise<(page: Grey) => Promise<Line[]>> {
  const build = (await relaxedSimd()) ? '-relaxedsimd' : (await simd()) ? '-simd' : ''
  const start = require(`tesseract.js-core/tesseract-core${build}-lstm`) as StartCore
  const core = await start({ printErr: () => {} })
  core.FS.writeFile('/deu.traineddata', languageData())
  const api = new core.TessBaseAPI()
  if (api.Init('/', 'deu', LSTM_ONLY) !== 0) throw new Error('The language data does not fit')
  core.FS.unlink('/deu.traineddata')
  api.SetVariable('tessedit_pageseg_mode', FULLY_AUTOMATIC)
  api.SetVariable('user_defined_dpi', '300')
  api.SetVariable('debug_file', '/dev/null')
  return async (page) => {
    core.FS.writeFile('/input', asPgm(page))
    if (api.SetImageFile(1, 0) !== 0) throw new Error('Tesseract could not take the page')
    core.FS.unlink('/input')
    if (api.Recognize(null) !== 0) throw new Error('Tesseract failed')
    const { blocks } = JSON.parse(api.GetJSONText()) as Found
    return (blocks ?? []).flatMap((block) => block.paragraphs.flatMap(({ lines }) => lines))
  }
}

/** The integer variant of the best model: as good as the full one at a fifth of the size. */
function languageData(): Uint8Array {
  return gunzipSync(
    readFileSync(require.resolve('@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz')),
  )
}

/** The picture with a header that says its size: nothing needs packing, unlike PNG. */
function asPgm({ data, width, height }: Grey): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data])
}
