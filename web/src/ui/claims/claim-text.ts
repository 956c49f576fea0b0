import type { Claim, ClaimPayment } from '@brieflotse/contract'
import { isSettled } from '@brieflotse/letter'
import { text } from '../../text/text.ts'
import { centsText, dayText } from '../format.ts'

/** "Paid on 3 May 2025"; null while nothing has been done about it. */
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

/** The claim of a document that something has been done about: the first that is still due, else one that is not. */
export function shownClaim(claims: Claim[] = []): Claim | null {
  const first = claims.find((claim) => !isSettled(claim)) ?? claims[0] ?? null
  return first && first.state !== 'open' ? first : null
}

/** What is still owed in cents, where a part of the only claim was paid with real money; null else: then it is the letter's total. */
export function restOf(claims: Claim[] = []): number | null {
  const [claim, other] = claims
  if (!claim || other || claim.state !== 'partly-paid') return null
  return confirmed(claim.payments).some(({ practice }) => practice)
    ? null
    : claim.amount - claim.paid
}
