import type { Claim, ClaimState } from '@brieflotse/contract'

/** The amount in cents still owed of a claim. Practice payments move no money, so they do not reduce it. */
export function leftOf({ amount, payments }: Claim): number {
  const real = payments.filter(({ state, practice }) => state === 'paid' && !practice)
  return Math.max(0, amount - real.reduce((sum, payment) => sum + payment.amount, 0))
}

/** Whether the claim is fully paid with real money. */
export function isSettled(claim: Claim): boolean {
  return claim.state === 'paid' && leftOf(claim) === 0
}

/** Whether every claim of the letter is settled. Rows of earlier versions have no claims. */
export function isPaid({ claims = [] }: { claims?: Claim[] }): boolean {
  return claims.length > 0 && claims.every(isSettled)
}

/** The state of a claim. `paid` needs confirmed payments; a disputed claim stays disputed until the user withdraws the dispute or pays. */
export function claimState(
  { amount, paid }: Pick<Claim, 'amount' | 'paid'>,
  { isDisputed, isStarted }: { isDisputed: boolean; isStarted: boolean },
): ClaimState {
  if (isDisputed) return 'disputed'
  if (paid >= amount) return 'paid'
  if (isStarted) return 'started'
  return paid > 0 ? 'partly-paid' : 'open'
}
