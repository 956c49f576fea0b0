import { formatGermanAmount } from '@brieflotse/rules'
import type { Cents, PlainDate } from '@brieflotse/rules'
import { foldName } from '../german/addresses.ts'
import type { Word } from '../types.ts'

const bare = (text: string) => foldName(text).replace(/[^\p{L}\p{N}]/gu, '')

/** The indexes of the words that show an amount in German notation, such as `1.949,75`. */
export function printedAmount(cents: Cents, words: Word[]): number[] {
  const wanted = formatGermanAmount(cents).replace(/[^\d.,-]/gu, '')
  const forms = new Set([wanted, wanted.replaceAll('.', '')])
  return words.flatMap(({ text }, at) =>
    forms.has(text.replace(/^(?:EUR|€)|(?:EUR|€)$|[.;:]$/gu, '')) ? [at] : [],
  )
}

/** The indexes of the words that show a day as `24.11.2026`. */
export function printedDay(day: PlainDate, words: Word[]): number[] {
  const [year, month, date] = day.split('-')
  return words.flatMap(({ text }, at) => (text.startsWith(`${date}.${month}.${year}`) ? [at] : []))
}

/** The indexes of the consecutive words that show a name or number; empty if it is not printed. */
export function printedText(text: string, words: Word[]): number[] {
  const wanted = bare(text)
  if (wanted.length < 3) return []
  for (let from = 0; from < words.length; from++) {
    let read = ''
    for (let at = from; at < words.length && wanted.startsWith(read); at++) {
      read += bare(words[at]!.text)
      if (read === wanted && words[at]!.page === words[from]!.page)
        return Array.from({ length: at - from + 1 }, (_, step) => from + step)
    }
  }
  return []
}
