import type { Claim, Document } from '@brieflotse/contract'
import { compactIban, isBic, parsePaymentAmount, type Transfer } from '@brieflotse/rules'

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
      payee: claim?.payee ?? fact('payee') ?? sender?.name ?? null,
      iban: iban && compactIban(iban),
      bic: bic && isBic(bic) ? bic : null,
      amount: claim ? claim.amount : printedAmount(explanation),
      purpose: claim?.purpose ?? fact('purpose') ?? referenceOf(explanation),
    },
  }
}

/** What is still open in cents; of a claim that was paid, the whole of it. Null when the letter names no amount. */
export function openAmount({ claim, letter }: Wanted): number | null {
  if (!claim) return letter.amount
  return claim.paid > 0 && claim.paid < claim.amount ? claim.amount - claim.paid : claim.amount
}

/** What the sender will know the payer by. */
function referenceOf(explanation: Document['explanation']): string | null {
  const { sender, recipient } = explanation ?? {}
  return sender?.reference ?? recipient?.reference_number ?? recipient?.case_file ?? null
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
