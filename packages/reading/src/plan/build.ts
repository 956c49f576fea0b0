import { consequencesSaid } from '../explain/plain-consequence.ts'
import { all, valueOf, type Facts } from '../explain/facts.ts'
import { evidenceOf } from '../evidence.ts'
import { english } from '../said/english.ts'
import { say } from '../said/say.ts'
import type { Saying } from '../said/saying.ts'
import type { Deadline, FindingKind } from '../types.ts'
import { cautionOf } from './caution.ts'
import { withChoices } from './choices.ts'
import { furtherPayments } from './further.ts'
import { moneySteps, unreadPayment } from './money.ts'
import { nothingToDo } from './nothing.ts'
import { inOrder } from './order.ts'
import { requestedSteps, type Requested } from './requested.ts'
import { stepOf, type Draft } from './step.ts'
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

/** What a letter says of a payment, which is shown only where the plan has one. */
const paymentKinds: FindingKind[] = [
  'amount-total',
  'amount-outstanding',
  'amount-late-fee',
  'due-date',
]

const draftOf = ({ german, words, by: _by, on: _on, ...rest }: Requested): Draft => ({
  ...rest,
  german: [german],
  words,
  why: say('why.asked'),
  deadlines: [],
})

const isForeign = ({ language }: Facts) => language !== null && language !== 'de'

/** Why there is no plan, or not a whole one; null where everything was understood. */
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

/** Without the rules that are drawn of dashes, dots and the like: `- - - - bitte hier abtrennen - - - -`. */
const withoutRules = (german: string) =>
  german
    .replace(/(?:[-–—_.·…*=]\s?){4,}/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

function unclearOf(
  facts: Facts,
  steps: Draft[],
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
    plain: english(says as Saying[]),
    german: told.map(({ german }) => german),
    // one place for each sentence: they are shown beside one another
    evidence: told.flatMap(({ words }) => evidenceOf(words, facts.letter.words).slice(0, 1)),
  }
}

/** What may be a trick asks for money and papers: nothing of it is a step. */
const askFirst: Draft = {
  act: 'check',
  says: [say('caution.trick')],
  why: say('why.asked'),
  words: [],
  deadlines: [],
  confidence: 0.8,
}

/** A day that a further payment has is no part of the first. */
function without(draft: Draft, further: Draft[]): Draft {
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

/** The steps of a letter, before they are put into order: money, what is asked, and the days of both. */
function draftsOf(facts: Facts, caution: Caution | null, requested: Requested[]): Draft[] {
  if (caution?.code === 'trick') return [askFirst]
  const isOffered = caution?.code === 'offer'
  const first = moneySteps(facts, isOffered)
  const further = isOffered ? [] : furtherPayments(facts, first)
  const money = [...first.map((draft) => without(draft, further)), ...further]
  const asked = requested.map((one) => ({ request: one, draft: draftOf(one) }))
  const paying = asked.filter(({ draft }) => draft.act === 'pay')
  const unread = paying.length > 0 && money.length === 0 && !isOffered ? unreadPayment(facts) : null
  const others = asked.filter(({ draft }) => !aboutMoney.includes(draft.act))
  const taken = new Set(further.flatMap(({ deadlines }) => deadlines.map(({ date }) => date)))
  const left = facts.deadlines.filter(({ what, date }) => what !== 'other' || !taken.has(date))
  const dated = withDeadlines({ ...facts, deadlines: left }, others)
  return withChoices(facts, [...money, ...(unread ? [unread] : []), ...dated], caution)
}

/**
 * The plan of a letter, and the facts as the plan leaves them: deadlines that belong to a step, and an amount only where it is paid or
 * collected. Whoever shows the letter uses those facts, so that no two parts of the screen differ.
 */
export function planOf(read: Facts): { plan: Plan; facts: Facts } {
  const facts = isForeign(read) ? inOtherLanguage(read) : read
  const caution = isForeign(read) ? null : cautionOf(facts)
  const isOffered = caution?.code === 'offer' || caution?.code === 'trick'
  const { steps: requested, unclear } = isForeign(read)
    ? { steps: [], unclear: [] }
    : requestedSteps(facts)
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

/** That it is paid is worth knowing beside a duty, but then it is not all there is to do. */
function besideDuties(drafts: Draft[]): Draft[] {
  const isAll = drafts.every(({ act, duty }) => act === 'nothing' || duty === 'may')
  return isAll
    ? drafts
    : drafts.map((draft) =>
        draft.act === 'nothing' ? { ...draft, act: 'check', duty: 'may' } : draft,
      )
}

/** Whether the plan leaves nothing to do. Only then may the reader be told so. */
export function asksNothing({ steps, unclear }: Plan): boolean {
  return (
    unclear === null &&
    steps.length > 0 &&
    steps.every(({ act, duty }) => duty === 'may' || passiveActs.includes(act))
  )
}

/** The amount that is transferred or collected, and when; null where no money moves from the reader's account. */
export const paymentOf = ({ steps }: Plan): Step | null =>
  steps.find(
    ({ act, amount }) => act === 'pay' || (act === 'be-debited' && amount?.role !== 'further'),
  ) ?? null

/** What can be told of a letter in a language that the finders do not know: who wrote, and what a code or an electronic invoice asks for. */
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

/** Where building the plan itself fails, nothing is asked of the reader but to look. */
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

/** `pay`, `send`, `send-2`: the same act again is counted. */
function idOf(drafts: Draft[], at: number): string {
  const { act } = drafts[at]!
  const before = drafts.slice(0, at).filter((one) => one.act === act).length
  return before === 0 ? act : `${act}-${before + 1}`
}

const sortedDays = (deadlines: Deadline[]) =>
  deadlines.toSorted((a, b) => (a.date ?? '9').localeCompare(b.date ?? '9'))
