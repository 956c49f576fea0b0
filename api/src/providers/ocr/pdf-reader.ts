import { AppError } from '@brieflotse/contract'
import { ocrLimits } from './limits.ts'
import type { PdfAsks, PdfFile, PdfPage } from './messages.ts'
import { createThread, ThreadLost } from './thread.ts'

/** PDFs, one question at a time, so that a file that hangs or swells takes nobody else's page with it. */
export type PdfReader = {
  file(bytes: Uint8Array): PdfFile
  open(file: PdfFile, signal: AbortSignal): Promise<{ pages: number }>
  page(file: PdfFile, page: number, signal: AbortSignal): Promise<PdfPage>
  close(): Promise<void>
}

export function openPdfReader(): PdfReader {
  const thread = createThread<PdfAsks>({
    entry: new URL('./pdf-thread.ts', import.meta.url),
    resourceLimits: { maxOldGenerationSizeMb: ocrLimits.pdfHeap },
    growth: ocrLimits.pdfGrowth,
    idle: ocrLimits.pdfIdle,
  })
  let files = 0
  let last: Promise<unknown> = Promise.resolve()

  const inTurn = <T>(ask: () => Promise<T>): Promise<T> => {
    const answer = last.then(ask).catch((error: unknown) => {
      throw error instanceof ThreadLost
        ? new AppError('file-broken', undefined, { cause: error })
        : error
    })
    last = answer.catch(() => {})
    return answer
  }

  return {
    file(bytes) {
      const shared = new SharedArrayBuffer(bytes.byteLength)
      new Uint8Array(shared).set(bytes)
      return { id: ++files, bytes: shared }
    },
    open: (file, signal) =>
      inTurn(() => thread.ask('open', file, { signal, limit: ocrLimits.openTime })),
    page: (file, page, signal) =>
      inTurn(() => thread.ask('page', { file, page }, { signal, limit: ocrLimits.drawTime })),
    close: () => thread.close(),
  }
}
