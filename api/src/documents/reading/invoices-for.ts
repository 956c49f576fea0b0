import { type InvoiceFile, isInvoiceOf, type Word } from '@brieflotse/reading/facts'
import type { Db } from '../../db/open.ts'

/** The electronic invoices of a document. If its file was split or joined, only those whose invoice is printed on its pages. */
export async function invoicesFor(db: Db, id: number, words: Word[]): Promise<InvoiceFile[]> {
  const rows = await db.read
    .selectFrom('documents as document')
    .innerJoin('document_readings as reading', (join) =>
      join.on((eb) =>
        eb.or([
          eb('reading.document_id', '=', eb.ref('document.id')),
          eb('reading.document_id', '=', eb.ref('document.part_of')),
        ]),
      ),
    )
    .select(['reading.document_id', 'reading.invoices'])
    .where((eb) => eb.or([eb('document.id', '=', id), eb('document.joined_into', '=', id)]))
    .execute()
  const found = new Map<string, InvoiceFile>()
  for (const { document_id, invoices } of rows) {
    for (const invoice of JSON.parse(invoices) as InvoiceFile[]) {
      if (document_id === id || isInvoiceOf(invoice, words)) {
        found.set(JSON.stringify(invoice), invoice)
      }
    }
  }
  return [...found.values()]
}
