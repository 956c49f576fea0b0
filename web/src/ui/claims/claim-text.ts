import type { Claim, ClaimPayment } from '@brieflotse/contract'
import { formatEnglishAmount } from '@brieflotse/rules'
import { text } from '../../text/text.ts'
import { dayText } from '../format.ts'

/** "Paid on 3 May 2025"; null while nothing has been done about it. */
export function claimText({ state, amount, paid, payments }: Claim): string | null {
  const { claims } = text
  if (state === 'open') return null
  if (state === 'started') return claims.started
  if (state === 'disputed') return claims.disputed
  if (state === 'partly-paid') {
    return claims.partly(formatEnglishAmount(paid), formatEnglishAmount(amount))
  }
  const last = confirmed(payments).at(-1)
  const said = last ? claims.paidOn(dayText(last.on)) : claims.paid
  return last?.practice ? claims.practice(said) : said
}

const confirmed = (payments: ClaimPayment[]) => payments.filter(({ state }) => state === 'paid')

/** The claim of a document that something has been done about: the first that is not paid, else one that is. */
export function shownClaim(claims: Claim[] = []): Claim | null {
  const first = claims.find(({ state }) => state !== 'paid') ?? claims[0] ?? null
  return first && first.state !== 'open' ? first : null
}
