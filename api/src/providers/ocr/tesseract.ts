import { availableParallelism, totalmem } from 'node:os'
import { AppError } from '@brieflotse/contract'
import type { InvoiceFile } from '@brieflotse/reading'
import { inspectImage } from './image.ts'
import type { LetterFile, Ocr, ReadOptions, ReadPage } from './ocr.ts'
import { openPdfReader, type PdfReader } from './pdf-reader.ts'
import { Refusal } from './refusal.ts'
import { createSheetReaders, type SheetReaders } from './sheet-readers.ts'

export type TesseractOptions = {
  /** How many pages are recognised at the same time. Each takes a core and about 120 MB. */
  workers?: number
}

/** Reads letters on this machine: pdfjs for PDFs, our own straightening for photos, Tesseract for what has no text layer. */
export function createTesseractOcr({ workers = defaultWorkers() }: TesseractOptions = {}): Ocr {
  const sheets = createSheetReaders(workers)
  const pdfs = openPdfReader()
  // neither pages being drawn nor one slow file shall keep an upload waiting; threads that are not needed do not exist
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
        throw error instanceof Refusal
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
  // now, while the file is open: its thread rests as soon as the pages are drawn
  const invoices = await pdfs.invoices(file, signal)
  let empty = 0
  return {
    pages,
    invoices,
    async read(page, stop) {
      const seen = await pdfs.page(file, page, stop)
      if (seen.kind === 'read') return seen.page
      const { picture, paper } = seen
      // an empty page may be the back of a letter; a letter of nothing else shows it by a script, or has lost it
      if (seen.empty && ++empty === pages)
        throw new AppError(seen.empty === 'script' ? 'file-blank' : 'file-broken')
      return sheets.ask('readDrawn', { picture, paper, page }, stop)
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
    for (let page = 1, next = 1; page <= pages; page++) {
      while (next <= pages && started.length < ahead) {
        const reading = read(next++, signal)
        reading.catch(() => {}) // it may fail while an earlier page is waited for
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

/** One core stays free for answering requests; as memory allows, at most four. A container's limit counts as memory. */
function defaultWorkers(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  const fit = Math.floor((memory / 1e6 - 500) / 200)
  return Math.max(1, Math.min(4, availableParallelism() - 1, fit))
}
