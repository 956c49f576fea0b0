import type { Plan, Step } from '../../src/plan/types.ts'
import type { Explanation } from '../../src/types.ts'

const without: Step['act'][] = ['pay-otherwise', 'be-debited', 'nothing']
const asksNothing = ({ act, duty }: Step) =>
  duty === 'may' || ['nothing', 'be-debited', 'receive', 'wait'].includes(act)
const euros = (german: string | null) => (german ? Number(german.replace(/[^\d-]/g, '')) : null)

function aboutMoney({ document_details, warnings }: Explanation, { steps, caution }: Plan) {
  const faults: string[] = []
  const { total_fee, due_date } = document_details.payment
  const pays = steps.filter(({ act }) => act === 'pay')
  const [pay] = pays
  const debit = steps.find(({ act, amount }) => act === 'be-debited' && amount?.role !== 'further')
  const shown = pay ?? debit
  if (pays.length > 1) faults.push('two transfers')
  if (pay && steps.some(({ act }) => without.includes(act)))
    faults.push(`a transfer beside ${steps.map(({ act }) => act).join(', ')}`)
  if (pay?.amount && pay.amount.currency !== 'EUR') faults.push('a transfer in another currency')
  if (pay && (caution?.code === 'offer' || caution?.code === 'trick'))
    faults.push(`a transfer beside a warning of an ${caution.code}`)
  if (total_fee !== null && euros(total_fee) !== shown?.amount?.cents)
    faults.push(`${total_fee} is shown, the step says ${shown?.amount?.cents}`)
  if (pay?.amount && total_fee === null) faults.push('a transfer whose amount is not shown')
  if (due_date !== null && due_date !== shown?.day?.date)
    faults.push(`due ${due_date} is shown, the step says ${shown?.day?.date}`)
  const warns = (code: string) => warnings.some((one) => one.code === code)
  if (warns('direct-debit') && pay) faults.push('a transfer beside the warning of a direct debit')
  if (warns('nothing-asked') && !steps.every(asksNothing))
    faults.push('nothing is asked, and there are steps')
  return faults
}

function aboutDays({ deadlines }: Explanation, { steps }: Plan): string[] {
  const faults: string[] = []
  const taken = steps.filter(({ act }) => act === 'be-debited')
  for (const { day, act } of steps) {
    if (!day || day.deadline === null) continue
    const isFollowed = deadlines.some(
      ({ what, date, law }) => what === day.deadline && date === day.date && law === day.law,
    )
    // the deadline of a payment is followed through the due date
    if (!isFollowed && day.deadline !== 'pay') faults.push(`${act}: ${day.date} is not followed`)
  }
  for (const { what, date, evidence } of deadlines) {
    if (evidence.length === 0) faults.push(`${what} ${date} stands nowhere`)
    const isStep = steps.some(
      ({ day, more }) =>
        (day?.deadline === what && day.date === date) || more.some((one) => one.date === date),
    )
    if (!isStep && !(what === 'pay' && taken.length > 0)) faults.push(`${what} ${date} has no step`)
  }
  return faults
}

function aboutSteps({ document_details }: Explanation, { steps, unclear }: Plan): string[] {
  const faults: string[] = []
  if (steps.length === 0 && unclear === null) faults.push('neither a step nor a word about it')
  if (steps.length === 0 && /nothing (?:that )?you must do/iu.test(document_details.summary))
    faults.push('says that there is nothing to do without a reason')
  const nothing = steps.filter(({ act }) => act === 'nothing')
  if (nothing.length > 0 && steps.some(({ act, duty }) => act !== 'nothing' && duty === 'must'))
    faults.push('nothing to do beside a duty')
  if (new Set(steps.map(({ id }) => id)).size < steps.length) faults.push('two steps with one id')
  const attend = steps.findIndex(({ act, duty }) => act === 'attend' && duty === 'must')
  const callOff = steps.findIndex(({ act, condition }) => act === 'reply' && condition !== null)
  if (attend >= 0 && callOff >= 0 && callOff < attend)
    faults.push('calling off stands before the appointment')
  for (const step of steps) {
    if (step.plain.trim() === '' || /undefined|NaN|null/.test(step.plain))
      faults.push(`${step.id} says “${step.plain}”`)
    if (step.confidence < 0 || step.confidence > 1) faults.push(`${step.id}: ${step.confidence}`)
  }
  return faults
}

/** The invariants of every explanation, whatever the letter says; returns each broken one as a sentence. */
export function brokenInvariants(explanation: Explanation): string[] {
  const { plan } = explanation
  if (!plan) return ['no plan']
  return [aboutMoney, aboutDays, aboutSteps].flatMap((check) => check(explanation, plan))
}
