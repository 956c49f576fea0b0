import type { SayingOf } from '@brieflotse/rules'
import type { sentences } from './english.ts'
import type { Lead } from './words.ts'

/** The English table: the ids of all sentences and what each is given. */
export type Sentences = typeof sentences
/** One sentence of an explanation before it is put into words. `lead`: the case it is about, or what it adds to. */
export type Saying = SayingOf<Sentences> & { lead?: Lead }
export type SayingId = Saying['id']
export type AskId = Extract<SayingId, `ask.${string}`>
export type ThreatId = Extract<SayingId, `threat.${string}`>
export type ElseId = Extract<SayingId, `else.${string}`>

/** Those that are given no figures. */
export type PlainElseId = { [Id in ElseId]: Sentences[Id] extends string ? Id : never }[ElseId]

type Scalar = string | number | boolean | null

/** A saying as it travels. An app that does not know it shows the English sentence that comes with it. */
export type Said = {
  id: string
  values: Record<string, Scalar | undefined | string[] | Record<string, Scalar>>
  lead?: string | undefined
}
