import { parseAmount } from '@brieflotse/rules'
import type { Cents } from '@brieflotse/rules'
import { currencyOf, currencyPattern } from './currencies.ts'

/**
 * A printed amount of money. `currency`: ISO 4217 code of the currency next to it, null if there is none; `decimals`: whether cents are
 * printed; `cents`: hundredths of the currency; `per`: the unit of a rate (`€/Monat`, `10 € je Tag`). Offsets cover number and currency.
 */
export type Amount = {
  start: number
  end: number
  cents: Cents
  currency: string | null
  decimals: boolean
  per: string | null
}

const digits = String.raw`\d{1,3}(?:[ \u00a0]\d{3})+,\d{2}(?!\d)|\d(?:[\d.'’]|,(?=\d))*(?:,(?:--?|–|—))?`
const pattern = new RegExp(
  String.raw`(?<![\p{L}\d.,:/_-])(?<before>${currencyPattern}\s?)?(?<minus>[-−–—]\s?)?(?<number>${digits})(?<after>\s?${currencyPattern})?`,
  'gu',
)

// Units after a number that is not money.
const unit =
  /^\s?(?:%|‰|°|Prozent|v\. ?H\.|m²|m³|cm|mm|km|qm|kWh|kW|MWh|ct\b|Cent\b|kg|g\b|l\b|ml\b|Std|Stk|Stück|Uhr|Tage?n?\b|Wochen?\b|Monate?n?\b|Jahre?n?\b|Mbit|MB|GB|PS\b|x\b|×)/u

/** `1.234,56` and similar: cents are printed. A number without cents is money only if it has a currency. */
const withCents = /(?:[.,]\d{2}|,(?:--?|–|—))$/

/** `7.30` is a time unless it has a currency; `27.80` cannot be a time. */
const timeLike = /^(?:[01]?\d|2[0-3])\.[0-5]\d$/

/** `Fr. 12.10.` may be a Friday. */
const mayBeFriday = /^Fr\./

/**
 * All amounts of money in a text, in order, in any currency. A number is money if it has a currency, or two decimals and no other unit;
 * separators are interpreted per number (see `parseAmount`). Parts of dates, times, file numbers and percentages are left out. A leading
 * minus makes cents negative.
 */
export function findMoney(text: string): Amount[] {
  const found: Amount[] = []
  for (const match of text.matchAll(pattern)) {
    const { before = '', minus = '', number: raw = '', after = '' } = match.groups ?? {}
    const number = raw.replace(/[.'’]+$/, '')
    const cut = after ? 0 : raw.length - number.length
    const rest = text.slice(match.index + match[0].length - cut)
    const currency = currencyOf(before) ?? currencyOf(after.trim())
    const decimals = withCents.test(number)
    if (mayBeFriday.test(before) && (!decimals || timeLike.test(number))) continue
    if (!currency && (!decimals || unit.test(rest) || /^[-/\p{L}\d:]/u.test(rest))) continue
    if (!currency && timeLike.test(number)) continue
    if (currency && /^\s?ct/u.test(rest)) continue
    const cents = parseAmount(number.replace(/[–—]$/, '-'))
    if (cents === null) continue
    // `10-20 €` is a range, not a negative amount.
    const negative = minus && !/[\d€R]\s?$/.test(text.slice(0, match.index + before.length))
    const dropped = minus && !negative ? before.length + minus.length : 0
    found.push({
      start: match.index + dropped,
      end: match.index + match[0].length - cut,
      cents: negative && cents > 0 ? -cents : cents,
      currency,
      decimals,
      per: /^\s?(?:\/\s?|pro\s?|je\s(?!€|EUR))(\p{L}+)/iu.exec(rest)?.[1] ?? null,
    })
  }
  return found
}

/** The amounts in euros or without a currency. */
export function findAmounts(text: string): Amount[] {
  return findMoney(text).filter(({ currency }) => currency === null || currency === 'EUR')
}
