import { formatDay, formatEnglishAmount, groupIban, ibanCountry, isIban } from '@brieflotse/rules'
import { evidenceOf } from '../evidence.ts'
import type { Finding, Warning, WarningCode } from '../types.ts'
import { hardToRead } from './hard-to-read.ts'
import { mayAsk } from './may-ask.ts'
import { sumMismatch } from './sum-mismatch.ts'
import { asksNothing, centsOf, demands, dueDate, isDirectDebit, one, type Facts } from './facts.ts'

const sureAmount = 0.75
const poorWord = 0.7

function warn(facts: Facts, code: WarningCode, text: string, words: number[] = []): Warning {
  return { code, text, evidence: evidenceOf(words, facts.letter.words) }
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function overdue(facts: Facts): Warning[] {
  const due = isDirectDebit(facts) ? null : dueDate(facts)
  if (due && due < facts.today) {
    const text = `The day to pay was ${formatDay(due)}. Check whether you have paid. If not, get in touch with the sender soon.`
    const words = one(facts, 'due-date')?.words ?? []
    const counted = facts.deadlines.find(({ what, date }) => what === 'pay' && date === due)
    const warning = warn(facts, 'already-overdue', text, words)
    return [words.length > 0 || !counted ? warning : { ...warning, evidence: counted.evidence }]
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
  const value = cents === null ? 'the amount' : formatEnglishAmount(cents)
  const text = `We read ${value}, but we are not sure. Compare it with the letter before you pay.`
  return [warn(facts, 'amount-unconfirmed', text, total.words)]
}

function sums(facts: Facts): Warning[] {
  const total = centsOf(facts, 'amount-total')
  const recognised = facts.letter.words.some((word) => word.confidence < 1)
  // A row of a photographed list is easily misread; the total that two places agree on is not in doubt for that.
  const sure = recognised && (one(facts, 'amount-total')?.confidence ?? 0) > 0.93
  const found = total === null || sure ? null : sumMismatch(facts.letter, total)
  return found ? [warn(facts, 'sum-mismatch', found.text, found.words)] : []
}

function credit(facts: Facts): Warning[] {
  const found = one(facts, 'credit-balance')
  if (!found) return []
  const text = 'This amount is in your favour. It is money for you, not a bill.'
  return [warn(facts, 'credit-in-your-favour', text, found.words)]
}

function debit(facts: Facts): Warning[] {
  const found = one(facts, 'direct-debit')
  if (!found || !isDirectDebit(facts)) return []
  const text =
    'The sender takes the money from your account. Do not transfer it as well. Make sure there is enough money in the account.'
  return [warn(facts, 'direct-debit', text, found.words)]
}

const countries = new Intl.DisplayNames(['en'], { type: 'region' })

function foreignAccount(facts: Facts): Warning[] {
  const iban = one(facts, 'iban')
  const country = iban && ibanCountry(iban.value)
  if (!iban || !country || country === 'DE') return []
  const text = `The account is not in Germany but in ${countries.of(country) ?? country}. Before you pay, ask the sender, with a phone number that you look up yourself.`
  return [warn(facts, 'iban-country', text, iban.words)]
}

/** A printed account whose check digits are wrong, misread, misprinted or made up, in a letter that wants a transfer. */
function brokenIban(facts: Facts): Warning[] {
  const pays = one(facts, 'amount-total') !== null && !isDirectDebit(facts)
  const iban = one(facts, 'iban')
  if (!pays || (iban && isIban(iban.value))) return []
  const broken = facts.findings.find(({ kind, value }) => kind === 'iban' && !isIban(value))
  if (!broken) return []
  const text = `We read the account number ${groupIban(broken.value)}, but its check digits are wrong. Copy it from the letter and check it before you pay.`
  return [warn(facts, 'iban-check-failed', text, broken.words)]
}

function poorReading(facts: Facts): Warning[] {
  const pays = one(facts, 'amount-total') !== null && !isDirectDebit(facts)
  const hard = hardToRead(facts.letter, pays && one(facts, 'iban') === null)
  return hard ? [warn(facts, 'poor-reading', hard.text, hard.words)] : []
}

function nothingAsked(facts: Facts): Warning[] {
  const known = facts.findings.some(
    (finding: Finding) => finding.kind === 'document-type' || finding.kind === 'subject',
  )
  if (!asksNothing(facts) || !known || mayAsk(facts.letter)) return []
  return [
    warn(
      facts,
      'nothing-asked',
      'We found nothing in this letter that you must do. Look through it once to be sure.',
    ),
  ]
}

/** What the reader should know before acting. The most pressing comes first. */
export function warningsOf(facts: Facts): Warning[] {
  return [
    ...overdue(facts),
    ...foreignAccount(facts),
    ...brokenIban(facts),
    ...facts.warnings,
    ...debit(facts),
    ...credit(facts),
    ...amount(facts),
    ...sums(facts),
    ...poorReading(facts),
    ...nothingAsked(facts),
  ]
}
