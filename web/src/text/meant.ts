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

/** What response letters mean, in a file of its own: nobody needs it before a letter is written. */
async function loadMeanings(): Promise<Meanings> {
  const files = import.meta.glob<{ default: Meanings }>('./*/meanings.json')
  return (await files[`./${language}/meanings.json`]!()).default
}

/** Nothing in English, which comes with the letter, and where the file cannot be loaded. */
const own: Meanings | null = language === 'en' ? null : await loadMeanings().catch(() => null)

/** Whether the reader reads letters as they are, so that their meaning need not be told. */
export const readsGerman = language === 'de'

/** What to know before a letter goes out. */
export const adviceSaid = (advice: Advice): string => own?.advice[advice] ?? advice

/** A sentence of a letter in the reader's language; null in English, which comes with it. */
export const meaningIn = (told: RecognisedSentence | null): string | null =>
  told && own?.letter ? meaningOf(told, own.letter, locale) : null

/** What is still to be filled in, without brackets. */
export function gapSaid(slot: Slot): string {
  const { german, english } = gapMarks[slot]
  return own?.letter?.gaps[slot] ?? (readsGerman ? german : english).slice(1, -1)
}

/** What a ready sentence says. */
export function readySaid(id: ReadyId): string {
  const { german, english } = readySentences[id]
  const said = readsGerman ? german : (own?.letter?.sentences[english] ?? english)
  return said.replace(/\{(\w+)\}/g, (_, slot) => `[${gapSaid(slot as Slot)}]`)
}

/** What stands between marks of Unicode is from the letter, as in sayings. */
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
