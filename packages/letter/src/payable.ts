import type { Caution, Claim, Document, Explanation, Plan, Step } from '@brieflotse/contract'
import { isSettled } from './claims.ts'

/** The caution that tells the user to ask the sender before paying; null if there is none. */
export const heldBy = (plan: Plan | undefined): Caution | null => plan?.caution ?? null

/** The amount that the app can transfer: from the `pay` step, or from the caution that holds it back. Null if there is none. */
export function amountToPay({ steps, caution }: Plan): Step['amount'] {
  return steps.find(({ act }) => act === 'pay')?.amount ?? caution?.amount ?? null
}

// not `bank-unknown`: the list of banks may be older than the bank, and the payment dialog checks it again
const aboutAccount: Explanation['warnings'][number]['code'][] = [
  'iban-country',
  'iban-check-failed',
  'sources-iban',
]

/** The warnings that say that the account may be wrong. */
export const accountWarnings = ({ warnings }: Pick<Explanation, 'warnings'>) =>
  warnings.filter(({ code }) => aboutAccount.includes(code))

/**
 * What the user has to check before paying: whether the letter is real (with the sender), if there is a caution; otherwise the account, if a
 * warning is about it. Null if nothing.
 */
export function checkBefore(
  explanation: Pick<Explanation, 'plan' | 'warnings'>,
): 'sender' | 'account' | null {
  if (heldBy(explanation.plan)) return 'sender'
  return accountWarnings(explanation).length > 0 ? 'account' : null
}

/** Whether the user can start a transfer now: no claim has a running payment or is disputed, and nothing has to be checked before. */
export function canPay(
  { claims }: Pick<Document, 'claims'>,
  explanation: Pick<Explanation, 'plan' | 'warnings'>,
): boolean {
  return checkBefore(explanation) === null && !claims.some(isHeld)
}

/** Whether the letter is mainly a bill and is not paid yet. */
export function isToPay({ claims }: Pick<Document, 'claims'>, explanation: Explanation): boolean {
  const { total_fee } = explanation.document_details.payment
  return Boolean(total_fee) && claims.some((claim) => !isSettled(claim) && !isHeld(claim))
}

/** A payment is running, or the user disputes the claim. */
const isHeld = ({ state }: Claim) => state === 'started' || state === 'disputed'
