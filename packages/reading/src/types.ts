import type { Branch, Period, PlainDate, State } from '@brieflotse/rules'
import { branches } from '@brieflotse/rules'
import type { Help, KindOfLetter, Term } from './meanings.ts'
import type { Layout } from './layout/types.ts'
import type { Evidence } from './places.ts'
import type { Said } from './said/saying.ts'
import type { PlanKind } from './plan/kinds.ts'
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

/** What a finding is about. */
export const kinds = [
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
export type Kind = (typeof kinds)[number]

export type FindingKind = Kind | PlanKind

/**
 * One thing the letter says. `value` is canonical: dates `YYYY-MM-DD`, amounts in cents as digits, IBANs without spaces.
 * `words` are indexes into the words that were read. `stated: false` means counted or inferred, `why` says how. `by: 'user'`: the user
 * said so, and `read` is what the letter had been read to say (null: nothing).
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

/** Looks at the letter and at what was found before; proposes findings. `today` is the reader's day, `YYYY-MM-DD`. */
export type Finder = (letter: Layout, before: Finding[], today: PlainDate) => Finding[]

/** A finding as it leaves this package: indexes resolved to places on the page. */
export type Fact = {
  kind: Kind
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

/** Branches of law; they decide how a deadline is counted. */
export { branches, type Branch }

export const deadlineKinds = [
  'pay',
  'object',
  'sue',
  'reply',
  'send-documents',
  'consent',
  'appointment',
  'terminate',
  'other',
] as const
export type DeadlineKind = (typeof deadlineKinds)[number]

/** What the reader may do and need not. By every other deadline they have to do something. */
export const rights: readonly DeadlineKind[] = ['object', 'sue', 'terminate']

/**
 * A day by which something must happen. `id`: what it is known by in its letter, also after a new reading (see `deadlineId`); missing where
 * it was kept by an earlier version. `needs`: what it depends on that only the reader knows; `date` is null until they say it,
 * and `counts` is how to count from it. `steps` are the arithmetic as English sentences, `law` the section it rests on.
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
  /** What the steps are made of, one by one; `said` of everything is missing in letters that an earlier reader has read. */
  said?: Said[] | undefined
  needs: 'receipt-date' | 'service-date' | null
  counts?: Counts | null | undefined
  confidence: number
  evidence: Evidence[]
}

/** A period and the states whose holidays may move its end. */
export type Counts = {
  period: { count: number; unit: Period['unit']; toMonthEnd?: true | undefined }
  states: State[]
}

/** How far a translation can be trusted, as the contract says; null while nothing has been translated yet. */
export type Quality = 'phrase' | 'model' | 'rough' | 'none' | null

/**
 * Something the letter asks for, in the letter's own words. `plain` says it in one or two English sentences that a person wrote
 * and checked; it holds no more than the German sentence does.
 */
export type Action = {
  german: string
  plain: string
  said?: Said[] | undefined
  translated: string | null
  quality: Quality
  evidence: Evidence[]
}

/** What happens if nothing is done. `plain` is null where no checked English sentence fits. */
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

/**
 * Something the reader should know before acting, as an English sentence that says why and what to do.
 */
export type Warning = {
  code: WarningCode
  text: string
  said?: Said[] | undefined
  evidence: Evidence[]
}

/** What a code on the page or an electronic invoice asks to be transferred, beside what the text says. Amount in euro cents. */
export type Source = {
  from: 'girocode' | 'swiss-qr' | 'e-invoice'
  payee: string | null
  iban: string | null
  bic: string | null
  amount: number | null
  purpose: string | null
  evidence: Evidence[]
}

/** The explanation in the customer's shape (specification, section 3), and what goes beyond it. */
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
    /** German text, as the letter puts it. */
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
  /** What the summary is made of, for other languages. */
  said?: Said[] | undefined
  facts: Fact[]
  deadlines: Deadline[]
  actions: Action[]
  terms: Term[]
  whatHappensIfNot: Consequence | null
  /** Null when we cannot tell; both are missing in letters that were read before there were kinds. */
  letterKind?: KindOfLetter | null | undefined
  help?: Help[] | undefined
  warnings: Warning[]
  /** What to do, and what a list shows of it; everything else is derived from it. Missing in letters that an earlier reader has read. */
  plan?: Plan | undefined
  next?: Next | null | undefined
  /** What else than the text says what to transfer; missing where nothing does. */
  sources?: Source[]
}

/** One sentence (or table cell, or heading) of the letter in reading order. `block` numbers the paragraph it stands in. */
export type Sentence = {
  text: string
  block: number
  role: 'heading' | 'paragraph' | 'item' | 'cell' | 'address' | 'footer'
  evidence: Evidence[]
}

/** Everything reading a letter gives. `text` is the original in reading order: lines joined, hyphens undone. */
export type Reading = {
  title: string
  text: string
  documentType: DocumentType
  sentences: Sentence[]
  explanation: Explanation
  /** How the pages seem to belong together; null where there is nothing to propose. */
  stack: Stack | null
  /** The names of finders that failed on this letter: what they look for may be missing. */
  lost: readonly string[]
}
