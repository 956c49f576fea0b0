import { groupIban, type PlainDate } from '@brieflotse/rules'

// What stands between these is from the letter. They are marks of Unicode for text of its own direction, so plain text is right too.
const open = '\u2068'
const close = '\u2069'
const marks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A name or words as the letter has them, kept apart from the sentence around. */
export const ownWords = (text: string) => `${open}${text.replace(marks, '')}${close}`

/** An account as it is written on paper. */
export const iban = (plain: string) => ownWords(groupIban(plain))

/** A sentence in its pieces; those of the letter are every second one. */
export const piecesOf = (sentence: string): string[] => sentence.split(/[\u2068\u2069]/u)

/** What a kind of letter is; empty for one that this app does not know. */
export const whatIs = (kinds: Readonly<Record<string, { what: string }>>, id: string): string =>
  (Object.hasOwn(kinds, id) && kinds[id]?.what) || ''

/** Euros with their sign; another currency with its code, because several have the same sign. */
const amountIn = (locale: string, cents: number, currency: string) =>
  (cents / 100).toLocaleString(locale, {
    style: 'currency',
    currency,
    currencyDisplay: currency === 'EUR' ? 'narrowSymbol' : 'code',
  })

/** How a language writes what sentences are filled with: days, amounts in cents, lists. */
export function writtenIn(locale: string) {
  const spelled = (day: PlainDate, weekday?: 'long') =>
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
      .replace(/\sр\.$/u, ' року')
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const countries = new Intl.DisplayNames([locale], { type: 'region' })
  const languages = new Intl.DisplayNames([locale], { type: 'language' })
  return {
    day: (day: PlainDate) => spelled(day),
    longDay: (day: PlainDate) => spelled(day, 'long'),
    money: (cents: number) => amountIn(locale, cents, 'EUR'),
    /** An amount with its currency, as a step of a plan has it. */
    sum: ({ cents, currency }: { cents: number; currency: string }) =>
      amountIn(locale, cents, currency),
    /** An amount of another currency, in hundredths. */
    figure: (hundredths: number) =>
      (hundredths / 100).toLocaleString(locale, { minimumFractionDigits: 2 }),
    country: (code: string) => countries.of(code) ?? code,
    language: (code: string) => languages.of(code) ?? code,
    clock: (time: string) => time.replace(/^0(?=\d:)/, ''),
    list: (words: string[]) => list.format(words),
  }
}
