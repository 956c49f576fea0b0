import type { SayingOf, Steps } from '@brieflotse/rules'
import type days from './en/days.json'
import type plan from './en/plan.json'
import type sayings from './en/sayings.json'
import type warnings from './en/warnings.json'
import type { dayValues, sayingValues, ValuesOf } from './values.ts'
import type { Lead } from './words.ts'

/** Every message of the English catalogues: what other languages must say as well. */
export type SentenceId =
  | keyof typeof days
  | keyof typeof plan
  | keyof typeof sayings
  | keyof typeof warnings
type Part = `part.${string}` | `lead.${string}` | `ask.things.${string}`
type Id = Exclude<SentenceId, Part> | 'ask.things'
type Shapes = typeof dayValues & typeof sayingValues

/** The ids of all sentences and what each is given. */
export type Sentences = {
  [One in Id]: One extends keyof Steps
    ? Steps[One]
    : One extends keyof Shapes
      ? ValuesOf<Shapes[One]>
      : Record<string, never>
}
/** One sentence of an explanation before it is put into words. `lead`: the case it is about, or what it adds to. */
export type Saying = SayingOf<Sentences> & { lead?: Lead }
export type SayingId = Saying['id']
export type AskId = Extract<SayingId, `ask.${string}`>
export type ThreatId = Extract<SayingId, `threat.${string}`>
export type ElseId = Extract<SayingId, `else.${string}`>

/** Those that are given no figures. */
export type PlainElseId = Exclude<ElseId, keyof Shapes>

type Scalar = string | number | boolean | null

/** A saying as it travels. An app that does not know it shows the English sentence that comes with it. */
export type Said = {
  id: string
  values: Record<string, Scalar | undefined | string[] | Record<string, Scalar>>
  lead?: string | undefined
}
