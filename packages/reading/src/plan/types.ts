import type { PlainDate } from '@brieflotse/rules'
import type { DeadlineKind } from '../types.ts'
import type { Evidence } from '../places.ts'
import type { Said } from '../said/saying.ts'

/**
 * What a step is. `pay`: a transfer that can be made from here. `pay-otherwise`: at a counter, with a card, online or in another currency, so
 * never from here. `pay-further`: a payment on account or a monthly sum beside what is asked for now, on a day of its own. `do`: anything that no other act is, such as registering a
 * child or moving a car. `nothing` stands only where the letter itself gives a reason for it.
 */
export const acts = [
  'pay',
  'pay-otherwise',
  'pay-further',
  'be-debited',
  'receive',
  'attend',
  'bring',
  'send',
  'fill-in',
  'sign',
  'object',
  'reply',
  'call',
  'keep',
  'check',
  'do',
  'wait',
  'nothing',
] as const
export type Act = (typeof acts)[number]

/** Acts that ask nothing of the reader. */
export const passiveActs: readonly Act[] = ['nothing', 'be-debited', 'receive', 'wait']

/** Which part of the money an amount is. `discounted`: less, for who pays early; `further`: beside what the letter is about. */
export const amountRoles = ['whole', 'instalment', 'discounted', 'further'] as const
export type AmountRole = (typeof amountRoles)[number]

/** `cents`: hundredths of `currency` (ISO 4217). */
export type StepAmount = { cents: number; currency: string; role: AmountRole }

/**
 * By when. `deadlineId` is the id of the deadline that is followed (reminders, due list, calendar), `deadline` its kind; null where nothing
 * is followed. Plans that an earlier version has made have no ids.
 * `date` is null where only the reader knows the day it is counted from; `rule` then says how to count, and `rulePlain` the same in English.
 */
export type StepDay = {
  date: PlainDate | null
  time: string | null
  deadline: DeadlineKind | null
  deadlineId?: string | undefined
  law: string | null
  rule: Said[]
  rulePlain: string
  stated: boolean
}

/** A thing to bring or to send: as the letter names it, and in the reader's language where a word is known. */
export type StepThing = { german: string; said: Said | null; plain: string | null }

/**
 * One step of the plan. `says` are one or two sentences on what to do, `why` one on why it is there, `otherwise` what happens if it is not done.
 * `duty`: must be done, or may be done. `condition`: it holds only then. `german`: the sentences of the letter it rests on.
 */
export type Step = {
  id: string
  act: Act
  duty: 'must' | 'may'
  says: Said[]
  plain: string
  why: Said
  whyPlain: string
  amount: StepAmount | null
  /** Further amounts and days of the same payment: later instalments, or less for who pays early. */
  more: { amount: StepAmount | null; date: PlainDate | null }[]
  day: StepDay | null
  place: string | null
  things: StepThing[]
  condition: Said | null
  conditionPlain: string | null
  otherwise: Said[]
  otherwisePlain: string
  german: string[]
  evidence: Evidence[]
  confidence: number
}

/** Why the reader has to look twice before anything else. */
export const cautionCodes = ['offer', 'trick', 'changed-account'] as const
export type CautionCode = (typeof cautionCodes)[number]

/** A warning that stands before everything. `amount` and `payee` are what would be paid by who checked with the sender first. */
export type Caution = {
  code: CautionCode
  says: Said[]
  plain: string
  signs: { said: Said; plain: string; evidence: Evidence[] }[]
  amount: StepAmount | null
  payee: string | null
}

/** Why there is no plan, or not a whole one. */
export const unclearReasons = ['requests', 'not-german', 'unreadable', 'lost'] as const
export type UnclearReason = (typeof unclearReasons)[number]

/** What the plan could not work out: the German sentences in question, with their places. */
export type Unclear = {
  reason: UnclearReason
  says: Said[]
  plain: string
  german: string[]
  evidence: Evidence[]
}

/** What a person does about a letter, the most pressing first. Everything that screens, reminders and payments show is derived from it. */
export type Plan = { steps: Step[]; caution: Caution | null; unclear: Unclear | null }

/**
 * The first thing that a letter is about, in a line: what a list shows of its plan. `act`: null where it is a caution, or could not be
 * worked out; `duty` is `must` only where it asks something of the reader. `deadlineId` is the id of the one that is followed.
 */
export type Next = {
  act: Act | null
  duty: Step['duty']
  says: Said[]
  plain: string
  date: PlainDate | null
  deadline: DeadlineKind | null
  deadlineId?: string | undefined
  rule: Said[]
  rulePlain: string
}
