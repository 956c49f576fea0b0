import { formatDay, formatEnglishAmount, formatLongDay, type SayingOf } from '@brieflotse/rules'
import words from './en/day-words.json' with { type: 'json' }
import days from './en/days.json' with { type: 'json' }
import type { Tongue } from './kinds.ts'
import type { Said, Sentences } from './saying.ts'
import { sentenceOf } from './sentence.ts'
import { dayValues } from './values.ts'
import { writtenIn } from './written.ts'

const locale = 'en-GB'

/** English as devices speak it without a server: days are counted on them too. They do not need the rest. */
export const englishDays: Tongue = {
  locale,
  messages: days,
  words,
  letter: () => '',
  writing: {
    ...writtenIn(locale),
    day: formatDay,
    longDay: formatLongDay,
    sum: ({ cents, currency }) =>
      currency === 'EUR'
        ? formatEnglishAmount(cents)
        : `${currency} ${formatEnglishAmount(cents).replace('€', '')}`,
  },
}

/** English travels as plain text: without the marks around what the letter says. */
export const plain = (sentence: string): string => sentence.replace(/[\u2068\u2069]/gu, '')

/** One step of the arithmetic behind a deadline. */
export type DayStep = SayingOf<
  Pick<Sentences, Extract<keyof Sentences, `${'day' | 'count'}.${string}`>>
>

/** A sentence of `days.json` in English. */
export const dayInEnglish = (said: Said): string => plain(sentenceOf(said, dayValues, englishDays))

/** The arithmetic of a deadline: English sentences, and what they are made of. */
export function arithmetic(said: DayStep[]): { steps: string[]; said: Said[] } {
  return { steps: said.map(dayInEnglish), said }
}
