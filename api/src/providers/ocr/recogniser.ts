import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Worker as Thread } from 'node:worker_threads'
import { createWorker, type Line, OEM, PSM, type Worker } from 'tesseract.js'
import type { Grey } from './grey.ts'
import { within } from './within.ts'

/** One Tesseract in its own thread. After a failure it is of no more use: close it and make another. */
export type Recogniser = {
  recognise(page: Grey): Promise<Line[]>
  close(): void
}

const START_LIMIT = 30_000

export async function startRecogniser(): Promise<Recogniser> {
  const data = createRequire(import.meta.url).resolve('@tesseract.js-data/deu/package.json')
  const langPath = join(dirname(data), '4.0.0_best_int')
  // a missing file would leave createWorker waiting for ever
  if (!existsSync(join(langPath, 'deu.traineddata.gz')))
    throw new Error(`The language data is missing: ${langPath}`)
  const starting = createWorker('deu', OEM.LSTM_ONLY, {
    langPath,
    cacheMethod: 'none',
    gzip: true,
    // errors also arrive where they are awaited; without a handler they would end the thread
    errorHandler: () => {},
  })
  const worker = await within(START_LIMIT, 'Tesseract did not start', starting)
  const died = untilDeath(worker)
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: '300' })
  return {
    recognise: (page) => Promise.race([recognise(worker, page), died]),
    close: () => void worker.terminate(),
  }
}

async function recognise(worker: Worker, page: Grey): Promise<Line[]> {
  const { data } = await worker.recognize(asPgm(page), {}, { text: false, blocks: true })
  return (data.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((p) => p.lines))
}

/** The typings hide the thread. A thread that dies answers nothing, so its end must be a failure of what waits for it. */
function untilDeath(worker: Worker): Promise<never> {
  const { worker: thread } = worker as Worker & { worker: Thread }
  const died = new Promise<never>((_, reject) => {
    thread.once('error', reject)
    thread.once('exit', () => reject(new Error('Tesseract ended')))
  })
  died.catch(() => {})
  return died
}

/** The picture with a header that says its size: nothing needs packing, unlike PNG. */
function asPgm({ data, width, height }: Grey): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data])
}
