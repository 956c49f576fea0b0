import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '@brieflotse/contract'
import { type CatalogueMessages, readCatalogue } from '@brieflotse/catalogues'
import {
  daysBetween,
  formatEnglishAmount,
  formatLongDay,
  parseAmount,
  type PlainDate,
} from '@brieflotse/rules'
import type english from './en.json'
import type { Takes } from './values.ts'

/**
 * What the server itself says to a person: in mails, notices, calendars and on its few own pages. What the app says stands in
 * `web/src/text`; failures travel by their code and are said there.
 */
type Sentences = CatalogueMessages<typeof english, Takes>

const read = (language: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${language}.json`), 'utf8'))

const tables = new Map(
  Object.entries(languages).map(([language, { locale }]) => [
    language,
    readCatalogue(read('en'), read(language), locale) as Sentences,
  ]),
)

/** The sentences of a language, with its way to write days and amounts. */
export type Words = Sentences & {
  language: Language
  dir: 'ltr' | 'rtl'
  /** "today", "tomorrow", "in 7 days". */
  when: (day: PlainDate, today: PlainDate) => string
  /** "Monday, 2 March 2026". */
  longDay: (day: PlainDate) => string
  cents: (cents: number) => string
  /** From German notation ("84,20 €"); what is no amount stays as it is. */
  amount: (german: string) => string
  /** Text of a letter inside of a sentence: it keeps its own direction. */
  foreign: (text: string) => string
}

/** Everything the server says to somebody who reads this language. */
export function inLanguage(language: Language): Words {
  const { locale, dir } = languages[language]
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const cents = (value: number) =>
    language === 'en'
      ? formatEnglishAmount(value)
      : (value / 100).toLocaleString(locale, {
          style: 'currency',
          currency: 'EUR',
          currencyDisplay: 'narrowSymbol',
        })
  return {
    ...tables.get(language)!,
    language,
    dir,
    // Arabic would say "within 7 days", which is another promise than "in 7 days"
    when: (day, today) => relative.format(daysBetween(today, day), 'day').replace('خلال', 'بعد'),
    longDay: (day) => (language === 'en' ? formatLongDay(day) : longDay(day, locale)),
    cents,
    amount: (german) => {
      const value = parseAmount(german)
      return value === null ? german : cents(value)
    },
    foreign: (text) => (dir === 'rtl' ? `\u2068${text}\u2069` : text),
  }
}

function longDay(day: PlainDate, locale: string): string {
  return new Date(`${day}T12:00Z`).toLocaleDateString(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}
