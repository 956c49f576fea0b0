import { localAmount, localPercent, type PlainDate, spelledDay } from '@brieflotse/rules'
import type { Sum } from './values.ts'

// Unicode isolates (FSI and PDI) around quotations from the letter. They also keep the text direction right in plain text.
const open = '\u2068'
const close = '\u2069'
const marks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Marks a name or a quotation from the letter, so that it can be separated from its sentence. */
export const ownWords = (text: string) => `${open}${text.replace(marks, '')}${close}`

/** Splits a sentence at the marks; every second piece is a quotation. */
export const piecesOf = (sentence: string): string[] => sentence.split(/[\u2068\u2069]/u)

/** An amount as text: euros with their sign, other currencies with their code, because several share a sign. */
const sumIn = (locale: string, { cents, currency }: Sum) =>
  currency === 'EUR'
    ? localAmount(cents, locale)
    : (cents / 100).toLocaleString(locale, {
        style: 'currency',
        currency,
        currencyDisplay: 'code',
      })

/** The formats of a language for days, amounts, names and lists. */
export type Writing = {
  day: (day: PlainDate) => string
  longDay: (day: PlainDate) => string
  /** An amount in hundredths, with its currency. */
  sum: (sum: Sum) => string
  /** An amount in hundredths, without its currency. */
  figure: (hundredths: number) => string
  percent: (percent: number) => string
  country: (code: string) => string
  language: (code: string) => string
  list: (words: string[]) => string
}

export function writtenIn(locale: string): Writing {
  const spelled = (day: PlainDate, weekday?: 'long') =>
    spelledDay(day, locale, weekday)
      // writes the abbreviation in full, because its dot would double the full stop of a sentence
      .replace(/\sг\.$/u, ' года')
      .replace(/\sр\.$/u, ' року')
  const name = (type: 'region' | 'language') => (code: string) =>
    new Intl.DisplayNames([locale], { type }).of(code) ?? code
  return {
    day: (day) => spelled(day),
    longDay: (day) => spelled(day, 'long'),
    sum: (sum) => sumIn(locale, sum),
    figure: (hundredths) => (hundredths / 100).toLocaleString(locale, { minimumFractionDigits: 2 }),
    percent: (percent) => localPercent(percent, locale),
    country: name('region'),
    language: name('language'),
    list: (words) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(words),
  }
}
