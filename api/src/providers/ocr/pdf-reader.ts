import { AppError } from '@brieflotse/contract'
import type { InvoiceFile } from '@brieflotse/reading'
import { ocrLimits } from './limits.ts'
import type { PdfAsks, PdfFile, PdfPage, ThreadData } from './messages.ts'
import { createThread, ThreadLost, ThreadSwollen } from './thread.ts'

/** PDFs, one question at a time, so that a file that hangs or swells takes nobody else's page with it. */
export type PdfReader = {
  /** How many questions are being answered or wait for their turn. */
  readonly waiting: number
  file(bytes: Uint8Array): PdfFile
  open(file: PdfFile, signal: AbortSignal): Promise<{ pages: number }>
  /** Electronic invoices inside of the file. What unpacks without end is refused; the pages can be read all the same. */
  invoices(file: PdfFile, signal: AbortSignal): Promise<InvoiceFile[]>
  page(file: PdfFile, page: number, signal: AbortSignal): Promise<PdfPage>
  close(): Promise<void>
}

/** `isWaitedFor`: somebody waits for each answer, so its thread does not give way to readings. */
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

  // the memory is that of the whole process: what swelled may have been somebody else's, so the second time counts
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
