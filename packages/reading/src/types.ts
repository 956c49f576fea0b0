import type { Branch, Period, PlainDate, State } from '@brieflotse/rules'
import { branches } from '@brieflotse/rules'
import type { Help, KindOfLetter, Term } from './meanings.ts'
import type { Layout } from './layout/types.ts'
import type { Evidence } from './places.ts'
import type { Said } from './said/saying.ts'
import type { PlanKind, DeadlineKind } from './plan/kinds.ts'
import type { Next, Plan } from './plan/types.ts'
import type { Stack } from './stack/types.ts'

export type { Help, KindOfLetter, Term } from './meanings.ts'
export { cutReasons, type Cut, type CutReason, type Stack } from './stack/types.ts'
export type {
  Box,
  Word,
  PageSize,
  PageCode,
  EarlyDiscount,
  EInvoice,
  PaymentWay,
  RefusedInvoice,
  InvoiceFile,
  Pages,
  Evidence,
} from './places.ts'

/** The document types of the specification, section 3. */
export const documentTypes = [
  'Mahnung',
  'Bescheid',
  'Rechnung',
  'Vertrag',
  'Formular',
  'Antrag',
  'other',
] as const
export type DocumentType = (typeof documentTypes)[number]

/** Kinds of findings. */
export const factKinds = [
  'sender',
  'sender-street',
  'sender-house-number',
  'sender-zip',
  'sender-city',
  'recipient',
  'recipient-address',
  'recipient-zip',
  'recipient-city',
  'letter-date',
  'subject',
  'document-type',
  'reference',
  'case-file',
  'customer-number',
  'amount-total',
  'amount-outstanding',
  'amount-late-fee',
  'iban',
  'bic',
  'payee',
  'purpose',
  'due-date',
  'direct-debit',
  'credit-balance',
  'deadline',
  'appointment',
  'action',
  'consequence',
  'urgency',
] as const
export type FactKind = (typeof factKinds)[number]

export type FindingKind = FactKind | PlanKind

/**
 * One piece of information from the letter. `value` is canonical: dates `YYYY-MM-DD`, amounts in cents as digits, IBANs without spaces.
 * `words` are indexes into the words that were read. `stated: false` means computed or inferred, `why` says how. `by: 'user'`: the user
 * gave it, and `read` is the value that was read before (null: none).
 */
export type Finding = {
  kind: FindingKind
  value: string
  words: number[]
  stated: boolean
  confidence: number
  why: string
  by?: 'user' | undefined
  read?: string | null | undefined
}

/** A function that examines the letter and earlier findings and returns new findings. `today` is the user's date, `YYYY-MM-DD`. */
export type Finder = (letter: Layout, before: Finding[], today: PlainDate) => Finding[]

/** A finding as this package returns it: word indexes are converted to places on the page. */
export type Fact = {
  kind: FactKind
  value: string
  evidence: Evidence[]
  stated: boolean
  confidence: number
  why: string
  by?: 'user' | undefined
  read?: string | null | undefined
}

export const urgencies = ['immediate', 'urgent', 'week', 'month', 'none'] as const
export type Urgency = (typeof urgencies)[number]

/** Branches of law; they decide how a deadline is computed. */
export { branches, type Branch }
/** Deadlines of rights, which the user may use. All other deadlines are duties. */
export const rights: readonly DeadlineKind[] = ['object', 'sue', 'terminate']

/**
 * A deadline. `id`: stable within the letter, also after a new reading (see `deadlineId`); missing in rows of earlier versions. `needs`:
 * the fact it depends on that only the user knows; `date` is null until they give it, and `counts` says how to count from it. `steps`: the
 * arithmetic as English sentences; `law`: its section.
 */
export type Deadline = {
  id?: string | undefined
  what: DeadlineKind
  date: PlainDate | null
  time: string | null
  stated: boolean
  branch: Branch | null
  law: string | null
  steps: string[]
  /** The steps as ids and values for other languages; all `said` fields are missing in readings of earlier versions of the reader. */
  said?: Said[] | undefined
  needs: 'receipt-date' | 'service-date' | null
  counts?: Counts | null | undefined
  confidence: number
  evidence: Evidence[]
}

