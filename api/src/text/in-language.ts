import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '@brieflotse/contract'
import { type CatalogueMessages, readCatalogue } from '@brieflotse/catalogues'
import {
  daysBetween,
  localAmount,
  parseAmount,
  type PlainDate,
  spelledDay,
} from '@brieflotse/rules'
import type english from './en.json'
import type { Takes } from './values.ts'

/**
 * The server's own sentences: in mails, notifications, calendars and a few pages. The app's sentences are in `web/src/text`; errors
 * travel as codes that the app turns into sentences.
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

/** The sentences of one language, with its formats for days and amounts. */
export type Wording = Sentences & {
  language: Language
  dir: 'ltr' | 'rtl'
  /** "today", "tomorrow", "in 7 days". */
  when: (day: PlainDate, today: PlainDate) => string
  /** "Monday, 2 March 2026". */
  longDay: (day: PlainDate) => string
  cents: (cents: number) => string
  /** Converts an amount from German notation ("84,20 €"). Text that is not an amount is returned unchanged. */
  amount: (german: string) => string
  /** Isolates text of a letter inside a sentence, so that it keeps its own writing direction. */
  foreign: (text: string) => string
}

/** All of the server's sentences in this language. */
export function wordingIn(language: Language): Wording {
  const { locale, dir } = languages[language]
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const cents = (value: number) => localAmount(value, locale)
  return {
    ...tables.get(language)!,
    language,
    dir,
    // Intl says "within 7 days" in Arabic, which is a different statement than "in 7 days".
    when: (day, today) => relative.format(daysBetween(today, day), 'day').replace('خلال', 'بعد'),
    longDay: (day) => spelledDay(day, locale, 'long'),
    cents,
    amount: (german) => {
      const value = parseAmount(german)
      return value === null ? german : cents(value)
    },
    foreign: (text) => (dir === 'rtl' ? `\u2068${text}\u2069` : text),
  }
}
