import type { PlainDate } from '@brieflotse/rules'
import { isPlainDate } from '@brieflotse/rules'
import { dueDayId, withId } from '../deadline-id.ts'
import { kindOf } from '../explain/kind-of.ts'
import { all, centsOf, dueDate, isDirectDebit, one, valueOf, type Facts } from '../explain/facts.ts'
import type { Sum } from '../said/values.ts'
import { say } from '../said/say.ts'
import type { Saying } from '../said/saying.ts'
import type { Deadline, Finding } from '../types.ts'
import { isOfOther, onCondition } from './money-said.ts'
import { payDay } from './pay-day.ts'
import { dayOfMoney, paidOut } from './paid-out.ts'
import { stepDayOf, toldOf, type StepDraft } from './step.ts'
import type { AmountRole, Step, StepAmount, StepDay } from './types.ts'

const euros = (cents: number): Sum => ({ cents, currency: 'EUR' })
const asAmount = (sum: Sum, role: AmountRole = 'whole'): StepAmount => ({ ...sum, role })

/** Parses `2026-12-15 14578`: a day and cents, `-` for unknown. */
function dayAndCents({ value }: Finding): { date: PlainDate | null; cents: number | null } {
  const [day = '-', cents = '-'] = value.split(' ')
  return {
    date: isPlainDate(day) ? day : null,
    cents: /^\d+$/.test(cents) ? Number(cents) : null,
  }
}

/** The amount of the next payment: the next part, if a yearly amount is paid in parts. */
function nextCents(facts: Facts, whole: number): number {
  const parts = all(facts, 'instalment').map(dayAndCents)
  const sum = parts.reduce((total, { cents }) => total + (cents ?? 0), 0)
  const day = nextPart(facts)
  return (sum === whole && parts.find(({ date }) => date === day)?.cents) || whole
}

/** The day of the next instalment: the first future one, preferably with the requested amount. */
function nextPart(facts: Facts): PlainDate | null {
  const cents = centsOf(facts, 'amount-total')
  const parts = all(facts, 'instalment').map(dayAndCents)
  const same = parts.filter((part) => part.cents === cents)
  const days = (same.length > 0 ? same : parts).flatMap(({ date }) => date ?? []).toSorted()
  return days.find((date) => date >= facts.today) ?? days[0] ?? null
}

type Due = { day: StepDay | null; deadlines: Deadline[]; words: number[] }

/** The day to pay: the due date that was found, else the deadline of a payment, even if only the reader knows its day. */
function dueOf(facts: Facts): Due {
  const pays = facts.deadlines.filter(({ what }) => what === 'pay')
  const date = nextPart(facts) ?? dueDate(facts)
  const deadline = pays.find((one) => one.date === date) ?? pays.find((one) => one.date === null)
  const found = one(facts, 'due-date')
  const words = found?.words ?? []
  if (date !== null && deadline?.date !== date) {
    return { day: { ...payDay(date), deadlineId: dueDayId(date, found) }, deadlines: [], words }
  }
  return deadline
    ? { day: stepDayOf(deadline), deadlines: [deadline], words }
    : { day: null, deadlines: [], words }
}

/** A deadline to pay in another way than by transfer becomes a deadline of kind `other`. */
const asOther = (deadline: Deadline): Deadline => withId({ ...deadline, what: 'other' })

/** Whether two names mean the same organisation: one equals the other with or without department or legal form. */
export function isSameBody(a: string, b: string): boolean {
  const bare = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  return bare(a).includes(bare(b)) || bare(b).includes(bare(a))
}

/** Further instalments, and further days to pay without an amount. The day of a discount does not count. */
function laterParts(facts: Facts, now: number, date: PlainDate | null): Step['more'] {
  const parts = all(facts, 'instalment')
    .map(dayAndCents)
    .filter((part) => part.cents !== now || part.date !== date)
  const early = new Set(all(facts, 'discount').map((less) => dayAndCents(less).date))
  const known = new Set([date, ...early, ...parts.map((part) => part.date)])
  const days = facts.deadlines.flatMap((one) =>
    one.what === 'pay' && one.date !== null && !known.has(one.date) ? [one.date] : [],
  )
  return [...parts, ...days.map((day) => ({ date: day, cents: null }))].map((part) => ({
    amount: part.cents === null ? null : asAmount(euros(part.cents), 'instalment'),
    date: part.date,
  }))
}

