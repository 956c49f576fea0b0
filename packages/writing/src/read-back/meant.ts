import { type Cents, formatEnglishAmount, type PlainDate } from '@brieflotse/rules'
import type { closing, remedyWords } from '../compose.ts'
import { gapMarks } from '../fill.ts'
import type { ContestedThing } from '../remedy.ts'
import type { ReadySentence } from '../ready-sentences.ts'
import type { LetterSentence } from '../templates.ts'
import type { Slot } from '../types.ts'
import { sayDay } from '../wording.ts'
import type { Greeting } from './greetings.ts'

/** The value of a slot, parsed from the German text, so that any language can show it. `own` is shown unchanged. */
export type Meant =
  | { day: PlainDate; time: string | null }
  | { cents: Cents }
  | { word: MeantWord }
  | { gap: Slot }
  | { own: string }

/** Words that can fill a slot, as their English text. */
export type MeantWord = ContestedThing | (typeof remedyWords)[keyof typeof remedyWords]['english']

/** All template sentences, as their English text. */
export type MeantSentence = LetterSentence | ReadySentence | Greeting | (typeof closing)['english']

/** The meaning of a letter's sentence, independent of language. */
export type RecognisedSentence = { sentence: MeantSentence; values: Partial<Record<Slot, Meant>> }

/** The sentence in English; null if the value of a slot is unknown. */
export function englishSentenceOf({ sentence, values }: RecognisedSentence): string | null {
  const said = sentence.replace(/\{(\w+)\}/g, (mark, name: string) => {
    const value = values[name as Slot]
    return value ? valueInEnglish(value) : mark
  })
  return /\{\w+\}/.test(said) ? null : said
}

function valueInEnglish(value: Meant): string {
  if ('day' in value) {
    const day = sayDay(value.day).english
    return value.time === null ? day : `${day} at ${value.time}`
  }
  if ('cents' in value) return formatEnglishAmount(value.cents)
  if ('gap' in value) return gapMarks[value.gap].english
  return 'word' in value ? value.word : value.own
}
