import type { DocumentType } from '@brieflotse/reading'
import type { Branch, Cents, PlainDate } from '@brieflotse/rules'
import type { Advice } from './advice-sentences.ts'

/** A text in German, as the letter has it, and in English, as the user reads it. */
export type Bilingual = { german: string; english: string }

/** Kinds of response letters in list order; the first four are the specification's (section 9). */
export const responseKinds = [
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
export type ResponseKind = (typeof responseKinds)[number]

/** The recipient of the letter. `street` includes the house number. */
export type Addressee = {
  name: string | null
  street: string | null
  zip: string | null
  city: string | null
}

/** The user as the sender. Fields missing in the profile are null. */
export type Writer = Addressee & { phone: string | null; email: string | null }

/** A reference number of the other party, with its German label. */
export type FileReference = { label: string; value: string }

/** The remedy against the letter. `none`: there is nothing to object to; `court`: only a court can change the decision. */
export type Remedy = 'einspruch' | 'widerspruch' | 'court' | 'none'

/** The input for a response letter: facts from the document and what follows from them. */
export type LetterFacts = {
  title: string
  documentType: DocumentType
  addressee: Addressee
  letterDate: PlainDate | null
  references: FileReference[]
  /** The purpose that a transfer must carry so that it is booked correctly. */
  purpose: string | null
  branch: Branch | null
  remedy: Remedy
  /** Null if the letter asks for no money, or the amount is uncertain. */
  amount: Cents | null
  dueOn: PlainDate | null
  /** The letter says that the money will be collected, or that nothing has to be paid. */
  paysItself: boolean
  /** The earliest day by which the user must answer or send something in, without statutory time limits. */
  replyBy: PlainDate | null
  appointment: { on: PlainDate; at: string | null } | null
}
/** A value that the user must fill in before sending. `german` is the mark in the text. */
export type Gap = Bilingual & { slot: Slot }

/** A sentence of the letter with its meaning in English. */
export type DraftSentence = Bilingual & { gaps: Gap[] }

/** A letter as composed. From then on it is edited as plain text. */
export type LetterDraft = {
  kind: ResponseKind
  subject: DraftSentence
  /** The reference numbers of the other party, in the line below the subject. */
  references: Bilingual | null
  salutation: Bilingual
  paragraphs: DraftSentence[][]
  closing: Bilingual
  /** The user's name below the signature. */
  signer: DraftSentence
  /** Text below the name; null if there is none. */
  postscript: Bilingual | null
  /** What the user should know before sending it. */
  advice: Advice[]
}

/** The slots of templates, filled by a fact or by the user. */
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

/** One sentence of a template; `{slot}` marks a slot. It is used only if all of `if` and none of `unless` hold. */
export type TemplateSentence = Bilingual & {
  if?: readonly Condition[]
  unless?: readonly Condition[]
}

/** Conditions of template sentences that are not about slots. */
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

/** A kind of letter as data: a new kind needs a file and a line in `templates.ts`. */
export type Template = {
  /** The name in the list of kinds. */
  label: string
  subject: readonly TemplateSentence[]
  paragraphs: readonly (readonly TemplateSentence[])[]
}
