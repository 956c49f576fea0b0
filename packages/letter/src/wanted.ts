import type { Claim, Document, Explanation } from '@brieflotse/contract'
import { compactIban, isBic, parsePaymentAmount } from '@brieflotse/rules'
import { heldBy } from './payable.ts'
import type { Transfer } from './payment-checks.ts'

/** What a letter asks to be transferred. `claim` is null where the server has made none, such as for a direct debit. */
export type Wanted = { claim: Claim | null; letter: Transfer; sender: string | null }

/** What is to be paid for a document: the claim the server made of it, and what the letter says where the claim says nothing. */
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

/** What is still open in cents; of a claim that was paid, the whole of it. Null when the letter names no amount. */
export function openAmount({ claim, letter }: Wanted): number | null {
  if (!claim || !isTouched(claim)) return letter.amount
  return claim.paid > 0 && claim.paid < claim.amount ? claim.amount - claim.paid : claim.amount
}

/** Whether something was paid of it, or is on its way: then the claim counts, and not what the letter asks for now. */
const isTouched = ({ payments, state }: Claim) => payments.length > 0 || state !== 'open'

/** What the sender will know the payer by. */
function referenceOf(explanation: Document['explanation']): string | null {
  const { sender, recipient } = explanation ?? {}
  return sender?.reference ?? recipient?.reference_number ?? recipient?.case_file ?? null
}

/**
 * Whether the letter asks for a transfer that can be made from here: its plan has such a step, or a caution says what would be paid. What
 * an earlier reader has read, the reader of the letter decides.
 */
export function asksTransfer({ plan }: Pick<Explanation, 'plan'>): boolean {
  if (!plan) return true
  return plan.steps.some(({ act }) => act === 'pay') || heldBy(plan)?.amount?.currency === 'EUR'
}

/** Of a letter with a plan what its step says, in euros. */
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
