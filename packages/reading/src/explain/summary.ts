import { formatDay, formatEnglishAmount, isPlainDate } from '@brieflotse/rules'
import type { Deadline } from '../types.ts'
import { consequences } from './consequences.ts'
import { all, asksNothing, centsOf, dueDate, isDirectDebit, valueOf, type Facts } from './facts.ts'
import { generalKindOf, kindOf } from './kind-of.ts'
import { mayAsk } from './may-ask.ts'
import { saidDeadline } from './said-deadline.ts'

const maxDeadlines = 4

function opening(facts: Facts): string {
  const sender = valueOf(facts, 'sender')
  const date = valueOf(facts, 'letter-date')
  const day = date && isPlainDate(date) ? ` on ${formatDay(date)}` : ''
  if (sender) return `${sender} wrote this letter${day}.`
  return day
    ? `This letter was written${day}. We could not read who sent it.`
    : 'We could not read who sent this letter.'
}

function what(facts: Facts): string {
  const known = kindOf(facts) ?? generalKindOf(facts)
  if (known) return known.what
  const subject = valueOf(facts, 'subject')
  return subject
    ? `Its subject is “${subject}”. We could not tell what kind of letter it is.`
    : 'We could not tell what kind of letter it is.'
}

/** Whether two names mean the same body: one is the other with or without department or legal form. */
function isSame(a: string, b: string): boolean {
  const bare = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  return bare(a).includes(bare(b)) || bare(b).includes(bare(a))
}

function money(facts: Facts): string[] {
  const credit = centsOf(facts, 'credit-balance')
  const total = centsOf(facts, 'amount-total') ?? centsOf(facts, 'amount-outstanding')
  const late = centsOf(facts, 'amount-late-fee')
  const due = dueDate(facts)
  const days = new Set(
    facts.deadlines.filter(({ what: kind }) => kind === 'pay').map(({ date }) => date),
  )
  const by = due && days.size < 2 ? ` by ${formatDay(due)}` : ''
  const said: string[] = []
  if (credit) said.push(`There is ${formatEnglishAmount(Math.abs(credit))} in your favour.`)
  if (isDirectDebit(facts)) {
    const amount = total ? formatEnglishAmount(total) : 'The amount due'
    const on = due ? ` on ${formatDay(due)}` : ''
    said.push(
      `${amount} will be taken from your account${on}. You do not have to transfer anything.`,
    )
  } else if (total) {
    const amount = formatEnglishAmount(total)
    const isChange = kindOf(facts)?.isChange ?? false
    said.push(
      isChange ? `The amount it names is ${amount}.` : `You are asked to pay ${amount}${by}.`,
    )
    if (due && !by) said.push(`The first payment is due by ${formatDay(due)}.`)
  } else if (due) said.push(`There is something to pay by ${formatDay(due)}.`)
  const payee = valueOf(facts, 'payee')
  const sender = valueOf(facts, 'sender')
  if (total && payee && sender && !isDirectDebit(facts) && !isSame(payee, sender)) {
    said.push(`The money is to go to ${payee}.`)
  }
  if (late && total)
    said.push(`The letter names ${formatEnglishAmount(late)} of extra charges for being late.`)
  return said
}

/** A counted day that the letter also prints is said once. */
function isPrintedToo({ what: kind, date }: Deadline, facts: Facts): boolean {
  return facts.deadlines.some((one) => one.stated && one.what === kind && one.date === date)
}

function deadlines(facts: Facts): string[] {
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
  return [...new Set(said)].slice(0, maxDeadlines)
}

/** The gravest thing that may happen, in words that hold for all letters that threaten with it. */
function ifNot(facts: Facts): string[] {
  const said = all(facts, 'consequence')
  const match = consequences.find(({ find }) => said.some(({ value }) => find.test(value)))
  return match ? [match.says] : []
}

function nothingFound({ letter }: Facts): string {
  return mayAsk(letter)
    ? 'The letter may want something from you. Read it through to be sure.'
    : 'We found nothing that you must do.'
}

/**
 * The letter in a few plain English sentences: who, what, how much, by when, what if not. Each sentence rests on something that
 * was found; what was not found is left out.
 */
export function summarize(facts: Facts): string {
  const isEmpty = facts.letter.lines.length === 0
  if (isEmpty) return 'We could not read any text on this page.'
  const rest = asksNothing(facts) ? [nothingFound(facts)] : []
  return [
    opening(facts),
    what(facts),
    ...money(facts),
    ...deadlines(facts),
    ...ifNot(facts),
    ...rest,
  ].join(' ')
}
