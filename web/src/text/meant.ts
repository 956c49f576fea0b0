import {
  type Advice,
  gapMarks,
  type Meant,
  type ReadyId,
  readySentences,
  type Slot,
  type RecognisedSentence,
} from '@brieflotse/writing'
import { language, locale } from './in-language.ts'
import type { Meanings } from './meant-tables.ts'
import { ownWords, writtenIn } from '@brieflotse/reading/said'

/** Loads the translations of response letters, a separate file that is needed only for writing one. */
async function loadMeanings(): Promise<Meanings> {
  const files = import.meta.glob<{ default: Meanings }>('./*/meanings.json')
  return (await files[`./${language}/meanings.json`]!()).default
}

/** Null for English, which comes with the letter, and if the file cannot be loaded. */
const own: Meanings | null = language === 'en' ? null : await loadMeanings().catch(() => null)

/** True if the user reads German, so that letters need no translation. */
export const readsGerman = language === 'de'

/** Translated advice before a letter is sent. */
export const adviceSaid = (advice: Advice): string => own?.advice[advice] ?? advice

/** The translation of a recognised sentence; null for English, which comes with the letter. */
export const meaningIn = (told: RecognisedSentence | null): string | null =>
  told && own?.letter ? meaningOf(told, own.letter, locale) : null

/** The name of a gap that the user must fill in, without brackets. */
export function gapSaid(slot: Slot): string {
  const { german, english } = gapMarks[slot]
  return own?.letter?.gaps[slot] ?? (readsGerman ? german : english).slice(1, -1)
}

/** The meaning of a ready-made sentence. */
export function readySaid(id: ReadyId): string {
  const { german, english } = readySentences[id]
  const said = readsGerman ? german : (own?.letter?.sentences[english] ?? english)
  return said.replace(/\{(\w+)\}/g, (_, slot) => `[${gapSaid(slot as Slot)}]`)
}

/** Renders a recognised sentence in the user's language. Values taken from the letter are in Unicode isolates, which keep their text direction. */
export function meaningOf(
  { sentence, values }: RecognisedSentence,
  { sentences, words, gaps, at }: NonNullable<Meanings['letter']>,
  locale: string,
): string {
  const { day, sum } = writtenIn(locale)
  const shown = (value: Meant): string => {
    if ('day' in value) {
      const on = day(value.day)
      return value.time === null ? on : at.replace('{day}', on).replace('{time}', value.time)
    }
    if ('cents' in value) return sum({ cents: value.cents, currency: 'EUR' })
    if ('gap' in value) return `[${gaps[value.gap]}]`
    return 'word' in value ? words[value.word] : ownWords(value.own)
  }
  return sentences[sentence].replace(/\{(\w+)\}/g, (mark, name: string) => {
    const value = values[name as Slot]
    return value ? shown(value) : mark
  })
}
