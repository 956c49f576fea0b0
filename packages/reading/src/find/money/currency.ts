import { findMoney } from '../../german/numbers.ts'
import type { Layout } from '../../layout/types.ts'
import type { Demand } from '../claim.ts'

/**
 * The currency of a claim: named with the amount or its column, else where the amount is repeated, else the only one in the letter; euro if
 * none is named.
 */
export function currencyOfClaim({ currency, cents }: Demand, letter: Layout): string {
  if (currency) return currency
  const named = letter.blocks
    .filter(({ zone }) => zone === 'body' || zone === 'subject' || zone === 'info')
    .flatMap(({ text }) => findMoney(text))
    .flatMap((amount) => (amount.currency ? [{ ...amount, currency: amount.currency }] : []))
  const twin = named.find((amount) => Math.abs(amount.cents) === cents)
  if (twin) return twin.currency
  const all = new Set(named.map((amount) => amount.currency))
  const [only = 'EUR'] = all
  return all.size === 1 ? only : 'EUR'
}
