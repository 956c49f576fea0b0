import { findDates } from '../german/dates.ts'
import type { Layout } from '../layout/types.ts'
import type { Finding } from '../types.ts'
import { findCredit } from './credit.ts'
import { mainClaim } from './main-claim.ts'
import { partsOfClaim } from './outstanding.ts'
import { asksOutright, paymentTalk, type PaymentTalk } from './payment-request.ts'
import { tablesOf } from './tables.ts'
import { allWords, wordsAt } from './words-at.ts'

/** That the sender collects the money, and when first. */
function debitFindings({ debits }: PaymentTalk): Finding[] {
  const [debit] = debits
  if (!debit) return []
  const why = 'the sender collects the money'
  const found: Finding[] = [
    {
      kind: 'direct-debit',
      value: 'true',
      words: allWords(debit),
      stated: true,
      confidence: 0.92,
      why,
    },
  ]
  for (const said of debits) {
    const [day] = findDates(said.text)
    if (!day?.date) continue
    const words = wordsAt(said, day.start, day.end)
    return [
      ...found,
      {
        kind: 'due-date',
        value: day.date,
        words,
        stated: true,
        confidence: 0.85,
        why: 'the day on which it is collected',
      },
    ]
  }
  return found
}

/**
 * What is to be paid in all, what of it is the debt itself, what is a late fee; what is owed to the reader; whether it is
 * collected from the reader's account. Threats, offers, history and amounts that go to the reader are left out.
 */
export function findPayment(letter: Layout, before: Finding[]): Finding[] {
  const talk = paymentTalk(letter)
  const tables = tablesOf(letter)
  const credit = findCredit(talk, tables)
  const claim = mainClaim(letter, before, talk, tables, credit.length > 0)
  const transfers = talk.requests.some((said) => asksOutright(said))
  if (!claim || claim.cents <= 0) {
    return credit.length > 0 || transfers ? credit : debitFindings(talk)
  }
  const { cents, words, confidence, why } = claim
  const total: Finding = {
    kind: 'amount-total',
    value: String(cents),
    words,
    stated: true,
    confidence,
    why,
  }
  const found = transfers ? [total] : [...credit, total]
  if (talk.debits.length > 0 && !transfers) return [...found, ...debitFindings(talk)]
  const subject = before.filter(({ kind }) => kind === 'subject').map(({ value }) => value)
  const context = [...subject, ...talk.requests.map(({ text }) => text)]
  return [...found, ...partsOfClaim(claim, tables, talk.sentences, context)]
}
