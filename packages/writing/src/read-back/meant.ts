import { type Cents, formatEnglishAmount, type PlainDate } from '@brieflotse/rules'
import type { closing, remedyWords } from '../compose.ts'
import { gapMarks } from '../fill.ts'
import type { ContestedThing } from '../remedy.ts'
import type { ReadySentence } from '../ready-sentences.ts'
import type { LetterSentence } from '../templates.ts'
import type { Slot } from '../types.ts'
import { sayDay } from '../wording.ts'
import type { Greeting } from './greetings.ts'

/** What stands in a place of a sentence: read from the German, so that any language can say it. `own` stays what it is. */
export type Meant =
  | { day: PlainDate; time: string | null }
  | { cents: Cents }
  | { word: MeantWord }
  | { gap: Slot }
  | { own: string }

/** The words that a sentence can have in a place, by their English. */
export type MeantWord = ContestedThing | (typeof remedyWords)[keyof typeof remedyWords]['english']

/** The sentences that letters are made of, by their English. */
export type MeantSentence = LetterSentence | ReadySentence | Greeting | (typeof closing)['english']

/** A sentence of a letter before it is put into the words of a language. */
export type Told = { sentence: MeantSentence; values: Partial<Record<Slot, Meant>> }

/** The same in English; null where a place of it is not known. */
export function inEnglish({ sentence, values }: Told): string | null {
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
