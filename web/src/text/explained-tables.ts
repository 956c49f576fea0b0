import type { HelpName, PartlyEnglish, SentenceId, TermWord, Words } from '@brieflotse/reading'

/** The texts about a kind of letter: its meaning, the next event, and the consequences of doing nothing. */
export type KindText = { what: string; next: string | null; ifNot: string | null }

/** The texts of each kind by its id. */
export type KindTexts = Readonly<Record<string, KindText>>

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
  kinds: KindTexts
  messages: Readonly<Record<SentenceId, string>>
  /** Words for their placeholders. */
  words: Same<Words>
  terms: Readonly<Record<TermWord, string>>
}
