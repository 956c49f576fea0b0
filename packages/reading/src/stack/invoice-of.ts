import { numberKey } from '../find/one-number.ts'
import type { InvoiceFile, Word } from '../types.ts'

/**
 * Whether an electronic invoice belongs to these pages: its number is printed on them. In a file with several letters nothing else connects
 * the invoice to one of them.
 */
export function isInvoiceOf(invoice: InvoiceFile, words: Word[]): boolean {
  if ('refused' in invoice || !invoice.number) return false
  const key = numberKey(invoice.number)
  return key.length > 2 && numberKey(words.map(({ text }) => text).join('')).includes(key)
}
