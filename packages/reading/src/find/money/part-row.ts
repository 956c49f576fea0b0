import type { BodySentence } from '../body-sentences.ts'
import type { TableRow } from '../sums.ts'

const partWord = /(?<!\p{L})\p{L}*?(rate|anzahlung|teilbetrag|teilzahlung)n?(?!\p{L})/iu

/**
 * `Die erste Rate überweisen Sie …`: the row that is named. Null if several match or no row names a deposit, because the total of a table
 * is no part of itself.
 */
export function partRow({ text }: BodySentence, rows: TableRow[]): TableRow | null | undefined {
  const word = partWord.exec(text)?.[1]?.toLowerCase()
  if (!word) return undefined
  const [row, second] = rows.filter(
    ({ amounts, label }) => amounts.length === 1 && label.toLowerCase().includes(word),
  )
  if (!row && word === 'rate') return undefined
  return row && !second ? row : null
}
