import type { DocumentType } from '@brieflotse/reading'
import type { Branch, Cents, PlainDate } from '@brieflotse/rules'
import type { Advice } from './advice-sentences.ts'
import type { ReadyId } from './ready-sentences.ts'

/** The same thing said in German, as the letter has it, and in English, as its writer reads it. */
export type Said = { german: string; english: string }

/** Kinds of response letters in the order in which they are offered; the first four are the specification's (section 9). */
export const letterKinds = [
  'confirmation',
  'rejection',
  'inquiry',
  'payment',
  'objection',
  'instalments',
  'extension',
  'cancellation',
  'file-request',
  'address-change',
  'in-writing',
] as const
export type LetterKind = (typeof letterKinds)[number]

/** Whoever the letter goes to. `street` with the house number. */
export type Addressee = {
  name: string | null
  street: string | null
  zip: string | null
  city: string | null
}

/** The user: who writes. Null is what the profile does not hold yet. */
export type Writer = Addressee & { phone: string | null; email: string | null }

/** A number the other side files the matter under, with the German word that names it. */
export type Reference = { label: string; value: string }

/** A way to contest what the letter decides. `none`: there is nothing to object to; `court`: only a court can change it. */
export type Remedy = 'einspruch' | 'widerspruch' | 'court' | 'none'

/** What a response letter is written from: nothing but what the document says and what follows from it. */
export type LetterFacts = {
  title: string
  documentType: DocumentType
  addressee: Addressee
  letterDate: PlainDate | null
  references: Reference[]
  /** What a transfer is to name, so that it is booked to the right matter. */
  purpose: string | null
  branch: Branch | null
  remedy: Remedy
  /** Null where the letter asks for no money, or for an amount that is not sure. */
  amount: Cents | null
  dueOn: PlainDate | null
  /** The letter says that the money will be collected, or that nothing is to be paid. */
  paysItself: boolean
  /** The earliest day by which something is to be answered or sent in; deadlines of the law are not among them. */
  replyBy: PlainDate | null
  appointment: { on: PlainDate; at: string | null } | null
}

/** What only the user knows. Texts are German where they go into the letter as they are. */
export type Wishes = Partial<{
  /** A day, `YYYY-MM-DD`. */
  date: PlainDate
  amount: Cents
  question: Said
  reason: Said
  newAddress: string
  /** Ready sentences; own words follow them. Those that a kind of letter does not have are left out. */
  ready: ReadyId[]
  /** What stands below the name, without "PS". */
  postscript: Said
}>

/** Something that must be filled in before the letter can go. `german` is the mark as it stands in the text. */
export type Gap = Said & { slot: Slot }

/** A sentence of the letter beside its meaning. */
export type Sentence = Said & { gaps: Gap[] }

/** A letter as it was composed. It is edited as text from then on. */
export type Draft = {
  kind: LetterKind
  subject: Sentence
  /** The numbers they file the matter under, as the line below the subject. */
  references: Said | null
  salutation: Said
  paragraphs: Sentence[][]
  closing: Said
  /** The writer's name below the signature. */
  signer: Sentence
  /** Below the name; null where there is none. */
  postscript: Said | null
  /** What the user should know before sending it. */
  advice: Advice[]
}

/** Places in a template that a fact or a wish goes into. */
export const slots = [
  'letterDate',
  'reference',
  'purpose',
  'title',
  'amount',
  'dueOn',
  'replyBy',
  'appointment',
  'remedy',
  'against',
  'law',
  'date',
  'part',
  'question',
  'reason',
  'newAddress',
  'paidOn',
  'papers',
  'name',
] as const
export type Slot = (typeof slots)[number]

/** One sentence of a template: `{slot}` marks the places. It is left out unless all of `if` and none of `unless` are known. */
export type Piece = Said & { if?: readonly Condition[]; unless?: readonly Condition[] }

/** What a sentence can depend on beside slots that are known. */
export const circumstances = [
  'authority',
  'claim',
  'tax',
  'overdue',
  'payment-order',
  'notice-to-leave',
] as const
export type Circumstance = (typeof circumstances)[number]

export type Condition = Slot | Circumstance

/** A kind of letter as data: adding one is adding a file and a line in `templates.ts`. */
export type Template = {
  /** What the user chooses it by. */
  label: string
  subject: readonly Piece[]
  paragraphs: readonly (readonly Piece[])[]
}
