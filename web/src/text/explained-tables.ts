import type { HelpName, SentenceId, SaidKind, TermWord, Words } from '@brieflotse/reading'

/** What a kind of letter is, what follows, and what can happen if nothing is done. */
export type KindText = { what: string; next: string | null; ifNot: string | null }

type Like<Said> = Said extends string ? string : null
/** Names of places with an English word in them: "Pflegestützpunkt or Pflegeberatung". */
type PartlyEnglish = Extract<HelpName, `${string} or ${string}` | `${string} at the ${string}`>

type Same<Tables> = {
  readonly [Table in keyof Tables]: { readonly [Word in keyof Tables[Table]]: string }
}

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
  /** The sentences that summaries, actions, consequences and the arithmetic of deadlines are made of. */
  messages: Readonly<Record<SentenceId, string>>
  /** What these are filled with. */
  words: Same<Words>
  terms: Readonly<Record<TermWord, string>>
}
