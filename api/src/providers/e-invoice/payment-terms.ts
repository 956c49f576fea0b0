import type { EarlyDiscount } from '@brieflotse/reading'
import { addPeriod, type Period, type PlainDate } from '@brieflotse/rules'
import { hundredths } from './hundredths.ts'

/** Unparsed payment terms. `less`: the discount for early payment. */
export type PaymentTerms = {
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

// Unit codes of UN/ECE recommendation 20.
const units: Record<string, Period['unit']> = { DAY: 'day', WEE: 'week', MON: 'month', ANN: 'year' }

/** XRechnung's format for a discount within the text of the terms, one line for each. Source: KoSIT, XRechnung 3.0, BR-DE-18. */
const written =
  /#SKONTO#TAGE=(\d{1,3})#PROZENT=(\d{1,2}(?:\.\d{1,4})?)(?:#BASISBETRAG=(\d{1,12}(?:\.\d{1,2})?))?#/gi

/** Parses a date as `YYYYMMDD` or `YYYY-MM-DD`, with an optional time zone. */
export function invoiceDay(text: string | null): PlainDate | null {
  const match = /^(\d{4})-?(\d{2})-?(\d{2})(?:Z|[+-]\d{2}:\d{2}|T.*)?$/.exec(text ?? '')
  const day = match ? `${match[1]}-${match[2]}-${match[3]}` : ''
  // Date.parse turns an invalid date such as 30 February into another one or NaN.
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : null
}

/**
 * The due date of the whole amount, and the discounts for early payment. If there are several terms, the due date is the latest one
 * of those without a discount; earlier dates belong to discounts or instalments.
 */
export function dueDateAndDiscounts(
  terms: PaymentTerms[],
  invoice: Invoice,
): { dueOn: PlainDate | null; discounts: EarlyDiscount[] } {
  const whole = terms.length > 1 ? terms.filter((term) => !isDiscount(term)) : terms
  const days = whole.flatMap(({ dueOn }) => invoiceDay(dueOn) ?? [])
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

const isDiscount = ({ less }: PaymentTerms) =>
  less !== null && (Number(less.percent) > 0 || Number(less.amount) > 0)

function inFields(
  { dueOn, less }: PaymentTerms,
  invoice: Invoice,
  hasOwnDay: boolean,
): EarlyDiscount {
  const from = invoiceDay(less?.from ?? null) ?? invoice.issuedOn
  const unit = units[less?.unit ?? '']
  const isCounted = from !== null && unit && /^\d{1,3}$/.test(less?.count ?? '')
  const counted = isCounted ? addPeriod(from, { count: Number(less?.count), unit }) : null
  const amount = hundredths(less?.amount ?? null)
  return {
    until: counted ?? (hasOwnDay ? invoiceDay(dueOn) : null),
    payable: amount === null ? lessBy(less?.percent ?? '', invoice) : invoice.payable - amount,
  }
}

function inText({ text }: PaymentTerms, invoice: Invoice): EarlyDiscount[] {
  return [...text.matchAll(written)].map(([, days, percent = '', base = '']) => ({
    until: invoice.issuedOn && addPeriod(invoice.issuedOn, { count: Number(days), unit: 'day' }),
    payable: lessBy(percent, invoice, hundredths(base)),
  }))
}

/** The amount after a discount in percent of the whole, or of the part that the discount applies to. */
function lessBy(percent: string, { payable }: Invoice, base: number | null = null): number | null {
  if (!/^\d{1,2}(?:\.\d{1,6})?$/.test(percent)) return null
  return payable - Math.round(((base ?? payable) * Number(percent)) / 100)
}
