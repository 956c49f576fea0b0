import {
  branches,
  deadlineKinds,
  factKinds,
  questions,
  urgencies,
  warningCodes,
} from '@brieflotse/reading/facts'
import { states } from '@brieflotse/rules'
import * as v from 'valibot'
import { Next, Plan } from './plan.ts'
import { Evidence, Said } from './sayings.ts'
import { Day } from './shapes.ts'

const text = v.nullable(v.string())
const stateCodes = states.map(([code]) => code)
const day = v.nullable(Day)

export const Fact = v.object({
  kind: v.picklist(factKinds),
  value: v.string(),
  evidence: v.array(Evidence),
  stated: v.boolean(),
  confidence: v.number(),
  why: v.string(),
  /** Set if the user corrected the value; `read` is the value that was read before. */
  by: v.optional(v.literal('user')),
  read: v.optional(text),
})
export type Fact = v.InferOutput<typeof Fact>

const said = { said: v.optional(v.array(Said)) }

export const Deadline = v.object({
  /** A stable id within the letter, the same after a new reading. Missing in rows of earlier versions: use `deadlinesOf`. */
  id: v.optional(v.string()),
  what: v.picklist(deadlineKinds),
  date: day,
  time: text,
  stated: v.boolean(),
  branch: v.nullable(v.picklist(branches)),
  law: text,
  steps: v.array(v.string()),
  ...said,
  /** The fact on which the day depends and that only the user knows, and how to count from it. */
  needs: v.nullable(v.picklist(questions)),
  counts: v.optional(
    v.nullable(
      v.object({
        period: v.object({
          count: v.number(),
          unit: v.picklist(['day', 'week', 'month', 'year']),
          toMonthEnd: v.optional(v.literal(true)),
        }),
        states: v.array(v.picklist(stateCodes)),
      }),
    ),
  ),
  confidence: v.number(),
  evidence: v.array(Evidence),
})
export type Deadline = v.InferOutput<typeof Deadline>

/**
 * How far a translated sentence can be trusted. `phrase`: a person wrote it; `model`: it passed every check; `rough`: it failed some
 * checks; `none`: left in German.
 */
export const translationQualities = ['phrase', 'model', 'rough', 'none'] as const

// Documents that were read before plain sentences existed have none.
const translation = {
  translated: text,
  quality: v.optional(v.nullable(v.picklist(translationQualities)), null),
}

/** An action the letter asks for: in German, as a checked plain sentence, and translated. `quality` is null before translation. */
export const Action = v.object({
  german: v.string(),
  plain: v.optional(v.string(), ''),
  ...said,
  ...translation,
  evidence: v.array(Evidence),
})
export type Action = v.InferOutput<typeof Action>

export const Consequence = v.object({
  german: v.string(),
  plain: v.optional(text, null),
  ...said,
  ...translation,
  evidence: v.array(Evidence),
})
export type Consequence = v.InferOutput<typeof Consequence>

/** A transfer that a code on the page or an electronic invoice asks for. Amount in euro cents. */
const Source = v.object({
  from: v.picklist(['girocode', 'swiss-qr', 'e-invoice']),
  payee: text,
  iban: text,
  bic: text,
  amount: v.nullable(v.number()),
  purpose: text,
  evidence: v.array(Evidence),
})

/** An official term with its meaning; `forms` are the words as printed in the letter. */
export const Term = v.object({
  term: v.string(),
  meaning: v.string(),
  forms: v.optional(v.array(v.string())),
  evidence: v.array(Evidence),
})
export type Term = v.InferOutput<typeof Term>

/** The kind of letter: what it is, what usually follows, what can happen if the user does nothing. */
const KindOfLetter = v.object({
  id: v.string(),
  sure: v.boolean(),
  what: v.string(),
  next: text,
  ifNot: text,
})

/** An organisation that gives free help; `evidence` is where the sender's own number is printed. */
export const Help = v.object({
  name: v.string(),
  does: v.string(),
  address: text,
  phone: text,
  evidence: v.array(Evidence),
})
export type Help = v.InferOutput<typeof Help>

export const Explanation = v.object({
  sender: v.object({
    name: text,
    date: day,
    street: text,
    house_number: text,
    zip: text,
    city: text,
    reference: text,
    iban: text,
    bic: text,
  }),
  recipient: v.object({
    name: text,
    address: text,
    zip: text,
    city: text,
    reference_number: text,
    case_file: text,
  }),
  document_details: v.object({
    summary: v.string(),
    actions_required: text,
    urgency: v.picklist(urgencies),
    payment: v.object({
      due_date: day,
      total_fee: text,
      outstanding_fee: text,
      late_fee: text,
    }),
  }),
  ...said,
  facts: v.array(Fact),
  deadlines: v.array(Deadline),
  actions: v.array(Action),
  terms: v.array(Term),
  whatHappensIfNot: v.nullable(Consequence),
  // Missing in rows of versions before letter kinds and help existed.
  letterKind: v.optional(v.nullable(KindOfLetter)),
  help: v.optional(v.array(Help)),
  warnings: v.array(
    v.object({
      code: v.picklist(warningCodes),
      text: v.string(),
      ...said,
      evidence: v.array(Evidence),
    }),
  ),
  /** Missing in rows of an earlier version of the reader; the user is offered a new reading of those. */
  plan: v.optional(Plan),
  next: v.optional(v.nullable(Next)),
  // Documents that were read before codes were recognised have none.
  sources: v.optional(v.array(Source)),
})
export type Explanation = v.InferOutput<typeof Explanation>
