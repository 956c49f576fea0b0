import { addPeriod, type PlainDate } from '@brieflotse/rules'
import { countOf, countWords } from '../../german/counts.ts'
import { dateNear, findDates } from '../../german/dates.ts'
import { discountTerms } from '../../german/money-cues.ts'
import { findAmounts } from '../../german/numbers.ts'
import type { Layout } from '../../layout/types.ts'
import type { Finding } from '../../types.ts'
import { runningText } from '../running-text.ts'
import { splitPassage, allWords } from '../words-at.ts'

const percent = /(?<!\d)(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:%|Prozent)/u
const days = new RegExp(String.raw`(?<!\p{L})(\d{1,3}|${countWords})\s+Tage?n?(?!\p{L})`, 'iu')
/** Terms are separated by commas, semicolons and sentence ends, but not by the comma in a number. */
const between = /[,;](?=\s)|\.(?=\s\p{Lu})|\s(?:oder|sowie)\s|\t/gu

function dayOf(text: string, letterDate: PlainDate | null): PlainDate | null {
  const [date] = findDates(text)
  const day = date && letterDate ? dateNear(date, letterDate) : (date?.date ?? null)
  if (day) return day
  const count = countOf(days.exec(text)?.[1] ?? '')
  return count > 0 && letterDate ? addPeriod(letterDate, { count, unit: 'day' }) : null
}

/** The amount after a discount: as printed, else computed. */
function reduced(text: string, total: number): number | null {
  const share = Number((percent.exec(text)?.[1] ?? '').replace(',', '.'))
  if (!share || share >= 20) return null
  const counted = total - Math.round((total * share) / 100)
  const stated = findAmounts(text).find(({ cents }) => Math.abs(cents - counted) <= 2)
  return stated?.cents ?? counted
}

/** Discounts for early payment (Skonto), one finding per term. */
export function findDiscounts(letter: Layout, before: Finding[], total: number): Finding[] {
  const letterDate = before.find(({ kind }) => kind === 'letter-date')?.value ?? null
  return runningText(letter)
    .filter(({ text }) => discountTerms.test(text))
    .flatMap((block) => {
      const parts = splitPassage(block, between)
      return parts.flatMap((part, at) => {
        if (!percent.test(part.text)) return []
        const isTerm = discountTerms.test(part.text) || /abzug|abzgl|abzüglich/iu.test(part.text)
        const cents = isTerm ? reduced(part.text, total) : null
        if (cents === null) return []
        // the day of a term may be in the part before it: `innerhalb von 10 Tagen, abzüglich 2 % Skonto`
        const own = dayOf(part.text, letterDate)
        const above = parts[at - 1]?.text ?? ''
        const day = own ?? (/netto|ohne abzug/iu.test(above) ? null : dayOf(above, letterDate))
        return [
          {
            kind: 'discount' as const,
            value: `${day ?? '-'} ${cents}`,
            words: allWords(part),
            stated: true,
            confidence: day ? 0.82 : 0.65,
            why: 'less for who pays early',
          },
        ]
      })
    })
    .slice(0, 10)
}
