import type { PlainDate } from '@brieflotse/rules'

/** A rectangle on a page, in millimetres from the top left corner of the page. */
export type Box = { x: number; y: number; width: number; height: number }

/**
 * One printed word. `page` counts from 1, `confidence` runs from 0 to 1 (1 for words from a PDF text layer). `before`: what was read
 * first, where a second look mended it.
 */
export type Word = {
  text: string
  page: number
  box: Box
  confidence: number
  before?: string | undefined
}

/** A page's size in millimetres. `number` counts from 1. */
export type PageSize = { number: number; width: number; height: number }

/** A code on a page that asks for a transfer, with its text as it was decoded. Other codes are nobody's business. */
export type PageCode = { kind: 'girocode' | 'swiss-qr'; text: string; page: number; box: Box }

/** How an invoice is paid where it is neither a transfer nor a direct debit. `set-off`: against what the seller owes the buyer. */
export type PaymentWay = 'card' | 'cash' | 'online' | 'set-off'

/** Less to pay for who pays until `until`; null where the invoice does not say it. */
export type EarlyDiscount = { until: PlainDate | null; payable: number | null }

/**
 * An electronic invoice that a file carries (EN 16931), as far as paying is concerned. Amounts in hundredths of `currency`; `payable`
 * is what is left to pay. `file` is its name, cleaned. Invoices that an earlier version has stored lack what is optional.
 */
export type EInvoice = {
  file: string
  syntax: 'cii' | 'ubl'
  profile: string | null
  isCredit: boolean
  number: string | null
  currency: string
  payable: number | null
  dueOn: PlainDate | null
  seller: string | null
  payee: string | null
  accounts: { iban: string; bic: string | null; holder: string | null }[]
  isDebit: boolean
  purpose: string | null
  issuedOn?: PlainDate | null
  /** What was paid before; `payable` is without it. */
  prepaid?: number | null
  /** Null where the invoice can be paid by transfer, or does not say how. */
  way?: PaymentWay | null
  discounts?: EarlyDiscount[]
  /** The buyer's number with the seller, and what the buyer wants to be quoted. */
  customer?: string | null
  buyerReference?: string | null
  sellerAddress?: { street: string; zip: string; city: string } | null
}

/** Why a file that looks like an electronic invoice was not read. */
export const refusals = ['too-large', 'broken', 'entities', 'no-invoice', 'incomplete'] as const
export type RefusedInvoice = { file: string; refused: (typeof refusals)[number] }
export type InvoiceFile = EInvoice | RefusedInvoice

/** What the reader saw: the input of everything in this package. */
export type Pages = {
  pages: PageSize[]
  words: Word[]
  codes?: PageCode[]
  invoices?: InvoiceFile[]
}

/** Where something stands: the words' boxes on one page, and the words themselves. */
export type Evidence = { page: number; boxes: Box[]; quote: string }
