import type { Advice, MeantSentence, MeantWord, Slot } from '@brieflotse/writing'

/** Translations of response letters, by their English sentences (`packages/writing`). The compiler reports missing ones. */
export type Meanings = {
  /** Advice before a letter is sent. */
  advice: Readonly<Record<Advice, string>>
  /** The sentences with their placeholders; null for German, the language of the letters. */
  letter: null | {
    sentences: Readonly<Record<MeantSentence, string>>
    /** Words in the grammatical form that the sentences need. */
    words: Readonly<Record<MeantWord, string>>
    /** Names of gaps that the user must fill in, without brackets. */
    gaps: Readonly<Record<Slot, string>>
    /** The format for `{day}` and `{time}` of an appointment. */
    at: string
  }
}
