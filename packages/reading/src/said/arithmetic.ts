import { formatEnglishAmount, type SayingOf } from '@brieflotse/rules'
import words from './en/day-words.json' with { type: 'json' }
import days from './en/days.json' with { type: 'json' }
import type { Tongue } from './kinds.ts'
import type { Said, Sentences } from './saying.ts'
import { sentenceOf } from './sentence.ts'
import { dayValues } from './values.ts'
import { piecesOf, writtenIn } from './written.ts'

const locale = 'en-GB'

/** English for the arithmetic of deadlines only. Devices compute deadlines offline too, and do not load the other catalogues. */
export const englishDays: Tongue = {
  locale,
  messages: days,
  words,
  letter: () => '',
  writing: {
    ...writtenIn(locale),
    sum: ({ cents, currency }) =>
      currency === 'EUR'
        ? formatEnglishAmount(cents)
        : `${currency} ${formatEnglishAmount(cents).replace('€', '')}`,
  },
}

/** Removes the Unicode marks around quotations, because English sentences are sent as plain text. */
export const plain = (sentence: string): string => piecesOf(sentence).join('')

/** One step in the computation of a deadline. */
export type DayStep = SayingOf<
  Pick<Sentences, Extract<keyof Sentences, `${'day' | 'count'}.${string}`>>
>

/** Renders a sentence of `days.json` in English. */
export const dayInEnglish = (said: Said): string => plain(sentenceOf(said, dayValues, englishDays))

/** The computation of a deadline as English sentences, and as sayings for other languages. */
export function arithmetic(said: DayStep[]): { steps: string[]; said: Said[] } {
  return { steps: said.map(dayInEnglish), said }
}
