import { formatDay, formatEnglishAmount, type Cents, type PlainDate } from '@brieflotse/rules'

/** A day by which something may or must happen. `counted`: not printed in the letter. */
export type DayTold = { day: PlainDate; time: string | null; counted: boolean }

/** An amount of a plan: hundredths of `currency` (ISO 4217). */
export type Sum = { cents: Cents; currency: string }

/** `€148.75`, `CHF 148.75`. */
export const sumText = ({ cents, currency }: Sum) =>
  currency === 'EUR'
    ? formatEnglishAmount(cents)
    : `${currency} ${formatEnglishAmount(cents).replace('€', '')}`

export const at = (time: string | null) => (time ? ` at ${time.replace(/^0/, '')}` : '')
export const by = (day: DayTold | null) =>
  day
    ? ` by ${formatDay(day.day)}${at(day.time)}${day.counted ? ' (we counted this day)' : ''}`
    : ''

export type When = { day: DayTold | null }
export type Paid = { sum: Sum } & When

/** Apart from the other sentences of a plan: a corrected amount changes its step on devices too, which do not need the rest. */
export const paySentences = {
  'step.pay': ({ sum, day }: Paid) => `Pay ${sumText(sum)}${by(day)}.`,
} as const
