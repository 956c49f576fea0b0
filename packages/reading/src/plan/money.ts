import type { PlainDate } from '@brieflotse/rules'
import { kindOf } from '../explain/kind-of.ts'
import { all, centsOf, isDirectDebit, one, valueOf, type Facts } from '../explain/facts.ts'
import { say } from '../said/say.ts'
import type { Saying } from '../said/saying.ts'
import type { Deadline, Finding } from '../types.ts'
import { asAmount, dayAndCents, dueOf, euros, nextCents } from './due.ts'
import { onCondition } from './money-said.ts'
import { credit, debit, foreignPayment, otherWay } from './not-transferred.ts'
import { paidOut } from './paid-out.ts'
import { isListed, partsSaid } from './parts-said.ts'
import { toldOf, type StepDraft } from './step.ts'
import type { Step, StepDay } from './types.ts'

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
  const told = { sum: euros(cents), day: toldOf(day) }
  const inParts = parts.length > 0 ? partsSaid(facts, told, parts, whole) : null
  const says: Saying[] = [
    ...(inParts ?? [say('step.pay', told)]),
    ...early.map((less) => say('step.pay-early', { sum: euros(less.cents!), day: less.date })),
    ...(late ? [say('step.late-fee', { sum: euros(late) })] : []),
    ...(payee && sender && !isSameBody(payee, sender) ? [say('step.pay-to', { payee })] : []),
  ]
  return {
    act: 'pay',
    says,
    why: say('why.asked-in-all'),
    amount: asAmount(euros(cents), parts.some(isListed) ? 'instalment' : 'whole'),
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

/** The amount to transfer now. */
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
  const received = given ? credit(facts, given) : paidOut(facts)
  // a partial payment leaves the rest to be paid; money that comes back matters more
  if (settled && !total)
    return received?.amount
      ? [received]
      : [
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
  if (currency) return [foreignPayment(facts, currency)].flatMap((draft) => draft ?? [])
  if (total && kindOf(facts)?.isChange) return []
  if (total) return onCondition(facts, total) ? offered(facts, total) : [transfer(facts, total)]
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
