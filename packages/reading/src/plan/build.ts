import { consequencesSaid } from '../explain/plain-consequence.ts'
import { all, dueDate, valueOf, type Facts } from '../explain/facts.ts'
import { evidenceOf } from '../evidence.ts'
import { english } from '../said/english.ts'
import { say } from '../said/say.ts'
import type { Deadline, FindingKind } from '../types.ts'
import { cautionOf, checkOfAccount } from './caution.ts'
import { withChoices } from './choices.ts'
import { furtherPayments } from './further.ts'
import { moneySteps, unreadPayment } from './money.ts'
import { withNewSum } from './new-sum.ts'
import { nothingToDo } from './nothing.ts'
import { inOrder } from './order.ts'
import { withPlaces } from './place.ts'
import { requestedSteps, type Requested } from './requested.ts'
import { isStandingOrder, withStandingOrder } from './standing-order.ts'
import { stepOf, type StepDraft } from './step.ts'
import { whenFinal } from './when-final.ts'
import { withDeadlines } from './with-deadlines.ts'
import {
  type Act,
  type Caution,
  passiveActs,
  type Plan,
  type Step,
  type Unclear,
  type UnclearReason,
} from './types.ts'

const aboutMoney: Act[] = ['pay', 'pay-otherwise', 'pay-further', 'be-debited', 'receive']

/** Findings about a payment, shown only if the plan has a payment. */
const paymentKinds: FindingKind[] = [
  'amount-total',
  'amount-outstanding',
  'amount-late-fee',
  'due-date',
]

const draftOf = ({ german, words, by: _by, on: _on, ...rest }: Requested): StepDraft => ({
  ...rest,
  german: [german],
  words,
  why: say('why.asked'),
  deadlines: [],
})

const isForeign = ({ language }: Facts) => language !== null && language !== 'de'

/** Why there is no complete plan; null if everything was understood. */
function reasonOf(
  facts: Facts,
  isBare: boolean,
  isOpen: boolean,
): { reason: UnclearReason; says: Unclear['says'] } | null {
  if (facts.letter.lines.length === 0)
    return { reason: 'unreadable', says: [say('unclear.unreadable')] }
  if (isForeign(facts))
    return {
      reason: 'not-german',
      says: [say('unclear.not-german', { language: facts.language! })],
    }
  const [page] = facts.unread
  if (page)
    return { reason: 'unreadable', says: [say(`unclear.${page.reason}`, { page: page.page })] }
  if (facts.lost.length > 0) return { reason: 'lost', says: [say('unclear.lost')] }
  if (isBare) return { reason: 'requests', says: [say('unclear.all')] }
  return isOpen ? { reason: 'requests', says: [say('unclear.requests')] } : null
}

