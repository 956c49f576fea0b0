import type { Explanation, Plan } from '@brieflotse/contract'
import { isCollected, isCredit } from '@brieflotse/reading/facts'
import { isIban } from '@brieflotse/rules'

/** An amount that a document asks to be paid, as it was read. The amount in cents. */
export type AskedClaim = {
  amount: number
  payee: string | null
  iban: string | null
  bic: string | null
  purpose: string | null
  dueOn: string | null
}

/** Largest amount of a claim in cents: ten million euros in one letter is a misreading. */
const most = 999_999_999

/**
 * The transfers that the letter asks for now: the `pay` step of the plan. Direct debits, credits, amounts in other currencies and offers
 * are not claims.
 */
export function askedClaims(explanation: Explanation): AskedClaim[] {
  const { facts, sender } = explanation
  const valueOf = (kind: (typeof facts)[number]['kind']) =>
    facts.find((fact) => fact.kind === kind)?.value ?? null
  const asked = explanation.plan ? fromPlan(explanation.plan) : withoutPlan(explanation, valueOf)
  if (!asked || asked.amount <= 0 || asked.amount > most) return []
  const iban = valueOf('iban')
  const isAccount = iban !== null && isIban(iban)
  return [
    {
      ...asked,
      payee: valueOf('payee') ?? sender.name,
      iban: isAccount ? iban : null,
      bic: isAccount ? valueOf('bic') : null,
      purpose: valueOf('purpose'),
    },
  ]
}

type Asked = Pick<AskedClaim, 'amount' | 'dueOn'>

function fromPlan({ steps }: Plan): Asked | null {
  const pay = steps.find(({ act }) => act === 'pay')
  if (pay?.amount?.currency !== 'EUR') return null
  return { amount: pay.amount.cents, dueOn: pay.day?.date ?? null }
}

/** For explanations of an earlier version of the reader, which have no plan: instalments become one claim for the total. */
function withoutPlan(
  explanation: Explanation,
  valueOf: (kind: 'amount-total' | 'amount-outstanding') => string | null,
): Asked | null {
  const isMeant = !isCollected(explanation) && !isCredit(explanation)
  const amount = valueOf('amount-total') ?? valueOf('amount-outstanding')
  if (!isMeant || amount === null || !/^\d{1,9}$/.test(amount)) return null
  return { amount: Number(amount), dueOn: explanation.document_details.payment.due_date }
}
