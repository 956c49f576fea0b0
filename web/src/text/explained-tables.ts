import type { HelpName, SaidKind, Sentences, TermWord, Words } from '@brieflotse/reading'
import type { FreeDay, Period, StartName } from '@brieflotse/rules'

/** What a kind of letter is, what follows, and what can happen if nothing is done. */
export type KindText = { what: string; next: string | null; ifNot: string | null }

type Like<Said> = Said extends string ? string : null
/** Names of places with an English word in them: "Pflegestützpunkt or Pflegeberatung". */
type PartlyEnglish = Extract<HelpName, `${string} or ${string}` | `${string} at the ${string}`>

/** The shape of an English table in another language: the same keys, and functions of the same arguments. */
type Told<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Said
    ? (...given: Given) => Told<Said>
    : T extends object
      ? { readonly [K in keyof T]: Told<T[K]> }
      : T

/** The sentences that summaries, actions, consequences and the arithmetic of deadlines are made of, by their id. */
export type Sayings = Told<Sentences>
/** Those of warnings, in a file of their own. */
export type WarningSayings = Pick<Sayings, Extract<keyof Sayings, `warning.${string}`>>
/** Those of the steps of a plan, of its rules, reasons and cautions. */
export type PlanSayings = Pick<
  Sayings,
  Extract<keyof Sayings, `${'step' | 'rule' | 'why' | 'caution' | 'sign' | 'unclear'}.${string}`>
>
/** The words that these are filled with. */
export type WordsOf = Told<Words> & {
  starts: Readonly<Record<StartName, string>>
  freeDays: Readonly<Record<FreeDay, string>>
}
export type Lead = keyof Words['leads']
/** How long a period is. */
export type Length = { count: number; unit: Period['unit']; toMonthEnd?: true | undefined }

/** What the server says of letters in English, by the ids that come with it (`packages/reading/src`). One that lacks does not compile. */
export type Explained = {
  help: {
    ownNumber: string
    names: Readonly<Record<PartlyEnglish, string>>
    does: Readonly<Record<HelpName, string>>
  }
  kinds: {
    readonly [Kind in SaidKind as Kind['id']]: {
      what: string
      next: Like<Kind['next']>
      ifNot: Kind extends { ifNot: infer Said } ? Like<Said> : null
    }
  }
  sayings: Sayings
  /** A sentence behind the case that it is about. */
  lead: (id: Lead, sentence: string) => string
  terms: Readonly<Record<TermWord, string>>
}
