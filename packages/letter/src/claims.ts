import type { Claim, ClaimState } from '@brieflotse/contract'

/** What is still owed of a claim, in cents. A practice payment moves no money: what only that has paid is still due. */
export function leftOf({ amount, payments }: Claim): number {
  const real = payments.filter(({ state, practice }) => state === 'paid' && !practice)
  return Math.max(0, amount - real.reduce((sum, payment) => sum + payment.amount, 0))
}

/** Whether nothing is owed any more. */
export function isSettled(claim: Claim): boolean {
  return claim.state === 'paid' && leftOf(claim) === 0
}

/** Whether everything the letter asks for has been paid. Rows of earlier versions have no claims. */
export function isPaid({ claims = [] }: { claims?: Claim[] }): boolean {
  return claims.length > 0 && claims.every(isSettled)
}

/** The state of a claim. `paid` is confirmed; what the user disputes stays disputed until they say otherwise or pay it. */
export function claimState(
  { amount, paid }: Pick<Claim, 'amount' | 'paid'>,
  { isDisputed, isStarted }: { isDisputed: boolean; isStarted: boolean },
): ClaimState {
  if (isDisputed) return 'disputed'
  if (paid >= amount) return 'paid'
  if (isStarted) return 'started'
  return paid > 0 ? 'partly-paid' : 'open'
}