/** The step of a transfer that the letter asks for now. */
function transfer(facts: Facts, total: Finding): StepDraft {
  const asked = Number(total.value)
  const cents = nextCents(facts, asked)
  const { day, deadlines, words } = dueOf(facts)
  const parts = laterParts(facts, cents, day?.date ?? null)
  const early = all(facts, 'discount')
    .map(dayAndCents)
    .filter((less) => less.cents !== null && less.cents < cents)
  const whole = asked > cents ? asked : centsOf(facts, 'amount-outstanding')
  const late = centsOf(facts, 'amount-late-fee')
  // the sentence has its own full stop, so that of `e. V.` is removed
  const payee = valueOf(facts, 'payee')?.replace(/\.$/u, '')
  const sender = valueOf(facts, 'sender')
  const isPart = parts.some(({ amount }) => amount !== null)
  const told = { sum: euros(cents), day: toldOf(day) }
  // further days without amounts: the amount due on each is not known
  const inParts = !isPart && parts.length > 0
  const says: Saying[] = [
    say(isPart ? 'step.pay-part' : inParts ? 'step.pay-parts' : 'step.pay', told),
    ...early.map((less) => say('step.pay-early', { sum: euros(less.cents!), day: less.date })),
    ...(isPart && whole !== null && whole > cents
      ? [say('step.in-all', { sum: euros(whole) })]
      : []),
    ...(late ? [say('step.late-fee', { sum: euros(late) })] : []),
    ...(payee && sender && !isSameBody(payee, sender) ? [say('step.pay-to', { payee })] : []),
  ]
  return {
    act: 'pay',
    says,
    why: say('why.asked-in-all'),
    amount: asAmount(euros(cents), isPart ? 'instalment' : 'whole'),
    more: [
      ...parts,
      ...early.map((less) => ({
        amount: asAmount(euros(less.cents!), 'discounted'),
        date: less.date,
      })),
    ],
    day,
    words: [...total.words, ...words],
    deadlines: [...deadlines, ...followedParts(facts, parts, day)],
    confidence: total.confidence,
  }
}

/** The deadlines of later instalments; each has its own reminder. */
function followedParts(facts: Facts, parts: Step['more'], day: StepDay | null): Deadline[] {
  return facts.deadlines.filter(
    ({ what, date }) =>
      what === 'pay' &&
      date !== null &&
      date !== day?.date &&
      parts.some((part) => part.date === date),
  )
}

function debit(facts: Facts, found: Finding): StepDraft {
  const whole = centsOf(facts, 'amount-total') ?? centsOf(facts, 'amount-outstanding')
  const cents = whole === null ? null : nextCents(facts, whole)
  const { day, words } = dueOf(facts)
  const sum = cents === null ? null : euros(cents)
  return {
    act: 'be-debited',
    says: [say('step.taken', { sum, day: toldOf(day) })],
    why: say('why.debit'),
    amount: sum && asAmount(sum),
    day: day && { ...day, deadline: null },
    words: [...found.words, ...(one(facts, 'amount-total')?.words ?? []), ...words],
    // shown with its arithmetic, but without a reminder, because the sender acts
    deadlines: facts.deadlines.filter(({ what }) => what === 'pay'),
    confidence: found.confidence,
  }
}

function foreign(facts: Facts, found: Finding): StepDraft | null {
  const [, cents = '', currency = ''] = /^(\d+) ([A-Z]{3})$/.exec(found.value) ?? []
  if (!cents) return null
  const sum = { cents: Number(cents), currency }
  const { day, deadlines, words } = dueOf(facts)
  const others = deadlines.map(asOther)
  return {
    act: 'pay-otherwise',
    says: [say('step.pay-foreign', { sum, day: toldOf(day) })],
    why: say('why.foreign'),
    amount: asAmount(sum),
    day: day && { ...day, deadline: 'other', deadlineId: others[0]?.id },
    words: [...found.words, ...words],
    deadlines: others,
    confidence: found.confidence,
  }
}

