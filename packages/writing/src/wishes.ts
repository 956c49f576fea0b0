import type { Cents, PlainDate } from '@brieflotse/rules'
import type { ReadyId } from './ready-sentences.ts'
import type { Bilingual } from './types.ts'

/** Input that only the user can give. Texts are in German if they go into the letter unchanged. */
export type Wishes = Partial<{
  /** A day, `YYYY-MM-DD`. */
  date: PlainDate
  amount: Cents
  question: Bilingual
  reason: Bilingual
  newAddress: string
  /** Ready-made sentences, followed by the user's own words. Sentences that do not belong to this kind of letter are ignored. */
  ready: ReadyId[]
  /** Text below the name, without "PS". */
  postscript: Bilingual
}>
