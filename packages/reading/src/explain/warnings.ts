import { formatDay, ibanCountry, isIban } from '@brieflotse/rules'
import { evidenceOf } from '../evidence.ts'
import { leavesNothingToDo, paymentOf } from '../plan/build.ts'
import type { Plan } from '../plan/types.ts'
import type { Warning } from '../types.ts'
import { say } from '../said/say.ts'
import { warning } from './warning.ts'
import { centsOf, demands, isDirectDebit, one, type Facts } from './facts.ts'
import { isPoorlyRead } from '../choose.ts'
import type { Layout, Zone } from '../layout/types.ts'
import { tablesOf, type Table } from '../find/tables.ts'
import { totalLabel } from '../german/money-cues.ts'

const sureAmount = 0.75
const poorWord = 0.7

const placeOf = (facts: Facts, words: number[]) => evidenceOf(words, facts.letter.words)

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function overdue(facts: Facts, plan: Plan): Warning[] {
  const payment = paymentOf(plan)
  const due = payment?.act === 'pay' ? (payment.day?.date ?? null) : null
  if (due && due < facts.today) {
    const text = `The day to pay was ${formatDay(due)}. Check whether you have paid. If not, get in touch with the sender soon.`
    const words = one(facts, 'due-date')?.words ?? []
    const counted = facts.deadlines.find(
      ({ id }) => id !== undefined && id === payment?.day?.deadlineId,
    )
    const evidence = words.length > 0 || !counted ? placeOf(facts, words) : counted.evidence
    return [{ code: 'already-overdue', text, evidence }]
  }
  const past = demands(facts).filter(
    ({ what, date }) => what !== 'pay' && date && date < facts.today,
  )
  const [first] = past.toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? ''))
  if (!first?.date) return []
  const text = `${formatDay(first.date)} is over. If you have not done what the letter asks, get in touch with the sender soon.`
  return [{ code: 'already-overdue', text, evidence: first.evidence }]
}

function amount(facts: Facts): Warning[] {
  const total = one(facts, 'amount-total') ?? one(facts, 'amount-outstanding')
  if (!total || total.by === 'user') return []
  if (facts.sources.some((source) => String(source.amount) === total.value)) return []
  const read = mean(total.words.map((word) => facts.letter.words[word]?.confidence ?? 0))
  if (total.confidence >= sureAmount && read >= poorWord) return []
  const cents = centsOf(facts, total.kind)
  const place = placeOf(facts, total.words)
  if (cents === null) return [warning('amount-unconfirmed', say('warning.amount-unread'), place)]
  return [warning('amount-unconfirmed', say('warning.amount-unsure', { amount: cents }), place)]
}

function sums(facts: Facts): Warning[] {
  const total = centsOf(facts, 'amount-total')
  const recognised = facts.letter.words.some((word) => word.confidence < 1)
  // A row of a photographed list is easily misread; a total that two places confirm is not doubted for that.
  const sure = recognised && (one(facts, 'amount-total')?.confidence ?? 0) > 0.93
  const found = total === null || sure ? null : sumMismatch(facts.letter, total)
  if (!found) return []
  const saying = say('warning.sum-mismatch', { sum: found.sum, amount: found.total })
  return [warning('sum-mismatch', saying, placeOf(facts, found.words))]
}

function credit(facts: Facts): Warning[] {
  const found = one(facts, 'credit-balance')
  if (!found) return []
  return [warning('credit-in-your-favour', say('warning.credit'), placeOf(facts, found.words))]
}

function debit(facts: Facts): Warning[] {
  const found = one(facts, 'direct-debit')
  if (!found || !isDirectDebit(facts)) return []
  return [warning('direct-debit', say('warning.direct-debit'), placeOf(facts, found.words))]
}

function foreignAccount(facts: Facts): Warning[] {
  const iban = one(facts, 'iban')
  const country = iban && ibanCountry(iban.value)
  if (!iban || !country || country === 'DE') return []
  return [
    warning('iban-country', say('warning.iban-country', { country }), placeOf(facts, iban.words)),
  ]
}

/** Warns about a printed account with wrong check digits (misread, misprinted or invented) in a letter that asks for a transfer. */
function brokenIban(facts: Facts): Warning[] {
  const pays = one(facts, 'amount-total') !== null && !isDirectDebit(facts)
  const iban = one(facts, 'iban')
  if (!pays || (iban && isIban(iban.value))) return []
  const broken = facts.findings.find(({ kind, value }) => kind === 'iban' && !isIban(value))
  if (!broken) return []
  const place = placeOf(facts, broken.words)
  return [
    warning('iban-check-failed', say('warning.iban-check-failed', { iban: broken.value }), place),
  ]
}

