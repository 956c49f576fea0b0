import type { Claim, ClaimPayment } from '@brieflotse/contract'
import { isSettled } from '@brieflotse/letter'
import { text } from '../text/text.ts'
import { centsText, dayText } from '../ui/format.ts'

/** "Paid on 3 May 2025"; null for an open claim. */
export function claimText(claim: Claim): string | null {
  const { state, amount, paid, payments } = claim
  const { claims } = text
  if (state === 'open') return null
  if (state === 'started') return claims.started
  if (state === 'disputed') return claims.disputed
  if (state === 'partly-paid') {
    return claims.partly({ paid: centsText(paid), amount: centsText(amount) })
  }
  const last = confirmed(payments).at(-1)
  const said = last ? claims.paidOn({ day: dayText(last.on) }) : claims.paid
  return isSettled(claim) ? said : claims.practice({ paid: said })
}

const confirmed = (payments: ClaimPayment[]) => payments.filter(({ state }) => state === 'paid')

/** The claim to show for a document among those with a payment or a note: the first that is still due, otherwise the first settled one. */
export function shownClaim(claims: Claim[] = []): Claim | null {
  const first = claims.find((claim) => !isSettled(claim)) ?? claims[0] ?? null
  return first && first.state !== 'open' ? first : null
}

/** The remaining debt in cents, if the only claim is partly paid with real money. Null otherwise; then the letter's total is shown. */
export function restOf(claims: Claim[] = []): number | null {
  const [claim, other] = claims
  if (!claim || other || claim.state !== 'partly-paid') return null
  return confirmed(claim.payments).some(({ practice }) => practice)
    ? null
    : claim.amount - claim.paid
}
