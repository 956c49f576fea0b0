import type { Caution, Claim, Document, Explanation, Plan, Step } from '@brieflotse/contract'
import { isSettled } from './claims.ts'

/** The caution that keeps the reader from paying before they have asked the sender; null where nothing does. */
export const heldBy = (plan: Plan | undefined): Caution | null => plan?.caution ?? null

/** What is paid by a transfer from here: the step that asks for it; behind a caution what would be paid. Null where nothing is. */
export function payable({ steps, caution }: Plan): Step['amount'] {
  return steps.find(({ act }) => act === 'pay')?.amount ?? caution?.amount ?? null
}

/** Whether a transfer can be made now: none is under way, disputed or waiting for a word with the sender. */
export function canPay(
  { claims }: Pick<Document, 'claims'>,
  { plan }: Pick<Explanation, 'plan'>,
): boolean {
  return !heldBy(plan) && !claims.some(isHeld)
}

/** Whether paying is what the letter is about, and has not been done. */
export function isToPay({ claims }: Pick<Document, 'claims'>, explanation: Explanation): boolean {
  const { total_fee } = explanation.document_details.payment
  return Boolean(total_fee) && claims.some((claim) => !isSettled(claim) && !isHeld(claim))
}

/** A payment is on its way, or the user does not want to pay. */
const isHeld = ({ state }: Claim) => state === 'started' || state === 'disputed'
