import {
  type InvoiceFile,
  isInvoiceOf,
  type PageCode,
  type Pages,
  type Word,
} from '@brieflotse/reading/facts'
import type { Db } from '../../db/open.ts'

/** The recognised words of a document with its pages, codes and invoices; empty if it has not been read. */
export async function storedWords(db: Db, id: number): Promise<Pages> {
  const rows = await db.read
    .selectFrom('document_pages')
    .select(['number', 'width', 'height', 'words', 'codes'])
    .where('document_id', '=', id)
    .orderBy('number')
    .execute()
  const words = rows.flatMap((row) => JSON.parse(row.words) as Word[])
  return {
    pages: rows.map(({ number, width, height }) => ({ number, width, height })),
    words,
    codes: rows.flatMap(({ codes }) => JSON.parse(codes) as PageCode[]),
    invoices: await invoicesFor(db, id, words),
  }
}

/** The electronic invoices of a document. If its file was split or joined, only those whose invoice is printed on its pages. */
async function invoicesFor(db: Db, id: number, words: Word[]): Promise<InvoiceFile[]> {
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
