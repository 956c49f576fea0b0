import type { InvoiceFile } from '@brieflotse/reading'
import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.js'
import { readInvoice } from '../e-invoice/read-invoice.ts'

/** Files inside of a PDF that are looked at; an invoice has one, with copies of receipts and time sheets beside it. */
const most = 10

type Attachment = { filename?: string; content?: Uint8Array }

/** The electronic invoices that a PDF carries. Files of other kinds are not opened. */
export async function invoicesIn(document: PDFDocumentProxy): Promise<InvoiceFile[]> {
  const attached = (await document.getAttachments().catch(() => null)) as
    | Record<string, Attachment>
    | Map<string, Attachment>
    | null
  if (!attached) return []
  const files = attached instanceof Map ? [...attached.values()] : Object.values(attached)
  return files
    .filter(({ filename = '' }) => /\.xml$/i.test(filename))
    .slice(0, most)
    .flatMap(({ filename = '', content }) => (content && readInvoice(filename, content)) ?? [])
}
