import type { HelpName, SentenceId, SaidKind, TermWord, Words } from '@brieflotse/reading'

/** The texts about a kind of letter: its meaning, the next event, and the consequences of doing nothing. */
export type KindText = { what: string; next: string | null; ifNot: string | null }

type Like<Said> = Said extends string ? string : null
/** Names of places that contain an English word: "Pflegestützpunkt or Pflegeberatung". */
type PartlyEnglish = Extract<HelpName, `${string} or ${string}` | `${string} at the ${string}`>

type Same<Tables> = {
  readonly [Table in keyof Tables]: { readonly [Word in keyof Tables[Table]]: string }
}

/** Translations of the server's English explanations, by the ids that it sends (`packages/reading/src`). The compiler reports missing ones. */
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
  /** Sentences of summaries, actions, consequences and deadline computations. */
  messages: Readonly<Record<SentenceId, string>>
  /** Words for their placeholders. */
  words: Same<Words>
  terms: Readonly<Record<TermWord, string>>
}