/** The step of another way of payment: `card 14875`, `charged 14875`, `cash -`, `online 200`, `set-off -`. */
function otherWay(facts: Facts, found: Finding): StepDraft {
  const [way = '', cents = '-'] = found.value.split(' ')
  const sum = /^\d+$/.test(cents) ? euros(Number(cents)) : null
  const due = dueOf(facts)
  const { day, deadlines, words } =
    sum && isOfOther(facts, { date: due.day?.date ?? null, words: due.words }, sum.cents)
      ? { day: null, deadlines: [], words: [] }
      : due
  const told = { sum, day: toldOf(day) }
  const base = {
    amount: sum && asAmount(sum),
    words: [...found.words, ...words],
    confidence: found.confidence,
  }
  if (way === 'set-off')
    return {
      ...base,
      act: 'nothing',
      says: [say('step.set-off')],
      why: say('why.says-so'),
      deadlines: [],
    }
  if (way === 'charged')
    return {
      ...base,
      act: 'be-debited',
      says: [say('step.taken-card', told)],
      why: say('why.card'),
      day: day && { ...day, deadline: null },
      deadlines: [],
    }
  const others = deadlines.map(asOther)
  return {
    ...base,
    act: 'pay-otherwise',
    says: [say(way === 'online' ? 'step.pay-online' : 'step.pay-there', told)],
    why: say('why.place'),
    day: day && { ...day, deadline: others.length > 0 ? 'other' : null, deadlineId: others[0]?.id },
    deadlines: others,
  }
}

function credit(facts: Facts, found: Finding): StepDraft {
  const cents = centsOf(facts, 'credit-balance')
  const day = dayOfMoney(facts, found.words)
  const told = cents && { sum: euros(Math.abs(cents)), day: toldOf(day) }
  return {
    act: 'receive',
    day,
    says: [told ? say('step.receive', told) : say('step.receive-unread')],
    why: say('why.credit'),
    amount: cents ? asAmount(euros(Math.abs(cents))) : null,
    words: found.words,
    deadlines: [],
    confidence: found.confidence,
  }
}

/** The amount that the letter asks to transfer now; null if there is none. */
export function asked(facts: Facts): Finding | null {
  const total = one(facts, 'amount-total') ?? one(facts, 'amount-outstanding')
  return total && /^[1-9]\d*$/.test(total.value) ? total : null
}

/** A payment that the user may choose; if it is in parts without a day, no day is shown. */
function offered(facts: Facts, total: Finding): StepDraft[] {
  const draft = transfer(facts, total)
  const isPart = all(facts, 'instalment').length > 0
  return isPart && !draft.day ? [] : [{ ...draft, duty: 'may' }]
}

/**
 * What happens to the user's money because of this letter. The way of payment wins over an amount: money that was paid before, is
 * collected, is in another currency or is only offered is never a transfer. `isOffered`: the user owes nothing.
 */
export function moneySteps(facts: Facts, isOffered: boolean): StepDraft[] {
  const found = (kind: Finding['kind']) => one(facts, kind)
  const settled = found('settled')
  const way = found('payment-way')
  const currency = found('amount-foreign')
  const debited = isDirectDebit(facts) ? found('direct-debit') : null
  const given = found('credit-balance')
  const total = asked(facts)
  if (total?.by === 'user') return [transfer(facts, total)]
  if (isOffered) return []
  // a partial payment leaves the rest to be paid
  if (settled && !total)
    return [
      {
        act: 'nothing',
        says: [say('step.settled')],
        why: say('why.settled'),
        words: settled.words,
        deadlines: [],
        confidence: settled.confidence,
      },
    ]
  if (debited) return [debit(facts, debited)]
  if (way) return [otherWay(facts, way)]
  if (currency) return [foreign(facts, currency)].flatMap((draft) => draft ?? [])
  if (total && kindOf(facts)?.isChange) return []
  if (total) return onCondition(facts, total) ? offered(facts, total) : [transfer(facts, total)]
  const received = given ? credit(facts, given) : paidOut(facts)
  return received ? [received] : []
}

/** The step of a payment whose amount was not found. */
export function unreadPayment(facts: Facts): StepDraft | null {
  const { day, deadlines, words } = dueOf(facts)
  if (!day) return null
  return {
    act: 'pay',
    says: [say('step.pay-unread', { day: toldOf(day) })],
    why: say('why.day'),
    day,
    words,
    deadlines,
    confidence: 0.6,
  }
}
