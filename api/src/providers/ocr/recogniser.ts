import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import type { Grey } from '@brieflotse/pictures'

type Bounds = { x0: number; y0: number; x1: number; y1: number }

/** A line found by Tesseract: boxes in pixels, confidence from 0 to 100. */
export type RecognisedLine = {
  bbox: Bounds
  baseline: Bounds
  words: { text: string; confidence: number; bbox: Bounds }[]
}

/** `faint`: the print is soft and pale. `as`: a picture of a single line needs no layout analysis. */
export type Recognise = (
  page: Grey,
  faint: boolean,
  as?: 'page' | 'line',
) => Promise<RecognisedLine[]>

type Found = { blocks: { paragraphs: { lines: RecognisedLine[] }[] }[] | null }
type Reply = { status: 'resolve' | 'reject' | 'progress'; data: unknown }
type Packet = { workerId: string; jobId: string; action: string; payload: object }

/** The part of tesseract.js that runs inside its workers. */
type WorkerScript = {
  dispatchHandlers(packet: Packet, send: (reply: Reply) => void): void
  setAdapter(adapter: object): void
}
type GetCore = (engine: number, path: undefined, response: object) => Promise<unknown>

const LSTM_ONLY = 1
const FULLY_AUTOMATIC = '3'
const ONE_LINE = { tessedit_pageseg_mode: '7' }
/**
 * Sauvola's method decides about ink from the surroundings of each pixel, which keeps the thin strokes of pale print. On 66 bad
 * photos it halved the wrong letters from 15 % to 7 %. Strong print uses the default, which can read white text on dark bars. The
 * window is in inches.
 */
const LOCAL_THRESHOLD = {
  thresholding_method: '2',
  thresholding_kfactor: '0.2',
  thresholding_window_size: '0.15',
}
const require = createRequire(import.meta.url)

/**
 * Starts tesseract.js in this thread. Its `createWorker` would start another thread with four copies of each page and memory that
 * cannot be freed, so this thread runs the same script and sends it the same messages.
 */
export async function startRecogniser(): Promise<Recognise> {
  const script = require('tesseract.js/src/worker-script') as WorkerScript
  const getCore = require('tesseract.js/src/worker-script/node/getCore') as GetCore
  script.setAdapter({
    ...(require('tesseract.js/src/worker-script/node/cache') as object),
    gunzip: require('tesseract.js/src/worker-script/node/gunzip') as unknown,
    getCore: (_lstmOnly: boolean, _path: undefined, response: object) =>
      getCore(LSTM_ONLY, undefined, response),
  })
  const ask = (action: string, payload: object) =>
    new Promise<unknown>((resolve, reject) => {
      const packet = { workerId: 'sheet', jobId: action, action, payload }
      script.dispatchHandlers(packet, ({ status, data }) => {
        if (status === 'resolve') resolve(data)
        else if (status === 'reject') reject(new Error(String(data)))
      })
    })

  await ask('load', { options: { lstmOnly: true, logging: false } })
  // The integer variant of the best model is as good as the full one at a fifth of the size.
  const langPath = dirname(
    require.resolve('@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz'),
  )
  const options = { langPath, cacheMethod: 'none', gzip: true, lstmOnly: true }
  await ask('loadLanguage', { langs: 'deu', options })
  await ask('initialize', { langs: 'deu', oem: LSTM_ONLY })
  const params = {
    tessedit_pageseg_mode: FULLY_AUTOMATIC,
    user_defined_dpi: '300',
    debug_file: '/dev/null',
  }
  await ask('setParameters', { params })
  return async (page, faint, as = 'page') => {
    const output = { text: false, blocks: true }
    const found = await ask('recognize', {
      image: asPgm(page),
      options: { ...(faint ? LOCAL_THRESHOLD : {}), ...(as === 'line' ? ONE_LINE : {}) },
      output,
    })
    const { blocks } = found as Found
    return (blocks ?? []).flatMap((block) => block.paragraphs.flatMap(({ lines }) => lines))
  }
}

/** The picture as PGM: a header with its size and raw pixels, which needs no compression. */
function asPgm({ data, width, height }: Grey): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data])
}
