import type { EarlyDiscount } from '@brieflotse/reading'
import { addPeriod, type Period, type PlainDate } from '@brieflotse/rules'
import { hundredths } from './hundredths.ts'

/** Terms of payment as they are written. `less`: what may be deducted by who pays early. */
export type Term = {
  dueOn: string | null
  text: string
  less: {
    from: string | null
    count: string | null
    unit: string
    percent: string | null
    amount: string | null
  } | null
}

type Invoice = { issuedOn: PlainDate | null; payable: number }

// UN/ECE recommendation 20
const units: Record<string, Period['unit']> = { DAY: 'day', WEE: 'week', MON: 'month', ANN: 'year' }

/** How XRechnung writes a discount into the text of its terms, a line each. Source: KoSIT, XRechnung 3.0, BR-DE-18. */
const written =
  /#SKONTO#TAGE=(\d{1,3})#PROZENT=(\d{1,2}(?:\.\d{1,4})?)(?:#BASISBETRAG=(\d{1,12}(?:\.\d{1,2})?))?#/gi

/** A day as `YYYYMMDD` or `YYYY-MM-DD`, perhaps with a zone behind it. */
export function dayIn(text: string | null): PlainDate | null {
  const match = /^(\d{4})-?(\d{2})-?(\d{2})(?:Z|[+-]\d{2}:\d{2}|T.*)?$/.exec(text ?? '')
  const day = match ? `${match[1]}-${match[2]}-${match[3]}` : ''
  // a day that does not exist comes back as another one, or as none
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : null
}

/**
 * When the whole is due, and what less is to be paid early. Of several terms those without a discount say the day, and the last of
 * them counts: what comes before is a day for who wants to pay less, or an instalment.
 */
export function termsOf(
  terms: Term[],
  invoice: Invoice,
): { dueOn: PlainDate | null; discounts: EarlyDiscount[] } {
  const whole = terms.length > 1 ? terms.filter((term) => !isDiscount(term)) : terms
  const days = whole.flatMap(({ dueOn }) => dayIn(dueOn) ?? [])
  return {
    dueOn: days.toSorted().at(-1) ?? null,
    discounts: terms
      .flatMap((term) => [
        ...(isDiscount(term) ? [inFields(term, invoice, terms.length > 1)] : []),
        ...inText(term, invoice),
      ])
      .filter(({ payable }) => payable === null || (payable > 0 && payable < invoice.payable)),
  }
}

const isDiscount = ({ less }: Term) =>
  less !== null && (Number(less.percent) > 0 || Number(less.amount) > 0)

function inFields({ dueOn, less }: Term, invoice: Invoice, hasOwnDay: boolean): EarlyDiscount {
  const from = dayIn(less?.from ?? null) ?? invoice.issuedOn
  const unit = units[less?.unit ?? '']
  const isCounted = from !== null && unit && /^\d{1,3}$/.test(less?.count ?? '')
  const counted = isCounted ? addPeriod(from, { count: Number(less?.count), unit }) : null
  const amount = hundredths(less?.amount ?? null)
  return {
    until: counted ?? (hasOwnDay ? dayIn(dueOn) : null),
    payable: amount === null ? lessBy(less?.percent ?? '', invoice) : invoice.payable - amount,
  }
}

function inText({ text }: Term, invoice: Invoice): EarlyDiscount[] {
  return [...text.matchAll(written)].map(([, days, percent = '', base = '']) => ({
    until: invoice.issuedOn && addPeriod(invoice.issuedOn, { count: Number(days), unit: 'day' }),
    payable: lessBy(percent, invoice, hundredths(base)),
  }))
}

/** What is left of an invoice when some percent of it, or of the part that the discount is for, is deducted. */
function lessBy(percent: string, { payable }: Invoice, base: number | null = null): number | null {
  if (!/^\d{1,2}(?:\.\d{1,6})?$/.test(percent)) return null
  return payable - Math.round(((base ?? payable) * Number(percent)) / 100)
}
