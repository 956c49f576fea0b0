import type { ErrorCode } from '@brieflotse/contract'
import type { Grey } from '@brieflotse/pictures'
import type { InvoiceFile } from '@brieflotse/reading'
import type { ReadPage } from './ocr.ts'
import type { Paper } from './straighten.ts'

/** What a thread can be asked: names, what is given, what comes back. Everything is plain data. */
export type Asks = Record<string, (input: never) => unknown>
export type Input<A extends Asks, K extends keyof A> = Parameters<A[K]>[0]
export type Output<A extends Asks, K extends keyof A> = Awaited<ReturnType<A[K]>>

/** What a thread is begun with. `isWaitedFor`: a user waits for its answers, so it does not give way. */
export type ThreadData = { isWaitedFor?: boolean }

/** To the thread. */
export type Request = { id: number; ask: string; input: unknown }

/** From the thread. `code` says why a file cannot be read; a failure without it is a fault of the reader. */
export type Reply =
  | { id: number; output: unknown }
  | { id: number; failure: { code: ErrorCode | null; reason: string } }

/** The file as shared memory, so that asking for page after page copies nothing. `id` tells files apart. */
export type PdfFile = { id: number; bytes: SharedArrayBuffer }

/** A page of a PDF: read from its text layer, or drawn (into shared memory) so that it can be recognised. */
export type PdfPage =
  | { kind: 'read'; page: ReadPage }
  /** `empty`: nothing is drawn on it; `script`: until a script draws it, which is never run. */
  | { kind: 'drawn'; picture: Grey; paper: Paper; empty: false | 'damaged' | 'script' }

export type PdfAsks = {
  open: (file: PdfFile) => Promise<{ pages: number }>
  invoices: (file: PdfFile) => Promise<InvoiceFile[]>
  page: (input: { file: PdfFile; page: number }) => Promise<PdfPage>
}

export type SheetAsks = {
  readPhoto: (bytes: Uint8Array) => Promise<ReadPage>
  readDrawn: (input: { picture: Grey; paper: Paper; page: number }) => Promise<ReadPage>
}
