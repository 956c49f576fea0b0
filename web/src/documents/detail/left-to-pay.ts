import type { Claim, Explanation, Plan } from '@brieflotse/contract'
import { formatEnglishAmount } from '@brieflotse/rules'
import { restOf } from '../../claims/claim-text.ts'

/** The explanation with the remaining amount, if a part was paid. The sentences of the letter would still name the full amount. */
export function withRestToPay(explanation: Explanation, claims: Claim[]): Explanation {
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
  const { plan } = explanation
  return { ...explanation, actions, ...(plan && { plan: withRest(plan, whole, rest) }) }
}

/** The plan with the remaining amount in its payment step. */
function withRest(plan: Plan, whole: number, rest: number): Plan {
  const steps = plan.steps.map((step) => {
    const { act, amount, says, plain } = step
    if (act !== 'pay' || amount?.cents !== whole) return step
    const sum = { cents: rest, currency: amount.currency }
    return {
      ...step,
      amount: { ...amount, ...sum },
      plain: plain.replace(formatEnglishAmount(whole), formatEnglishAmount(rest)),
      says: says.map((one, index) =>
        index === 0 ? { ...one, values: { ...one.values, sum } } : one,
      ),
    }
  })
  return { ...plan, steps }
}
