import type { PlainDate } from '@brieflotse/rules'
import type { Evidence } from '../places.ts'
import type { Said } from '../said/saying.ts'
import type { DeadlineKind } from './kinds.ts'

/**
 * The act of a step. `pay`: a transfer that the app can make. `pay-otherwise`: at a counter, by card, online or in another currency, never
 * by the app. `pay-further`: an advance or monthly payment besides the one due now, on its own day. `do`: anything else, such as
 * registering a child or moving a car. `nothing`: only if the letter itself gives a reason.
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

/** Acts in which the user does nothing. */
export const passiveActs: readonly Act[] = ['nothing', 'be-debited', 'receive', 'wait']

/** The role of an amount. `discounted`: the lower amount for early payment; `further`: besides the letter's main amount. */
export const amountRoles = ['whole', 'instalment', 'discounted', 'further'] as const
export type AmountRole = (typeof amountRoles)[number]

/** `cents`: hundredths of `currency` (ISO 4217). */
export type StepAmount = { cents: number; currency: string; role: AmountRole }

/**
 * The day of a step. `deadlineId`: the deadline that reminders, the list of deadlines and the calendar use, `deadline` its kind; null
 * without a reminder. Plans of earlier versions have no ids. `date` is null if only the user knows the day to count from; `rule` says how
 * to count, `rulePlain` the same in English.
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

/** A thing to bring or send: as printed, and in the user's language if it is known. */
export type StepThing = { german: string; said: Said | null; plain: string | null }

/**
 * One step of the plan. `says`: one or two sentences on what to do, `why`: one on the reason, `otherwise`: what happens if it is not done.
 * `duty`: must or may. `condition`: it applies only then. `german`: the sentences of the letter it rests on.
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
  /** Further amounts and days of the same payment: later instalments, or lower amounts for early payment. */
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

/** Reasons to be careful before doing anything. */
export const cautionCodes = ['offer', 'trick', 'changed-account'] as const
export type CautionCode = (typeof cautionCodes)[number]

/** A warning that comes before everything else. `amount` and `payee`: what the user would pay after checking with the sender. */
export type Caution = {
  code: CautionCode
  says: Said[]
  plain: string
  signs: { said: Said; plain: string; evidence: Evidence[] }[]
  amount: StepAmount | null
  payee: string | null
}

/** Why there is no complete plan. */
export const unclearReasons = ['requests', 'not-german', 'unreadable', 'lost'] as const
export type UnclearReason = (typeof unclearReasons)[number]

/** The part that the plan does not cover: the German sentences with their places. */
export type Unclear = {
  reason: UnclearReason
  says: Said[]
  plain: string
  german: string[]
  evidence: Evidence[]
}

/** What the user should do about a letter, most urgent first. Screens, reminders and payments derive everything from it. */
export type Plan = { steps: Step[]; caution: Caution | null; unclear: Unclear | null }

/**
 * The first step in one line, as a list shows it. `act`: null for a caution, or if it could not be determined; `duty` is `must` only if the
 * user has to do something. `deadlineId`: the deadline with the reminder.
 */
export type Next = {
  act: Act | null
  /** The `stepKey` of the step; missing for a caution. */
  key?: string
  duty: Step['duty']
  says: Said[]
  plain: string
  date: PlainDate | null
  deadline: DeadlineKind | null
  deadlineId?: string | undefined
  rule: Said[]
  rulePlain: string
}
