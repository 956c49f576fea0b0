import type { InvoiceFile, PageCode, PageSize, Word } from '@brieflotse/reading'

export type LetterFileType = 'application/pdf' | 'image/jpeg' | 'image/png'

export type LetterFile = { bytes: Uint8Array; type: LetterFileType }

/** One page as it was read. `pictures` are WebP of the straightened page, in the coordinate system of the words. */
export type ReadPage = {
  size: PageSize
  words: Word[]
  /** Codes that ask for a transfer. */
  codes: PageCode[]
  source: 'text-layer' | 'ocr'
  pictures: { phone: Uint8Array; zoom: Uint8Array }
}

export type ReadOptions = {
  /** Called before and while a page is worked on; `page` counts from 1. */
  onProgress: (progress: { step: 'opening' | 'reading'; page: number; pages: number }) => void
  /** Called for each page as soon as it is ready, in order. */
  onPage: (page: ReadPage) => void | Promise<void>
  /** Called after the pages of a file that carries electronic invoices. */
  onInvoices?: (invoices: InvoiceFile[]) => void
  signal: AbortSignal
}

/**
 * Port: turns a file into words with boxes and page pictures. Failures are `AppError`s with the codes `file-encrypted`,
 * `file-broken`, `file-no-pages`, `file-too-many-pages`, `image-too-large`, `image-too-small`.
 */
export interface Ocr {
  /** Opens the file just far enough to say whether it can be read. */
  inspect(file: LetterFile, signal: AbortSignal): Promise<{ pages: number }>
  read(file: LetterFile, options: ReadOptions): Promise<void>
  close(): Promise<void>
}
