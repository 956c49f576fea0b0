import type { Act, Plan, Step } from '../../src/plan/types.ts'
import type { Reading } from '../../src/types.ts'
import type { ActDay, ActTruth, TrueStep } from './act-truth.ts'

/** `right`: the plan makes a user do what is needed. `half`: nothing is false, but something is missing. `wrong`: something is false. */
export type Verdict = 'right' | 'half' | 'wrong'
/** `rights` and `facts`: how many of the optional steps and of the three facts the explanation contains. */
export type ActScore = {
  id: string
  verdict: Verdict
  faults: string[]
  rights: Share
  facts: Share
}
export type Share = { named: number; of: number }

// Acts that count as the same: a form that is returned is filled in, signed, sent, and a reply.
const families: Act[][] = [
  ['fill-in', 'send', 'sign', 'reply'],
  ['reply', 'call'],
  ['do', 'reply', 'check', 'send'],
  ['pay', 'pay-otherwise', 'pay-further'],
  ['bring', 'send'],
  ['check', 'keep', 'wait', 'nothing'],
]
const alike = (a: Act, b: Act) =>
  a === b || families.some((family) => family.includes(a) && family.includes(b))

const money: Act[] = ['pay', 'pay-otherwise', 'pay-further', 'be-debited', 'receive']
/** Acts that, if falsely advised, cost the user money, a day or a right. */
const grave: Act[] = ['pay', 'pay-otherwise', 'pay-further', 'be-debited', 'attend']
/** If the truth has only these acts, a plan that says "nothing to do" is right. */
const passive: Act[] = ['nothing', 'wait', 'keep', 'check', 'receive', 'be-debited', 'call']

function sameDay(want: ActDay, step: Step): boolean {
  const day = step.day
  // what the user brings to an appointment has the appointment's day, which the truth states only once
  if (want === null && step.act === 'bring' && day?.deadline === null) return true
  if (want === '*' || want === 'asap') return true
  if (want === null) return !day?.date || !day.stated
  if (want === '?') return day === null ? step.says.length > 0 : !day.stated || day.date === null
  return (
    day?.date === want.date && (!want.time || day.time === null || sameTime(day.time, want.time))
  )
}

const sameTime = (a: string, b: string) => a.replace(/^0/, '') === b.replace(/^0/, '')

function sameAmount(want: TrueStep, { act, amount }: Step): boolean {
  if (!money.includes(act) || want.amount === null) return true
  return amount?.cents === want.amount.cents && amount.currency === want.amount.currency
}

const isAct = (want: TrueStep, step: Step) => want.acts.some((act) => alike(act, step.act))
const isMet = (want: TrueStep, step: Step) =>
  isAct(want, step) && sameAmount(want, step) && sameDay(want.day, step)

function missingThings({ things }: TrueStep, step: Step): string[] {
  const said = [...step.things.map(({ german }) => german), ...step.german].join(' ').toLowerCase()
  return things.filter((thing) => {
    const stem = thing.toLowerCase().replace(/(?:e[nsr]?|s|n)$/u, '')
    return !said.includes(stem)
  })
}

/** `You have to pay. We could not read the amount.` is not false if there is something to pay. */
const isUnread = (want: TrueStep, step: Step) =>
  step.act === 'pay' && step.amount === null && !step.day?.date && isAct(want, step)

/** The steps and statements of the plan that are false. */
function falseSteps({ must, may, free, not }: ActTruth, plan: Plan): string[] {
  const allowed = [...must, ...may, ...free]
  const harm = not.flatMap((want) => {
    const step = plan.steps.find((one) => {
      if (!want.acts.includes(one.act)) return false
      if (want.amount) return one.amount?.cents === want.amount.cents
      if (want.day && want.day !== '*')
        return typeof want.day === 'object' && one.day?.date === want.day.date
      if (allowed.some((other) => isMet(other, one))) return false
      return one.duty === 'must' || money.includes(one.act)
    })
    return step ? [`says ${describe(step)}, must not ${want.text}`] : []
  })
  const invented = plan.steps
    .filter(({ act }) => grave.includes(act))
    .filter((step) => !allowed.some((want) => isMet(want, step) || isUnread(want, step)))
    .map((step) => `says ${describe(step)}`)
  const others = must.filter(({ acts }) => !acts.some((act) => passive.includes(act)))
  const denies = others.length > 0 && plan.steps.some(({ act }) => act === 'nothing')
  return [...harm, ...invented, ...(denies ? ['says that there is nothing to do'] : [])]
}

