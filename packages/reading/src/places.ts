import type { PlainDate } from '@brieflotse/rules'

/** A rectangle on a page, in millimetres from the top left corner of the page. */
export type Box = { x: number; y: number; width: number; height: number }

/**
 * One printed word. `page` counts from 1, `confidence` is 0 to 1 (1 for words from a PDF text layer). `before`: the first result, if a
 * second OCR pass replaced it.
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

/** A payment code on a page, with its decoded text. Other kinds of codes are not kept. */
export type PageCode = { kind: 'girocode' | 'swiss-qr'; text: string; page: number; box: Box }

/**
 * The way of payment of an invoice, if it is neither a transfer nor a direct debit. `set-off`: deducted from the seller's debt to the
 * buyer.
 */
export type PaymentWay = 'card' | 'cash' | 'online' | 'set-off'

/** A discount for payment until `until`; fields are null if the invoice does not state them. */
export type EarlyDiscount = { until: PlainDate | null; payable: number | null }

/**
 * The payment data of an electronic invoice in a file (EN 16931). Amounts in hundredths of `currency`; `payable` is the amount left to pay.
 * `file` is the cleaned file name. Optional fields are missing in rows of earlier versions.
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
  /** Earlier payments, which `payable` does not include. */
  prepaid?: number | null
  /** Null if the invoice can be paid by transfer, or does not state how. */
  way?: PaymentWay | null
  discounts?: EarlyDiscount[]
  /** The buyer's customer number, and the reference that the buyer asked the seller to quote. */
  customer?: string | null
  buyerReference?: string | null
  sellerAddress?: { street: string; zip: string; city: string } | null
}

/** Why a file that looks like an electronic invoice was not read. */
export const refusals = ['too-large', 'broken', 'entities', 'no-invoice', 'incomplete'] as const
export type RefusedInvoice = { file: string; refused: (typeof refusals)[number] }
export type InvoiceFile = EInvoice | RefusedInvoice

/** The input of this package: what OCR and file parsing found. */
export type Pages = {
  pages: PageSize[]
  words: Word[]
  codes?: PageCode[]
  invoices?: InvoiceFile[]
}

/** Where something is printed: the boxes of its words on one page, and the words. */
export type Evidence = { page: number; boxes: Box[]; quote: string }
