import { availableParallelism, totalmem } from 'node:os'
import { AppError } from '@brieflotse/contract'
import type { InvoiceFile } from '@brieflotse/reading'
import { inspectImage } from './image.ts'
import type { LetterFile, Ocr, OcrOptions, ReadPage } from './ocr.ts'
import { openPdfReader, type PdfReader } from './pdf-reader.ts'
import { UnreadableFile } from './refusal.ts'
import { createSheetReaders, type SheetReaders } from './sheet-readers.ts'

export type TesseractOptions = {
  /** How many pages are recognised at the same time. Each takes a core and about 120 MB. */
  workers?: number
}

/** The OCR of this server: pdfjs for PDFs, our own straightening for photos, and Tesseract where there is no text layer. */
export function createTesseractOcr({ workers = defaultWorkers() }: TesseractOptions = {}): Ocr {
  const sheets = createSheetReaders(workers)
  const pdfs = openPdfReader()
  // Uploads are checked in separate threads, so that neither rendering nor a slow file delays them. Threads start on demand.
  const inspector = () => openPdfReader({ isWaitedFor: true })
  const inspectors = [inspector(), inspector()] as const
  return {
    async inspect({ type, bytes }, signal) {
      if (type === 'application/pdf') {
        const [first, second] = inspectors
        const free = second.waiting < first.waiting ? second : first
        return free.open(free.file(bytes), signal)
      }
      await inspectImage(bytes).catch((error: unknown) => {
        throw error instanceof UnreadableFile
          ? new AppError(error.code, undefined, { cause: error })
          : error
      })
      return { pages: 1 }
    },
    async read(file, options) {
      const source = await openSource(file, options.signal, sheets, pdfs)
      await inOrder(source, workers + 1, options)
      if (source.invoices.length > 0) options.onInvoices?.(source.invoices)
    },
    async close() {
      await Promise.all([sheets, pdfs, ...inspectors].map((it) => it.close()))
    },
  }
}

type Source = {
  pages: number
  invoices: InvoiceFile[]
  read: (page: number, signal: AbortSignal) => Promise<ReadPage>
}

async function openSource(
  { type, bytes }: LetterFile,
  signal: AbortSignal,
  sheets: SheetReaders,
  pdfs: PdfReader,
): Promise<Source> {
  if (type !== 'application/pdf')
    return { pages: 1, invoices: [], read: (_, stop) => sheets.ask('readPhoto', bytes, stop) }
  const file = pdfs.file(bytes)
  const { pages } = await pdfs.open(file, signal)
  // Invoices are read while the file is open, because the thread ends soon after the last page.
  const invoices = await pdfs.invoices(file, signal)
  let empty = 0
  return {
    pages,
    invoices,
    async read(page, stop) {
      const seen = await pdfs.page(file, page, stop)
      if (seen.kind === 'read') return seen.page
      const { picture, paper } = seen
      // One empty page may be the back of a letter. If all are empty, the file needs a script or is damaged.
      if (seen.empty && ++empty === pages)
        throw new AppError(seen.empty === 'script' ? 'file-blank' : 'file-broken')
      return sheets.ask('readDrawn', { picture, paper, page }, stop)
    },
  }
}

/** Reads up to `ahead` pages at the same time and delivers them in order. */
async function inOrder({ pages, read }: Source, ahead: number, options: OcrOptions) {
  const { onPage, onProgress } = options
  const failed = new AbortController()
  const signal = AbortSignal.any([options.signal, failed.signal])
  const started: Promise<ReadPage>[] = []
  onProgress({ step: 'opening', page: 1, pages })
  try {
    for (let page = 1, next = 1; page <= pages; page++) {
      while (next <= pages && started.length < ahead) {
        const reading = read(next++, signal)
        reading.catch(() => {}) // It may reject while an earlier page is awaited.
        started.push(reading)
      }
      onProgress({ step: 'reading', page, pages })
      await onPage(await started.shift()!)
    }
  } catch (error) {
    failed.abort()
    await Promise.allSettled(started)
    throw options.signal.aborted || error instanceof AppError ? error : unexpected(error)
  }
}

function unexpected(cause: unknown): AppError {
  return new AppError('reading-failed', undefined, { cause })
}

/** Leaves one core for requests; depends on memory (including a container's limit), at most four. */
function defaultWorkers(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  const fit = Math.floor((memory / 1e6 - 500) / 200)
  return Math.max(1, Math.min(4, availableParallelism() - 1, fit))
}
