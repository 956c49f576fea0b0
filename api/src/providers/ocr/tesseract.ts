import { availableParallelism, totalmem } from 'node:os'
import { AppError } from '@brieflotse/contract'
import { ocrLimits } from './limits.ts'
import type { PdfFile, SheetAsks, SheetThreadData } from './messages.ts'
import type { LetterFile, Ocr, ReadOptions, ReadPage } from './ocr.ts'
import { openPdfReader, type PdfReader } from './pdf-reader.ts'
import { createThread, type Thread, ThreadLost } from './thread.ts'

export type TesseractOptions = {
  /** How many pages are recognised at the same time. Each takes a core and about 130 MB. */
  workers?: number
}

/** Reads letters on this machine: pdfjs for PDFs, our own straightening for photos, Tesseract for print without a text layer. */
export function createTesseractOcr({ workers = defaultWorkers() }: TesseractOptions = {}): Ocr {
  const sheets = createThread<SheetAsks>({
    entry: new URL('./sheet-thread.ts', import.meta.url),
    data: { recognisers: workers } satisfies SheetThreadData,
  })
  const pdfs = openPdfReader()
  sheets.warm()
  pdfs.warm()
  return {
    async inspect(file, signal) {
      if (file.type === 'application/pdf') return pdfs.open(pdfs.file(file.bytes), signal)
      await sheets.ask('inspect', file.bytes, { signal, limit: ocrLimits.openTime })
      return { pages: 1 }
    },
    async read(file, options) {
      const source = await openSource(file, options.signal, sheets, pdfs)
      await inOrder(source, workers + 1, options)
    },
    async close() {
      await Promise.all([sheets.close(), pdfs.close()])
    },
  }
}

type Source = { pages: number; read: (page: number, signal: AbortSignal) => Promise<ReadPage> }

async function openSource(
  { type, bytes }: LetterFile,
  signal: AbortSignal,
  sheets: Thread<SheetAsks>,
  pdfs: PdfReader,
): Promise<Source> {
  const limit = ocrLimits.pageTime
  if (type !== 'application/pdf') {
    const read = (_: number, stop: AbortSignal) =>
      sheets.ask('readPhoto', bytes, { signal: stop, limit })
    return { pages: 1, read }
  }
  const file: PdfFile = pdfs.file(bytes)
  const { pages } = await pdfs.open(file, signal)
  return {
    pages,
    async read(page, stop) {
      const read = await pdfs.page(file, page, stop)
      if (read.kind === 'read') return read.page
      const { picture, paper } = read
      const transfer = [picture.data.buffer as ArrayBuffer]
      return sheets.ask('readDrawn', { picture, paper, page }, { signal: stop, limit, transfer })
    },
  }
}

/** Reads up to `ahead` pages at the same time, and hands them on one after the other. */
async function inOrder({ pages, read }: Source, ahead: number, options: ReadOptions) {
  const { onPage, onProgress } = options
  const failed = new AbortController()
  const signal = AbortSignal.any([options.signal, failed.signal])
  const started: Promise<ReadPage>[] = []
  onProgress({ step: 'opening', page: 1, pages })
  try {
    for (let page = 1; page <= pages; page++) {
      while (started.length < ahead + page - 1 && started.length < pages)
        started.push(onceMore(read, started.length + 1, signal))
      onProgress({ step: 'reading', page, pages })
      await onPage(await started[page - 1]!)
    }
  } catch (error) {
    failed.abort()
    await Promise.allSettled(started)
    throw options.signal.aborted || error instanceof AppError ? error : unexpected(error)
  }
}

/** A thread that crashed may have done so on somebody else's page. */
async function onceMore(read: Source['read'], page: number, signal: AbortSignal) {
  try {
    return await read(page, signal)
  } catch (error) {
    if (error instanceof ThreadLost && !signal.aborted) return read(page, signal)
    throw error
  }
}

function unexpected(cause: unknown): AppError {
  return new AppError('reading-failed', undefined, { cause })
}

/** One for each core, as memory allows, at most four; a container's limit counts as memory. */
function defaultWorkers(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  const fit = Math.floor((memory / 1e6 - 500) / 200)
  return Math.max(1, Math.min(4, availableParallelism(), fit))
}
