import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.js'
import type { PdfAsks, PdfFile } from './messages.ts'
import { asRefusal, openPdf } from './pdf-document.ts'
import { invoicesIn } from './pdf-invoices.ts'
import { readPdfPage } from './pdf-page.ts'
import { serve } from './serve.ts'

// Its pieces are small, and what a thread holds in small pieces stays with the process when the thread is ended in the middle.
// Without it pdfjs unpacks into one large piece, which goes back to the system.
delete (globalThis as { DecompressionStream?: unknown }).DecompressionStream

/** The one document that is open. Questions come one at a time, so it never changes under a page being read. */
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
