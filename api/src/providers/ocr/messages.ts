import type { ErrorCode } from '@brieflotse/contract'
import type { Grey } from '@brieflotse/pictures'
import type { InvoiceFile } from '@brieflotse/reading'
import type { ReadPage } from './ocr.ts'
import type { PaperSize } from './straighten.ts'

/** The questions a thread can answer: name, input and output. Everything is plain data. */
export type ThreadMethods = Record<string, (input: never) => unknown>
export type Input<A extends ThreadMethods, K extends keyof A> = Parameters<A[K]>[0]
export type Output<A extends ThreadMethods, K extends keyof A> = Awaited<ReturnType<A[K]>>

/** The data a thread is started with. `isWaitedFor`: a user waits for its answers, so it keeps its priority. */
export type ThreadData = { isWaitedFor?: boolean }

/** A message to the thread. */
export type ThreadRequest = { id: number; ask: string; input: unknown }

/** A message from the thread. `code` says why the file cannot be read; an error without it is a bug. */
export type ThreadResponse =
  | { id: number; output: unknown }
  | { id: number; failure: { code: ErrorCode | null; reason: string } }

/** The file as shared memory, so that reading further pages copies nothing. `id` identifies the file. */
export type PdfFile = { id: number; bytes: SharedArrayBuffer }

/** A page of a PDF: read from its text layer, or rendered into shared memory for OCR. */
export type PdfPage =
  | { kind: 'read'; page: ReadPage }
  /** `empty`: nothing is drawn on the page; `script`: only a script would draw it, which is never run. */
  | { kind: 'drawn'; picture: Grey; paper: PaperSize; empty: false | 'damaged' | 'script' }

export type PdfAsks = {
  open: (file: PdfFile) => Promise<{ pages: number }>
  invoices: (file: PdfFile) => Promise<InvoiceFile[]>
  page: (input: { file: PdfFile; page: number }) => Promise<PdfPage>
}

export type SheetAsks = {
  readPhoto: (bytes: Uint8Array) => Promise<ReadPage>
  readDrawn: (input: { picture: Grey; paper: PaperSize; page: number }) => Promise<ReadPage>
}
