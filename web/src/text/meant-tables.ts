import type { Advice, MeantSentence, MeantWord, Slot } from '@brieflotse/writing'

/** What response letters mean in a language, by the English of their sentences (`packages/writing`). One that lacks does not compile. */
export type Meanings = {
  /** What to know before a letter goes out. */
  advice: Readonly<Record<Advice, string>>
  /** The letters' own sentences with their places; null in German, which they are written in. */
  letter: null | {
    sentences: Readonly<Record<MeantSentence, string>>
    /** In the form that the sentences want. */
    words: Readonly<Record<MeantWord, string>>
    /** What is still to be filled in, without brackets. */
    gaps: Readonly<Record<Slot, string>>
    /** `{day}` and `{time}` of an appointment. */
    at: string
  }
}
