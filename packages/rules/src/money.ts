/** An amount of money in euro cents: a safe integer, never a fraction. */
export type Cents = number

/** The error text for an amount that cannot be parsed. Source: specification, section 5. */
const invalidAmountFormat = 'Invalid amount format'

const currency = /€|\b(?:EUR|Euro)\b/giu
const blanks = /[\s\u00a0\u2007\u2009\u202f]/gu
const minus = /[\u2010-\u2015\u2212]/gu

/**
 * Parses one printed amount into cents; null if it is ambiguous. German (`1.234,56`) and English (`1,234.56`) notation are recognised per
 * number: with both separators the last one is the decimal separator; a single one before two digits is decimal; dots before three digits
 * group thousands; a single comma before three digits is ambiguous. `12,-` and `12,–` mean twelve euros.
 */
export function parseAmount(text: string): Cents | null {
  const bare = text.replace(currency, '').replace(blanks, '').replace(minus, '-')
  const match = /^([+-]?)(\d(?:[\d.,'’]*\d)?)(,--?)?(-?)$/u.exec(bare)
  if (!match) return null
  const [, sign, digits = '', even, after] = match
  if (sign && after) return null
  const cents = centsOf(digits, even !== undefined)
  if (cents === null || !Number.isSafeInteger(cents)) return null
  return (sign === '-' || after === '-') && cents !== 0 ? -cents : cents
}

function centsOf(digits: string, even: boolean): number | null {
  const german = /^(\d+|\d{1,3}(?:[.'’]\d{3})+)(?:,(\d{1,2}))?$/u.exec(digits)
  const english = /^(\d+|\d{1,3}(?:[,'’]\d{3})+)(?:\.(\d{1,2}))?$/u.exec(digits)
  const match = german ?? english
  // `1,234` alone is a thousand in English and a fraction in German.
  if (!match || (!german && /^\d{1,3},\d{3}$/.test(digits))) return null
  if (even && match[2] !== undefined) return null
  const whole = Number((match[1] ?? '').replace(/\D/g, ''))
  return whole * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/**
 * Parses the amount of a payment by the specification (section 5): euro sign, spaces and dots are removed, a comma becomes the decimal
 * point. Returns cents; further decimals are rounded, half a cent away from zero. It works on the digits, without floating-point numbers.
 * Throws an Error `Invalid amount format` if the rest is not a number or too large to be exact.
 */
export function parsePaymentAmount(text: string): Cents {
  const plain = text.replace(/€/g, '').replace(blanks, '').replace(/\./g, '').replace(',', '.')
  const match = /^([+-]?)(?=\.?\d)(\d*)\.?(\d*)$/.exec(plain)
  if (!match) throw new Error(invalidAmountFormat)
  const [, sign, whole = '', part = ''] = match
  const up = Number(part.charAt(2)) >= 5 ? 1 : 0
  const cents = Number(`${whole}${part.slice(0, 2).padEnd(2, '0')}`) + up
  if (!Number.isSafeInteger(cents)) throw new Error(invalidAmountFormat)
  return sign === '-' && cents !== 0 ? -cents : cents
}

function grouped(cents: Cents, thousands: string, decimal: string): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, thousands)
  return `${whole}${decimal}${digits.slice(-2)}`
}

/** `1.234,56 €`. */
export function formatGermanAmount(cents: Cents): string {
  return `${cents < 0 ? '-' : ''}${grouped(cents, '.', ',')} €`
}

/** `€1,234.56`. */
export function formatEnglishAmount(cents: Cents): string {
  return `${cents < 0 ? '-' : ''}€${grouped(cents, ',', '.')}`
}

/** An amount in the format of a language: `€1,234.56`, `1.234,56 €`. */
export function localAmount(cents: Cents, locale: string): string {
  if (locale.startsWith('en')) return formatEnglishAmount(cents)
  return (cents / 100).toLocaleString(locale, {
    style: 'currency',
    currency: 'EUR',
    currencyDisplay: 'narrowSymbol',
  })
}

/** A share in the format of a language: `30%`, `30 %`, `%30`. */
export const localPercent = (percent: number, locale: string): string =>
  (percent / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 })

/** `1234.56`: euros as decimal text, for providers and the API. */
export function toDecimal(cents: Cents): string {
  return `${cents < 0 ? '-' : ''}${grouped(cents, '', '.')}`
}
