import type { Claim } from '@brieflotse/contract'

/** Whether nothing is owed any more. A practice payment moves no money: what only that has paid is still due. */
export function isSettled({ state, amount, payments }: Claim): boolean {
  const real = payments.filter((payment) => payment.state === 'paid' && !payment.practice)
  return state === 'paid' && real.reduce((sum, payment) => sum + payment.amount, 0) >= amount
}

/** Whether everything the letter asks for has been paid. Rows of earlier versions have no claims. */
export function isPaid({ claims = [] }: { claims?: Claim[] }): boolean {
  return claims.length > 0 && claims.every(isSettled)
}
