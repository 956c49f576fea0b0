import type { Source } from '../types.ts'

/** What the evidence of a code is called; it has no words that could be quoted. */
export const codeNames = { girocode: 'GiroCode', 'swiss-qr': 'Swiss QR' } as const

/** Why a fact is believed, after the names of where it stands. */
export const said: Record<Source['from'], string> = {
  girocode: 'the code',
  'swiss-qr': 'the Swiss code',
  'e-invoice': 'the electronic invoice',
}

/** Why a fact is known that stands nowhere on the page, but in the file. */
export const invoiceSaysSo = `${said['e-invoice']} says so`
