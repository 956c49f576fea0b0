import type { Claim, Document, Explanation } from '@brieflotse/contract'
import { compactIban, isBic, parsePaymentAmount } from '@brieflotse/rules'
import { heldBy } from './payable.ts'
import type { Transfer } from './payment-checks.ts'

/** A transfer that a letter asks for. `claim` is null if the server has made none, as for a direct debit. */
export type Wanted = { claim: Claim | null; letter: Transfer; sender: string | null }

/** The payment of a document: the server's claim, completed from the letter. */
export function wantedOf({ claims, explanation, title }: Document): Wanted {
  const claim = claims.find(({ state }) => state !== 'paid') ?? claims[0] ?? null
  const sender = explanation?.sender ?? null
  const fact = (kind: 'payee' | 'purpose') =>
    explanation?.facts.find((one) => one.kind === kind)?.value ?? null
  const iban = claim?.iban ?? sender?.iban ?? null
  const bic = claim?.bic ?? sender?.bic ?? null
  return {
    claim,
    sender: sender?.name ?? title,
    letter: {
      payee:
        claim?.payee ?? fact('payee') ?? explanation?.plan?.caution?.payee ?? sender?.name ?? null,
      iban: iban && compactIban(iban),
      bic: bic && isBic(bic) ? bic : null,
      amount:
        claim && (isTouched(claim) || !explanation?.plan)
          ? claim.amount
          : (askedAmount(explanation) ?? claim?.amount ?? null),
      purpose: claim?.purpose ?? fact('purpose') ?? referenceOf(explanation),
    },
  }
}

/** The unpaid amount in cents; for a paid claim, its full amount. Null if the letter names no amount. */
export function openAmount({ claim, letter }: Wanted): number | null {
  if (!claim || !isTouched(claim)) return letter.amount
  return claim.paid > 0 && claim.paid < claim.amount ? claim.amount - claim.paid : claim.amount
}

/** Whether a payment was made or is running: then the claim's amount counts, not the amount in the letter. */
const isTouched = ({ payments, state }: Claim) => payments.length > 0 || state !== 'open'

/** The reference by which the sender can identify the payer. */
function referenceOf(explanation: Document['explanation']): string | null {
  const { sender, recipient } = explanation ?? {}
  return sender?.reference ?? recipient?.reference_number ?? recipient?.case_file ?? null
}

/**
 * Whether the letter asks for a transfer that the app can make: the plan or its caution has one. True without a plan (earlier versions of
 * the reader), so that the user decides.
 */
export function asksTransfer({ plan }: Pick<Explanation, 'plan'>): boolean {
  if (!plan) return true
  return plan.steps.some(({ act }) => act === 'pay') || heldBy(plan)?.amount?.currency === 'EUR'
}

/** The amount in euros; from the plan's step, if there is a plan. */
function askedAmount(explanation: Document['explanation']): number | null {
  const plan = explanation?.plan
  if (!plan) return printedAmount(explanation)
  const step = plan.steps.find(({ act }) => act === 'pay')
  const amount = step ? step.amount : (heldBy(plan)?.amount ?? null)
  return amount?.currency === 'EUR' ? amount.cents : null
}

function printedAmount(explanation: Document['explanation']): number | null {
  const { total_fee, outstanding_fee } = explanation?.document_details.payment ?? {}
  const printed = total_fee ?? outstanding_fee
  if (!printed) return null
  try {
    return parsePaymentAmount(printed)
  } catch {
    return null
  }
}
