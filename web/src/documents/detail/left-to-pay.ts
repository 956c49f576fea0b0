import type { Claim, Explanation } from '@brieflotse/contract'
import { formatEnglishAmount } from '@brieflotse/rules'
import { restOf } from '../../ui/claims/claim-text.ts'

/** What the letter asks for, with what is left to pay where a part was paid: its own sentence would still name the whole. */
export function leftToPay(explanation: Explanation, claims: Claim[]): Explanation {
  const rest = restOf(claims)
  const whole = claims[0]?.amount
  if (rest === null || whole === undefined) return explanation
  const actions = explanation.actions.map((action) => ({
    ...action,
    plain: action.plain.replaceAll(formatEnglishAmount(whole), formatEnglishAmount(rest)),
    said: action.said?.map((one) =>
      one.id === 'ask.pay' && one.values['amount'] === whole
        ? { ...one, values: { ...one.values, amount: rest } }
        : one,
    ),
  }))
  return { ...explanation, actions }
}
