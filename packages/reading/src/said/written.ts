import { type PlainDate, withOrdinal } from '@brieflotse/rules'
import type { Sum } from './values.ts'

// What stands between these is from the letter. They are marks of Unicode for text of its own direction, so plain text is right too.
const open = '\u2068'
const close = '\u2069'
const marks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A name or words as the letter has them, kept apart from the sentence around. */
export const ownWords = (text: string) => `${open}${text.replace(marks, '')}${close}`

/** A sentence in its pieces; those of the letter are every second one. */
export const piecesOf = (sentence: string): string[] => sentence.split(/[\u2068\u2069]/u)

/** Euros with their sign; another currency with its code, because several have the same sign. */
const amountIn = (locale: string, { cents, currency }: Sum) =>
  (cents / 100).toLocaleString(locale, {
    style: 'currency',
    currency,
    currencyDisplay: currency === 'EUR' ? 'narrowSymbol' : 'code',
  })

/** How a language writes what sentences are filled with: days, amounts in cents, lists. */
export type Writing = {
  day: (day: PlainDate) => string
  longDay: (day: PlainDate) => string
  /** An amount with its currency, in hundredths. */
  sum: (sum: Sum) => string
  /** The figure of an amount, in hundredths. */
  figure: (hundredths: number) => string
  country: (code: string) => string
  language: (code: string) => string
  list: (words: string[]) => string
}

export function writtenIn(locale: string): Writing {
  const spelled = (day: PlainDate, weekday?: 'long') =>
    withOrdinal(
      new Date(`${day}T12:00Z`)
        .toLocaleDateString(locale, {
          ...(weekday && { weekday }),
          day: 'numeric',
          month: 'long',
          year: 'numeric',
          timeZone: 'UTC',
        })
        // a sentence may end with the day
        .replace(/\sг\.$/u, ' года')
        .replace(/\sр\.$/u, ' року'),
      locale,
    )
  const name = (type: 'region' | 'language') => (code: string) =>
    new Intl.DisplayNames([locale], { type }).of(code) ?? code
  return {
    day: (day) => spelled(day),
    longDay: (day) => spelled(day, 'long'),
    sum: (sum) => amountIn(locale, sum),
    figure: (hundredths) => (hundredths / 100).toLocaleString(locale, { minimumFractionDigits: 2 }),
    country: name('region'),
    language: name('language'),
    list: (words) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(words),
  }
}
