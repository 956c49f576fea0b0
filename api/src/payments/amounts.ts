import { AppError } from '@brieflotse/contract'

/** The most that is paid at once, in cents: what is above it is a slip of the finger. */
export const most = 100_000_000

/**
 * Cents of the decimal number of euros on the wire. A number of at most two decimals is printed as it was written, so the digits are
 * read, never multiplied: 1.15 * 100 is not 115.
 */
export function centsOf(euros: number): number {
  const { whole, part = '' } =
    /^(?<whole>\d{1,9})(?:\.(?<part>\d{1,2}))?$/.exec(String(euros))?.groups ?? {}
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  if (whole === undefined || cents < 1 || cents > most) throw new AppError('invalid-amount')
  return cents
}
