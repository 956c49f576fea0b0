import type { SayingOf, Steps } from '@brieflotse/rules'
import type days from './en/days.json'
import type plan from './en/plan.json'
import type sayings from './en/sayings.json'
import type warnings from './en/warnings.json'
import type { dayValues, sayingValues, ValuesOf } from './values.ts'
import type { Lead } from './words.ts'

/** The ids of all English messages; other languages must translate each of them. */
export type SentenceId =
  | keyof typeof days
  | keyof typeof plan
  | keyof typeof sayings
  | keyof typeof warnings
type Part = `part.${string}` | `lead.${string}` | `ask.things.${string}`
type Id = Exclude<SentenceId, Part> | 'ask.things'
type Shapes = typeof dayValues & typeof sayingValues

/** The ids of all sentences with the types of their values. */
export type Sentences = {
  [One in Id]: One extends keyof Steps
    ? Steps[One]
    : One extends keyof Shapes
      ? ValuesOf<Shapes[One]>
      : Record<string, never>
}
/**
 * One sentence of an explanation, as an id with values and without a language. `lead`: the case in which it holds, or how it continues the
 * sentence before.
 */
export type Saying = SayingOf<Sentences> & { lead?: Lead }
export type SayingId = Saying['id']
export type AskId = Extract<SayingId, `ask.${string}`>
export type ThreatId = Extract<SayingId, `threat.${string}`>
export type ElseId = Extract<SayingId, `else.${string}`>

/** Sentences about consequences that take no values. */
export type PlainElseId = Exclude<ElseId, keyof Shapes>

type Scalar = string | number | boolean | null

/** A saying in its JSON form. An app that does not know its id shows the English sentence that is sent with it. */
export type Said = {
  id: string
  values: Record<string, Scalar | undefined | string[] | Record<string, Scalar>>
  lead?: string | undefined
}
