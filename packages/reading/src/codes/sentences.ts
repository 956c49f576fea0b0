import type { Source } from '../types.ts'

/** The names of codes as evidence; codes have no words to quote. */
export const codeNames = { girocode: 'GiroCode', 'swiss-qr': 'Swiss QR' } as const

/** How the reasons of facts name each source, as in "the code says so". */
export const sourceNames: Record<Source['from'], string> = {
  girocode: 'the code',
  'swiss-qr': 'the Swiss code',
  'e-invoice': 'the electronic invoice',
}

/** The reason of a fact that is in the file but not on the page. */
export const invoiceSaysSo = `${sourceNames['e-invoice']} says so`
