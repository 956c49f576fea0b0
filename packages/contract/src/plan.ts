import {
  acts,
  amountRoles,
  cautionCodes,
  deadlineKinds,
  unclearReasons,
} from '@brieflotse/reading/facts'
import * as v from 'valibot'
import { Evidence, Said } from './sayings.ts'
import { Day } from './shapes.ts'

const text = v.nullable(v.string())
const day = v.nullable(Day)
const said = v.array(Said)

const StepAmount = v.object({
  /** Amount in hundredths of `currency` (ISO 4217). */
  cents: v.number(),
  currency: v.string(),
  role: v.fallback(v.picklist(amountRoles), 'whole'),
})

const StepThing = v.object({ german: v.string(), said: v.nullable(Said), plain: text })

/** One step the user can take. An act that this version does not know is shown as `check` with its own sentence. */
export const Step = v.object({
  id: v.string(),
  act: v.fallback(v.picklist(acts), 'check'),
  duty: v.picklist(['must', 'may']),
  says: said,
  plain: v.string(),
  why: Said,
  whyPlain: v.string(),
  amount: v.nullable(StepAmount),
  /** Further instalments of the same payment, or the lower amounts for paying early. */
  more: v.array(v.object({ amount: v.nullable(StepAmount), date: day })),
  day: v.nullable(
    v.object({
      date: day,
      time: text,
      deadline: v.nullable(v.picklist(deadlineKinds)),
      /** Missing in plans of earlier versions, and if no reminder follows the step. */
      deadlineId: v.optional(v.string()),
      law: text,
      /** How to count the day, if only the user knows the day to count from. */
      rule: said,
      rulePlain: v.string(),
      stated: v.boolean(),
    }),
  ),
  place: text,
  things: v.array(StepThing),
  condition: v.nullable(Said),
  conditionPlain: text,
  otherwise: said,
  otherwisePlain: v.string(),
  german: v.array(v.string()),
  evidence: v.array(Evidence),
  confidence: v.number(),
})
export type Step = v.InferOutput<typeof Step>

/** A warning to show before everything else. `amount`: what the user would pay after asking the sender. */
export const Caution = v.object({
  code: v.fallback(v.picklist(cautionCodes), 'trick'),
  says: said,
  plain: v.string(),
  signs: v.array(v.object({ said: Said, plain: v.string(), evidence: v.array(Evidence) })),
  amount: v.nullable(StepAmount),
  payee: text,
})
export type Caution = v.InferOutput<typeof Caution>

export const Unclear = v.object({
  reason: v.fallback(v.picklist(unclearReasons), 'requests'),
  says: said,
  plain: v.string(),
  german: v.array(v.string()),
  /** Where each German sentence stands, in the same order. */
  evidence: v.array(Evidence),
})
export type Unclear = v.InferOutput<typeof Unclear>

/** What the user should do about a letter, most urgent first. */
export const Plan = v.object({
  steps: v.array(Step),
  caution: v.nullable(Caution),
  unclear: v.nullable(Unclear),
})
export type Plan = v.InferOutput<typeof Plan>

/** The first step in one line, for lists. `act`: null for a caution, or if it could not be determined. */
export const Next = v.object({
  act: v.nullable(v.fallback(v.picklist(acts), 'check')),
  /** Identifies the step (`stepKey`). Missing for a caution, and in plans of earlier versions. */
  key: v.optional(v.string()),
  duty: v.picklist(['must', 'may']),
  says: said,
  plain: v.string(),
  date: day,
  deadline: v.nullable(v.picklist(deadlineKinds)),
  deadlineId: v.optional(v.string()),
  rule: said,
  rulePlain: v.string(),
})
export type Next = v.InferOutput<typeof Next>
