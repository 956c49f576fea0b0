import type { InvoiceFile, PageCode, PageSize, Word } from '@brieflotse/reading'

export type LetterFileType = 'application/pdf' | 'image/jpeg' | 'image/png'

export type LetterFile = { bytes: Uint8Array; type: LetterFileType }

/** A page after OCR. `pictures` are WebP images of the straightened page, in the coordinate system of the words. */
export type ReadPage = {
  size: PageSize
  words: Word[]
  /** Codes on the page that ask for a bank transfer. */
  codes: PageCode[]
  source: 'text-layer' | 'ocr'
  pictures: { phone: Uint8Array; zoom: Uint8Array }
}

export type OcrOptions = {
  /** Called before and during the work on a page; `page` starts at 1. */
  onProgress: (progress: { step: 'opening' | 'reading'; page: number; pages: number }) => void
  /** Called for each page when it is ready, in order. */
  onPage: (page: ReadPage) => void | Promise<void>
  /** Called after the pages, if the file contains electronic invoices. */
  onInvoices?: (invoices: InvoiceFile[]) => void
  signal: AbortSignal
}

/**
 * Port: turns a file into words with boxes, and page images. Errors are `AppError`s with the codes `file-encrypted`, `file-broken`,
 * `file-no-pages`, `file-too-many-pages`, `image-too-large` and `image-too-small`.
 */
export interface Ocr {
  /** Opens the file only to check that it can be read. */
  inspect(file: LetterFile, signal: AbortSignal): Promise<{ pages: number }>
  read(file: LetterFile, options: OcrOptions): Promise<void>
  close(): Promise<void>
}