function poorReading(facts: Facts): Warning[] {
  const pays = one(facts, 'amount-total') !== null && !isDirectDebit(facts)
  const hard = hardToRead(facts.letter, pays && one(facts, 'iban') === null)
  return hard
    ? [warning('poor-reading', say(`warning.${hard.id}`), placeOf(facts, hard.words))]
    : []
}

function nothingAsked(plan: Plan): Warning[] {
  if (!leavesNothingToDo(plan)) return []
  const text = 'We found nothing in this letter that you must do. Look through it once to be sure.'
  return [{ code: 'nothing-asked', text, evidence: [] }]
}

/** Everything the user should know before acting, most urgent first. */
export function warningsOf(facts: Facts, plan: Plan): Warning[] {
  return [
    ...overdue(facts, plan),
    ...foreignAccount(facts),
    ...brokenIban(facts),
    ...facts.warnings,
    ...debit(facts),
    ...credit(facts),
    ...amount(facts),
    ...sums(facts),
    ...poorReading(facts),
    ...nothingAsked(plan),
  ]
}

/** Parts of the page that users can find themselves. */
const parts = ['footer', 'address', 'info'] as const satisfies Zone[]

type Hard = { id: `blurred-${(typeof parts)[number] | 'bank' | 'page'}`; words: number[] }
const fewest = 6
/**
 * In our 47 letters the footer had at most 21 % badly read words in scans and ordinary photos, but 38 % or more in 42 of 44 blurred ones.
 */
const poorShare = 0.3

/**
 * The part of a letter that could not be read, for a warning; null if everything is readable. `pays`: an account is needed but was not
 * found.
 */
export function hardToRead(letter: Layout, pays: boolean): Hard | null {
  const hard = parts.flatMap((zone) => {
    const words = letter.lines
      .filter((line) => line.zone === zone)
      .flatMap((line) => line.spans.map(({ word }) => word))
    const poor = words.filter((word) => (letter.words[word]?.confidence ?? 1) < poorWord)
    const isHard = words.length >= fewest && poor.length / words.length > poorShare
    return isHard ? [{ zone, words }] : []
  })
  const [first] = hard
  if (!first) return isPoorlyRead(letter.words) ? { id: 'blurred-page', words: [] } : null
  const isBank = first.zone === 'footer' && pays
  return { id: isBank ? 'blurred-bank' : `blurred-${first.zone}`, words: first.words }
}

/** Rows that are part of another row or repeat it, so that a plain sum would be wrong. */
const notAnItem =
  /davon|darin|enthalten|inkl|netto|brutto|mwst|ust\b|steuer|%|übertrag|zwischen|bisher|neu\b|alt\b/iu

/** The `sum` of a list and the total it should be, in cents. */
type Mismatch = { words: number[]; sum: number; total: number }

/** Handles only the plain case: a list of single amounts and one total at the end. */
function mismatchIn({ rows }: Table, total: number): Mismatch | null {
  const counted = rows.filter((row) => row.amounts.length > 0)
  const last = counted.at(-1)
  const items = counted.slice(0, -1)
  const claimed = last?.amounts[0]
  if (!last || !claimed || items.length < 2 || last.confirmed || claimed.cents !== total)
    return null
  const plain = counted.every((row) => row.amounts.length === 1 && !row.confirmed)
  const others = items.some(({ label }) => notAnItem.test(label) || totalLabel.test(label))
  if (!plain || others || !totalLabel.test(last.label)) return null
  // A row without an amount was read badly, so the sum is unknown.
  if (rows.slice(rows.indexOf(items[0] ?? last)).some((row) => row.amounts.length === 0))
    return null
  const sum = items.reduce((all, row) => all + (row.amounts[0]?.cents ?? 0), 0)
  if (sum === total || sum <= 0) return null
  return { words: claimed.words, sum, total }
}

/** A requested total that differs from the sum of the amounts above it; null if it matches or there is no plain list. */
export function sumMismatch(letter: Layout, total: number): Mismatch | null {
  for (const table of tablesOf(letter)) {
    const found = mismatchIn(table, total)
    if (found) return found
  }
  return null
}
