import { AppError } from '@brieflotse/contract'
import type { InvoiceFile } from '@brieflotse/reading'
import { ocrLimits } from './limits.ts'
import type { PdfAsks, PdfFile, PdfPage, ThreadData } from './messages.ts'
import { createThread, ThreadLost, ThreadSwollen } from './thread.ts'

/** Reads PDFs in a thread, one question at a time, so that a file that hangs or uses too much memory affects no other. */
export type PdfReader = {
  /** How many questions are running or queued. */
  readonly waiting: number
  file(bytes: Uint8Array): PdfFile
  open(file: PdfFile, signal: AbortSignal): Promise<{ pages: number }>
  /** The electronic invoices attached to the file. An attachment that unpacks without end is rejected; the pages stay readable. */
  invoices(file: PdfFile, signal: AbortSignal): Promise<InvoiceFile[]>
  page(file: PdfFile, page: number, signal: AbortSignal): Promise<PdfPage>
  close(): Promise<void>
}

/** `isWaitedFor`: a user waits for the answers, so the thread keeps its priority. */
export function openPdfReader({ isWaitedFor = false }: ThreadData = {}): PdfReader {
  const thread = createThread<PdfAsks>({
    entry: new URL('./pdf-thread.ts', import.meta.url),
    data: { isWaitedFor } satisfies ThreadData,
    resourceLimits: { maxOldGenerationSizeMb: ocrLimits.pdfHeap },
    growth: ocrLimits.pdfGrowth,
    idle: ocrLimits.pdfIdle,
  })
  let files = 0
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  // Memory is measured for the whole process, so another thread may have caused the growth. Only a second failure counts.
  const twice = <T>(ask: () => Promise<T>): Promise<T> =>
    ask().catch(async (error: unknown) => {
      if (!(error instanceof ThreadSwollen)) throw error
      await thread.close()
      return ask()
    })

  const inTurn = <T>(ask: () => Promise<T>): Promise<T> => {
    waiting += 1
    const answer = last
      .then(ask)
      .catch((error: unknown) => {
        throw error instanceof ThreadLost
          ? new AppError('file-too-heavy', undefined, { cause: error })
          : error
      })
      .finally(() => {
        waiting -= 1
      })
    last = answer.catch(() => {})
    return answer
  }

  return {
    get waiting() {
      return waiting
    },
    file(bytes) {
      const shared = new SharedArrayBuffer(bytes.byteLength)
      new Uint8Array(shared).set(bytes)
      return { id: ++files, bytes: shared }
    },
    open: (file, signal) =>
      inTurn(() => thread.ask('open', file, { signal, limit: ocrLimits.openTime })),
    invoices: (file, signal) =>
      inTurn(() =>
        thread
          .ask('invoices', file, { signal, limit: ocrLimits.invoicesTime })
          .catch((error: unknown): InvoiceFile[] => {
            if (error instanceof ThreadLost) return [{ file: '', refused: 'too-large' }]
            throw error
          }),
      ),
    page: (file, page, signal) =>
      inTurn(() =>
        twice(() => thread.ask('page', { file, page }, { signal, limit: ocrLimits.drawTime })),
      ),
    close: () => thread.close(),
  }
}
