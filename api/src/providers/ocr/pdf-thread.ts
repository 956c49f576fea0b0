import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.js'
import type { PdfAsks, PdfFile } from './messages.ts'
import { asRefusal, openPdf } from './pdf-document.ts'
import { invoicesIn } from './pdf-invoices.ts'
import { readPdfPage } from './pdf-page.ts'
import { serve } from './serve.ts'

// DecompressionStream allocates many small buffers, which stay with the process if the thread is terminated. Without it pdfjs
// unpacks into one large buffer, which is returned to the system.
delete (globalThis as { DecompressionStream?: unknown }).DecompressionStream

/** The open document. There is only one question at a time, so it does not change while a page is read. */
let current: { id: number; document: PDFDocumentProxy } | null = null

async function documentOf({ id, bytes }: PdfFile): Promise<PDFDocumentProxy> {
  if (current?.id === id) return current.document
  await current?.document.loadingTask.destroy()
  current = null
  const document = await openPdf(new Uint8Array(bytes))
  current = { id, document }
  return document
}

serve<PdfAsks>({
  async open(file) {
    return { pages: (await documentOf(file)).numPages }
  },
  async invoices(file) {
    return invoicesIn(await documentOf(file))
  },
  async page({ file, page }) {
    const document = await documentOf(file)
    return readPdfPage(document, page).catch((error: unknown) => {
      const isTheirs = error instanceof Error && /(Exception|FormatError)$/.test(error.name)
      throw isTheirs ? asRefusal(error) : error
    })
  },
})