/** Removes rules made of dashes or dots: `- - - - bitte hier abtrennen - - - -`. */
const withoutRules = (german: string) =>
  german
    .replace(/(?:[-–—_.·…*=]\s?){4,}/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

function unclearOf(
  facts: Facts,
  steps: StepDraft[],
  open: { german: string; words: number[] }[],
): Unclear | null {
  const told = open.flatMap(({ german, words }) => {
    const text = withoutRules(german)
    return /\p{L}{2}/u.test(text) ? [{ german: text, words }] : []
  })
  const why = reasonOf(facts, steps.length === 0, told.length > 0)
  if (!why) return null
  const { reason, says } = why
  return {
    reason,
    says,
    plain: english(says),
    german: told.map(({ german }) => german),
    // one place per sentence, because they are shown side by side
    evidence: told.flatMap(({ words }) => evidenceOf(words, facts.letter.words).slice(0, 1)),
  }
}

/** The only step of a suspected fraud, whose requests for money and papers must not become steps. */
const askFirst: StepDraft = {
  act: 'check',
  says: [say('caution.trick')],
  why: say('why.asked'),
  words: [],
  deadlines: [],
  confidence: 0.8,
}

/** Removes the days of further payments from the first payment. */
function without(draft: StepDraft, further: StepDraft[]): StepDraft {
  const days = new Set(
    further.flatMap(({ day, more = [] }) => [day?.date, ...more.map(({ date }) => date)]),
  )
  const more = draft.more?.filter(
    ({ amount, date }) => amount !== null || !days.has(date ?? undefined),
  )
  if (!more || more.length === draft.more?.length) return draft
  const deadlines = draft.deadlines.filter(
    ({ date }) => date === draft.day?.date || !days.has(date ?? undefined),
  )
  const says = draft.says.map((said) =>
    said.id === 'step.pay-parts' && more.every(({ amount }) => amount !== null)
      ? say('step.pay', said.values)
      : said,
  )
  return { ...draft, says, more, deadlines }
}

const isAccountCheck = ({ draft }: { draft: StepDraft }) =>
  draft.says.some(({ id }) => id === 'ask.new-account')

/** The unsorted steps of a letter: payments, requests, and the days of both. */
function draftsOf(facts: Facts, caution: Caution | null, requested: Requested[]): StepDraft[] {
  if (caution?.code === 'trick') return [askFirst]
  const isOffered = caution?.code === 'offer'
  const first = moneySteps(facts, isOffered)
  const further = isOffered ? [] : furtherPayments(facts, first)
  const money = [...first.map((draft) => without(draft, further)), ...further]
  const asked = requested.map((one) => ({ request: one, draft: draftOf(one) }))
  const isPaying = asked.some(
    ({ draft }) => draft.act === 'pay' || (isStandingOrder(draft) && dueDate(facts) !== null),
  )
  const unread = isPaying && money.length === 0 && !isOffered ? unreadPayment(facts) : null
  const others = asked.filter(({ draft }) => !aboutMoney.includes(draft.act))
  const taken = new Set(further.flatMap(({ deadlines }) => deadlines.map(({ date }) => date)))
  // the day on which money comes is no other deadline
  for (const { act, day } of first) if (act === 'receive' && day?.date) taken.add(day.date)
  const left = facts.deadlines.filter(({ what, date }) => what !== 'other' || !taken.has(date))
  const dated = withDeadlines({ ...facts, deadlines: left }, others)
  const account = caution || asked.some(isAccountCheck) ? null : checkOfAccount(facts)
  const all = whenFinal(facts, [
    ...money,
    ...[unread, account].flatMap((draft) => draft ?? []),
    ...withPlaces(facts, dated),
  ])
  const kept = isOffered ? all : withNewSum(facts, withStandingOrder(all))
  return withChoices(facts, kept, caution)
}

/**
 * The plan of a letter, and the facts adapted to it: deadlines belong to a step, and an amount remains only if it is paid or collected.
 * Show these facts, so that all parts of a screen agree.
 */
export function planOf(read: Facts): { plan: Plan; facts: Facts } {
  const facts = isForeign(read) ? inOtherLanguage(read) : read
  const caution = isForeign(read) ? null : cautionOf(facts)
  const isOffered = caution?.code === 'offer' || caution?.code === 'trick'
  const { steps: requested, unclear: open } = isForeign(read)
    ? { steps: [], unclear: [] }
    : requestedSteps(facts)
  // an offer asks for nothing, whatever its wording
  const unclear = caution?.code === 'offer' ? [] : open
  const drafts = draftsOf(facts, caution, requested)
  const isIdle = drafts.every(({ duty }) => duty === 'may')
  const idle = isIdle && !isForeign(read) ? nothingToDo(facts, isOffered, unclear.length > 0) : null
  const whole = inOrder(besideDuties(idle ? [idle, ...drafts] : drafts))
  const otherwise = consequencesSaid(
    all(facts, 'consequence').map(({ value }) => value),
    valueOf(facts, 'subject'),
  )
  const first = whole.findIndex(({ duty, act }) => duty !== 'may' && act !== 'nothing')
  const steps = whole.map((draft, at) => {
    const step = stepOf(draft, idOf(whole, at), facts)
    return at === first ? { ...step, otherwise, otherwisePlain: english(otherwise) } : step
  })
  const followed = new Set(drafts.flatMap(({ deadlines }) => deadlines))
  const plan = { steps, caution, unclear: unclearOf(facts, whole, unclear) }
  const paid = paymentOf(plan)
  const hidden = paymentKinds.filter(
    (kind) => !paid || (paid.amount === null && paid.act === 'pay' && kind !== 'due-date'),
  )
  return {
    plan,
    facts: {
      ...facts,
      deadlines: sortedDays([...followed]),
      findings: facts.findings.filter(({ kind }) => !hidden.includes(kind)),
    },
  }
}

/** "Already paid" is useful next to other duties, but it must not say then that nothing is to be done. */
function besideDuties(drafts: StepDraft[]): StepDraft[] {
  const isAll = drafts.every(({ act, duty }) => act === 'nothing' || duty === 'may')
  return isAll
    ? drafts
    : drafts.map((draft) =>
        draft.act === 'nothing' ? { ...draft, act: 'check', duty: 'may' } : draft,
      )
}

/** Whether the plan leaves nothing to do; only then the user may be told so. */
export function leavesNothingToDo({ steps, unclear }: Plan): boolean {
  return (
    unclear === null &&
    steps.length > 0 &&
    steps.every(({ act, duty }) => duty === 'may' || passiveActs.includes(act))
  )
}

/** The step in which money is transferred or collected; null if no money leaves the user's account. */
export const paymentOf = ({ steps }: Plan): Step | null =>
  steps.find(
    ({ act, amount }) => act === 'pay' || (act === 'be-debited' && amount?.role !== 'further'),
  ) ?? null

/**
 * The facts of a letter in a language that the finders do not know: only the sender, and the payment data of codes and electronic invoices.
 */
function inOtherLanguage(facts: Facts): Facts {
  const isByMachine = facts.sources.length > 0
  const known = /^(?:sender|recipient|letter-date$|reference$)/u
  const byMachine =
    /^(?:amount-|iban$|bic$|payee$|purpose$|due-date$|settled$|payment-way$|direct-debit$|credit-balance$)/u
  return {
    ...facts,
    deadlines: [],
    findings: facts.findings.filter(
      ({ kind, by }) => by === 'user' || known.test(kind) || (isByMachine && byMachine.test(kind)),
    ),
  }
}

/** The plan if building it fails: the user is only asked to look at the letter. */
export function withoutPlan(facts: Facts): { plan: Plan; facts: Facts } {
  const says = [say('unclear.lost')]
  const unclear: Unclear = { reason: 'lost', says, plain: english(says), german: [], evidence: [] }
  return {
    plan: { steps: [], caution: null, unclear },
    facts: {
      ...facts,
      deadlines: [],
      findings: facts.findings.filter(({ kind }) => !paymentKinds.includes(kind)),
    },
  }
}

/** Ids such as `pay`, `send`, `send-2`: a repeated act gets a number. */
function idOf(drafts: StepDraft[], at: number): string {
  const { act } = drafts[at]!
  const before = drafts.slice(0, at).filter((one) => one.act === act).length
  return before === 0 ? act : `${act}-${before + 1}`
}

const sortedDays = (deadlines: Deadline[]) =>
  deadlines.toSorted((a, b) => (a.date ?? '9').localeCompare(b.date ?? '9'))