export function describe({ act, duty, amount, day }: Step): string {
  const sum = amount ? ` ${amount.cents / 100} ${amount.currency}` : ''
  const when = day ? ` by ${day.date ?? '?'}${day.time ? ` ${day.time}` : ''}` : ''
  return `${duty === 'may' ? 'may ' : ''}${act}${sum}${when}`
}

/** The index of the plan's step that best matches a true one, by the number of things named; -1: none. */
function closest(want: TrueStep, { steps }: Plan): number {
  const met = steps.filter((step) => isMet(want, step))
  const [best] = met.toSorted(
    (a, b) => missingThings(want, a).length - missingThings(want, b).length,
  )
  return best ? steps.indexOf(best) : -1
}

function missing({ must }: ActTruth, plan: Plan): string[] {
  const isNothing = (want: TrueStep) =>
    want.acts.some((act) => act === 'nothing' || act === 'wait') &&
    plan.steps.length > 0 &&
    plan.steps.every(({ act, duty }) => duty === 'may' || passive.includes(act))
  const found = must.map((want) => ({ want, at: closest(want, plan) }))
  const faults = found
    .filter(({ want, at }) => at < 0 && !isNothing(want))
    .map(({ want }) => `misses ${want.text}`)
  const first = found[0]
  const before = first && first.at > 0 ? plan.steps.slice(0, first.at) : []
  const late = before.filter(
    (step) => step.duty === 'must' && !must.some((want) => isMet(want, step)),
  )
  if (late.length > 0) faults.push(`says ${late.map(describe).join(', ')} first`)
  for (const { want, at } of found) {
    const step = plan.steps[at]
    const lost = step ? missingThings(want, step) : []
    if (lost.length > want.things.length / 2) faults.push(`lacks ${lost.join(', ')}`)
  }
  return faults
}

/** All English text of the explanation, in lower case. */
function saidIn({ explanation }: Reading): string {
  const { plan, document_details, letterKind, whatHappensIfNot } = explanation
  const steps = plan?.steps ?? []
  return [
    document_details.summary,
    letterKind?.what,
    letterKind?.next,
    whatHappensIfNot?.plain,
    plan?.caution?.plain,
    ...(plan?.caution?.signs ?? []).map(({ plain }) => plain),
    plan?.unclear?.plain,
    ...steps.flatMap(({ plain, whyPlain, things }) => [
      plain,
      whyPlain,
      ...things.map((thing) => thing.plain),
    ]),
  ]
    .join('\n')
    .toLowerCase()
}

/** Compares the plan with what a good adviser would tell the user. */
export function scoreActs(reading: Reading, truth: ActTruth): ActScore {
  const plan = reading.explanation.plan ?? { steps: [], caution: null, unclear: null }
  const wrong = falseSteps(truth, plan)
  const lost = missing(truth, plan)
  const said = saidIn(reading)
  return {
    id: truth.id,
    verdict: wrong.length > 0 ? 'wrong' : lost.length > 0 ? 'half' : 'right',
    faults: [...wrong, ...lost],
    rights: {
      named: truth.may.filter((want) => plan.steps.some((step) => isMet(want, step))).length,
      of: truth.may.length,
    },
    facts: {
      named: truth.facts.filter((words) => words.some((word) => said.includes(word))).length,
      of: truth.facts.length,
    },
  }
}
