import { AppError } from '@brieflotse/contract'

/** The largest payment in cents; a higher amount is a typing error. */
export const most = 100_000_000

/**
 * Converts the API's decimal number of euros to cents. The printed digits are used instead of multiplication, because 1.15 * 100 is
 * not 115 in floating point.
 */
export function centsOfEuros(euros: number): number {
  const { whole, part = '' } =
    /^(?<whole>\d{1,9})(?:\.(?<part>\d{1,2}))?$/.exec(String(euros))?.groups ?? {}
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  if (whole === undefined || cents < 1 || cents > most) throw new AppError('invalid-amount')
  return cents
}
