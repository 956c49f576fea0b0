import { isPlainDate } from '@brieflotse/rules'
import { dueDayId } from '../deadline-id.ts'
import type { Plan, Step } from '../plan/types.ts'
import { payDay } from '../plan/pay-day.ts'
import { dayInEnglish } from '../said/arithmetic.ts'
import type { Also } from './apply-corrections.ts'
import type { FactCorrection } from './types.ts'

/** Acts about the user's money. */
const aboutMoney: Step['act'][] = ['pay', 'pay-otherwise', 'be-debited']

function payStep(step: Partial<Step>, cents: number, day: Step['day']): Step {
  const told = day?.date ? { day: day.date, time: null, counted: !day.stated } : null
  const said = { id: 'step.pay' as const, values: { sum: { cents, currency: 'EUR' }, day: told } }
  return {
    id: 'pay',
    duty: 'must',
    why: { id: 'why.you-said', values: {} },
    whyPlain: 'You said so.',
    more: [],
    place: null,
    things: [],
    condition: null,
    conditionPlain: null,
    otherwise: [],
    otherwisePlain: '',
    german: [],
    evidence: [],
    ...step,
    act: 'pay',
    says: [said],
    plain: dayInEnglish(said),
    amount: { cents, currency: 'EUR', role: 'whole' },
    day,
    confidence: 1,
  }
}

/** The plan as a device shows it before the server has recomputed it: a corrected amount or day to pay is set in its step. */
function planWith(plan: Plan, { kind, value, was }: Omit<FactCorrection, 'field'>): Plan {
  const at = plan.steps.findIndex(({ act }) => aboutMoney.includes(act))
  const step = plan.steps[at]
  if (kind === 'amount-total') {
    if (value === null) return { ...plan, steps: plan.steps.filter((one) => one !== step) }
    const paid = payStep(step ?? {}, Number(value), step?.day ?? null)
    return { ...plan, steps: plan.steps.toSpliced(Math.max(at, 0), step ? 1 : 0, paid) }
  }
  if (kind !== 'due-date' || step?.act !== 'pay') return plan
  const deadlineId = step.day?.deadlineId ?? dueDayId(was)
  const day = value !== null && isPlainDate(value) ? { ...payDay(value), deadlineId } : null
  const moved = step.amount ? payStep(step, step.amount.cents, day) : { ...step, day }
  return { ...plan, steps: plan.steps.toSpliced(at, 1, moved) }
}

/** The explanation with a correction applied to its plan. */
export const withPlan: Also = (shown, correction) =>
  shown.plan ? { ...shown, plan: planWith(shown.plan, correction) } : shown
