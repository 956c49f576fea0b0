import { isPlainDate } from '@brieflotse/rules'
import { english } from '../said/english.ts'
import { say } from '../said/say.ts'
import type { Saying } from '../said/saying.ts'
import type { Deadline } from '../types.ts'
import { consequences } from './consequences.ts'
import { all, asksNothing, centsOf, dueDate, isDirectDebit, valueOf, type Facts } from './facts.ts'
import { generalKindOf, kindOf } from './kind-of.ts'
import { mayAsk } from './may-ask.ts'
import { saidDeadline } from './said-deadline.ts'

const maxDeadlines = 4

function opening(facts: Facts): Saying {
  const sender = valueOf(facts, 'sender')
  const date = valueOf(facts, 'letter-date')
  const day = date && isPlainDate(date) ? date : null
  if (sender)
    return day ? say('summary.sender-on', { sender, day }) : say('summary.sender', { sender })
  return day ? say('summary.written-on', { day }) : say('summary.no-sender')
}

function what(facts: Facts): Saying {
  const known = kindOf(facts) ?? generalKindOf(facts)
  if (known) return say('summary.kind', { kind: known.id })
  const subject = valueOf(facts, 'subject')
  return subject ? say('summary.subject', { subject }) : say('summary.no-kind')
}

/** Whether two names mean the same body: one is the other with or without department or legal form. */
function isSame(a: string, b: string): boolean {
  const bare = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  return bare(a).includes(bare(b)) || bare(b).includes(bare(a))
}

function money(facts: Facts): Saying[] {
  const credit = centsOf(facts, 'credit-balance')
  const total = centsOf(facts, 'amount-total') ?? centsOf(facts, 'amount-outstanding')
  const late = centsOf(facts, 'amount-late-fee')
  const day = dueDate(facts)
  const days = new Set(
    facts.deadlines.filter(({ what: kind }) => kind === 'pay').map(({ date }) => date),
  )
  const isOne = day !== null && days.size < 2
  const said: Saying[] = []
  if (credit) said.push(say('summary.credit', { amount: Math.abs(credit) }))
  if (isDirectDebit(facts)) said.push(say('summary.taken', { amount: total || null, day }))
  else if (total) {
    const isChange = kindOf(facts)?.isChange ?? false
    if (isChange) said.push(say('summary.names-amount', { amount: total }))
    else if (isOne) said.push(say('summary.pay-by', { amount: total, day }))
    else said.push(say('summary.pay', { amount: total }))
    if (day && !isOne) said.push(say('summary.first-payment', { day }))
  } else if (day) said.push(say('summary.something-to-pay', { day }))
  const payee = valueOf(facts, 'payee')
  const sender = valueOf(facts, 'sender')
  if (total && payee && sender && !isDirectDebit(facts) && !isSame(payee, sender)) {
    said.push(say('summary.payee', { payee }))
  }
  if (late && total) said.push(say('summary.late-fee', { amount: late }))
  return said
}

/** A counted day that the letter also prints is said once. */
function isPrintedToo({ what: kind, date }: Deadline, facts: Facts): boolean {
  return facts.deadlines.some((one) => one.stated && one.what === kind && one.date === date)
}

function deadlines(facts: Facts): Saying[] {
  const due = dueDate(facts)
  const named = new Set(
    facts.deadlines.filter((one) => one.what !== 'other').map(({ date }) => date),
  )
  const said = facts.deadlines
    .filter(({ what: kind, date }) => kind !== 'pay' || (date !== due && !isDirectDebit(facts)))
    .filter(({ what: kind, date }) => kind !== 'other' || date === null || !named.has(date))
    .filter((one) => one.stated || !isPrintedToo(one, facts))
    .toSorted((a, b) => (a.date ?? '9').localeCompare(b.date ?? '9'))
    .map(saidDeadline)
  const apart = new Map(said.map((sentences) => [english(sentences), sentences]))
  return [...apart.values()].slice(0, maxDeadlines).flat()
}

/** The gravest thing that may happen, in words that hold for all letters that threaten with it. */
function ifNot(facts: Facts): Saying[] {
  const said = all(facts, 'consequence')
  const match = consequences.find(({ find }) => said.some(({ value }) => find.test(value)))
  return match ? [say(match.says)] : []
}

/**
 * The letter in a few plain sentences: who, what, how much, by when, what if not. Each sentence rests on something that
 * was found; what was not found is left out.
 */
export function summarySaid(facts: Facts): Saying[] {
  const isEmpty = facts.letter.lines.length === 0
  if (isEmpty) return [say('summary.no-text')]
  const nothing = mayAsk(facts.letter) ? 'summary.may-ask' : 'summary.nothing'
  const rest = asksNothing(facts) ? [say(nothing)] : []
  return [
    opening(facts),
    what(facts),
    ...money(facts),
    ...deadlines(facts),
    ...ifNot(facts),
    ...rest,
  ]
}
