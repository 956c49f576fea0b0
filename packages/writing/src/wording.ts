import {
  type Cents,
  formatEnglishAmount,
  formatGermanAmount,
  dateParts,
  type PlainDate,
} from '@brieflotse/rules'
import type { Bilingual } from './types.ts'

export const months = [
  ['Januar', 'January'],
  ['Februar', 'February'],
  ['März', 'March'],
  ['April', 'April'],
  ['Mai', 'May'],
  ['Juni', 'June'],
  ['Juli', 'July'],
  ['August', 'August'],
  ['September', 'September'],
  ['Oktober', 'October'],
  ['November', 'November'],
  ['Dezember', 'December'],
] as const

/** `14. März 2025` and `14 March 2025`. Source: DIN 5008, dates with the month in letters. */
export function sayDay(date: PlainDate): Bilingual {
  const { year, month, day } = dateParts(date)
  const [german, english] = months[month - 1]!
  return { german: `${day}.\u00a0${german} ${year}`, english: `${day} ${english} ${year}` }
}

/** `307,88 €` and `€307.88`. */
export function sayAmount(cents: Cents): Bilingual {
  return { german: formatGermanAmount(cents), english: formatEnglishAmount(cents) }
}

/** A text that is the same in both languages: names, numbers, titles of German letters. */
export function sameIn(text: string): Bilingual {
  return { german: text, english: text }
}