/** A period, and the states whose holidays can move its end. */
export type Counts = {
  period: { count: number; unit: Period['unit']; toMonthEnd?: true | undefined }
  states: State[]
}

/** How far a translation can be trusted, as in the contract; null before translation. */
type Quality = 'phrase' | 'model' | 'rough' | 'none' | null

/**
 * A request of the letter, as printed. `plain`: one or two English sentences, written and checked by a person, that say no more than the
 * German sentence.
 */
export type Action = {
  german: string
  plain: string
  said?: Said[] | undefined
  translated: string | null
  quality: Quality
  evidence: Evidence[]
}

/** What happens if the user does nothing. `plain` is null if no checked English sentence fits. */
export type Consequence = {
  german: string
  plain: string | null
  said?: Said[] | undefined
  translated: string | null
  quality: Quality
  evidence: Evidence[]
}

export const warningCodes = [
  'already-overdue',
  'amount-unconfirmed',
  'credit-in-your-favour',
  'direct-debit',
  'iban-check-failed',
  'iban-country',
  'nothing-asked',
  'poor-reading',
  'sum-mismatch',
  'bank-unknown',
  'bic-differs',
  'currency-foreign',
  'e-invoice-refused',
  'sources-payee',
  'sources-iban',
  'sources-bic',
  'sources-amount',
  'sources-purpose',
] as const
export type WarningCode = (typeof warningCodes)[number]

/** A warning to read before acting, as an English sentence with the reason and what to do. */
export type Warning = {
  code: WarningCode
  text: string
  said?: Said[] | undefined
  evidence: Evidence[]
}

/** The transfer that a code on the page or an electronic invoice asks for, besides the text. Amount in euro cents. */
export type Source = {
  from: 'girocode' | 'swiss-qr' | 'e-invoice'
  payee: string | null
  iban: string | null
  bic: string | null
  amount: number | null
  purpose: string | null
  evidence: Evidence[]
}

/** The explanation in the specification's format (section 3), with further fields. */
export type Explanation = {
  sender: {
    name: string | null
    date: PlainDate | null
    street: string | null
    house_number: string | null
    zip: string | null
    city: string | null
    reference: string | null
    iban: string | null
    bic: string | null
  }
  recipient: {
    name: string | null
    address: string | null
    zip: string | null
    city: string | null
    reference_number: string | null
    case_file: string | null
  }
  document_details: {
    summary: string
    /** German text, as printed. */
    actions_required: string | null
    urgency: Urgency
    /** Amounts in German notation with the sign, such as `1.234,56 €`; the day as `YYYY-MM-DD`. */
    payment: {
      due_date: PlainDate | null
      total_fee: string | null
      outstanding_fee: string | null
      late_fee: string | null
    }
  }
  /** The sentences of the summary as ids and values, for other languages. */
  said?: Said[] | undefined
  facts: Fact[]
  deadlines: Deadline[]
  actions: Action[]
  terms: Term[]
  whatHappensIfNot: Consequence | null
  /** Null if unknown; both are missing in readings from before kinds existed. */
  letterKind?: KindOfLetter | null | undefined
  help?: Help[] | undefined
  warnings: Warning[]
  /** The plan and its line for lists; everything else is derived from it. Missing in readings of earlier versions of the reader. */
  plan?: Plan | undefined
  next?: Next | null | undefined
  /** Transfers in codes and electronic invoices; missing if there are none. */
  sources?: Source[]
}

/** One sentence (or table cell, or heading) of the letter in reading order. `block` is the number of its paragraph. */
export type Sentence = {
  text: string
  block: number
  role: 'heading' | 'paragraph' | 'item' | 'cell' | 'address' | 'footer'
  evidence: Evidence[]
}

/** The result of reading a letter. `text` is the original in reading order: lines joined, hyphens removed. */
export type Reading = {
  title: string
  text: string
  documentType: DocumentType
  sentences: Sentence[]
  explanation: Explanation
  /** How the pages group into letters; null if there is nothing to propose. */
  stack: Stack | null
  /** The names of finders that failed on this letter: their findings may be missing. */
  lost: readonly string[]
}
