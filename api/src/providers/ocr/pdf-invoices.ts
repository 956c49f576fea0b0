import type { InvoiceFile } from '@brieflotse/reading'
import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.js'
import { readInvoice } from '../e-invoice/read-invoice.ts'

/** The most attachments that are checked; an invoice has one, and may have receipts and time sheets next to it. */
const most = 10

type Attachment = { filename?: string; content?: Uint8Array }

/** The electronic invoices attached to a PDF. Attachments of other kinds are not opened. */
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
