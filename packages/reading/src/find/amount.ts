import type { Layout } from '../layout/types.ts'
import type { Finding } from '../types.ts'
import { claimOf, type Demand } from './claim.ts'
import { findCredit } from './credit.ts'
import { isRecognised, mainClaim } from './main-claim.ts'
import { currencyOfClaim } from './money/currency.ts'
import { debitFindings, debitRow } from './money/debits.ts'
import { dayAsked } from './money/day-asked.ts'
import { findDiscounts } from './money/discounts.ts'
import {
  findInstalments,
  instalmentFinding,
  partsOfWhole,
  type Instalment,
} from './money/instalments.ts'
import { findOffer } from './money/offers.ts'
import { findSettled } from './money/settled.ts'
import { dayOfWay, findWay } from './money/ways.ts'
import { partsOfClaim } from './outstanding.ts'
import { asksOutright, paymentTalk, type PaymentTalk } from './payment-request.ts'
import { tablesOf } from './tables.ts'

const sumOf = (plan: Instalment[]) => plan.reduce((sum, { cents }) => sum + cents, 0)

/** `Die Rechnung müssen Sie nicht auf einmal begleichen`: only the whole is not asked for. */
const atOnce = /(?<!\p{L})nicht (?:auf einmal|in einer summe)(?!\p{L})/iu

/** The next instalment, unless the letter explicitly asks for another amount. */
function nextOf(
  letter: Layout,
  plan: Instalment[],
  claim: Demand | null,
  { requests }: PaymentTalk,
): Demand | null {
  const [first] = plan
  if (!first) return null
  // `zahlen Sie die Raten pünktlich`: the instalments are mentioned, not a single payment
  const isNamed = requests.some(({ text }) =>
    /(?<!\p{L})(?:raten|teilbeträge)(?!\p{L})/iu.test(text),
  )
  const isPart = ({ cents }: Demand) =>
    cents === sumOf(plan) || plan.some((one) => one.cents === cents)
  // advance payments that begin later are not part of the bill
  if (
    claim &&
    !isPart(claim) &&
    (claim.stated || (claim.confidence > 0.7 && !isNamed && !plan.some(({ rate }) => rate)))
  )
    return null
  const why = 'the next payment of the plan'
  const currency = claim?.currency ?? null
  // in a recognised text a digit may be wrong, unless another payment or the total agrees
  const agrees =
    claim?.cents === sumOf(plan) || plan.slice(1).some(({ cents }) => cents === first.cents)
  const read = agrees || !isRecognised(letter, first.words) ? 0.84 : 0.56
  const confidence = first.day ? read : Math.min(read, 0.64)
  return { ...claimOf({ ...first, currency }, why, confidence), stated: true }
}

/** The total of which the next payment is a part, if the letter shows it. */
function wholeOf(plan: Instalment[], claim: Demand | null, next: Demand): Finding[] {
  const cents = claim && claim.cents > next.cents ? claim.cents : sumOf(plan)
  if (cents <= next.cents) return []
  const words = claim?.cents === cents ? claim.words : plan.flatMap((one) => one.words)
  const [stated, why] = [claim?.cents === cents, 'all that is still to be paid by the plan']
  return [
    { kind: 'amount-outstanding', value: String(cents), words, stated, confidence: 0.78, why },
  ]
}

function claimFinding({ cents, words, confidence, why }: Demand, currency: string): Finding {
  const rest = { words, stated: true, confidence, why }
  if (currency === 'EUR') return { kind: 'amount-total', value: String(cents), ...rest }
  return { kind: 'amount-foreign', value: `${cents} ${currency}`, ...rest }
}

/**
 * Finds the amount to pay now with the debt and late fees in it; money owed to the reader; direct debits, other ways of payment, other
 * currencies, instalments and discounts. Threats, offers, history, amounts paid to the reader and settled bills are left out.
 */
export function findAmountToPay(letter: Layout, before: Finding[]): Finding[] {
  const letterDate = before.find(({ kind }) => kind === 'letter-date')?.value ?? null
  const talk = paymentTalk(letter, letterDate)
  const tables = tablesOf(letter)
  const credit = findCredit(talk, tables)
  const offer = findOffer(before, talk, tables)
  if (offer) return [...credit, offer]
  const settled = findSettled(letter, before, talk, tables)
  if (settled) return [...credit, settled]
  const claim = mainClaim(letter, before, talk, tables, credit.length > 0)
  const plan = findInstalments(letter, before, talk.sentences, tables)
  const isAsked = talk.requests.length > 0 || talk.none.every(({ text }) => atOnce.test(text))
  const next = isAsked ? nextOf(letter, plan, claim, talk) : null
  const asked = next ?? claim
  const transfers = talk.requests.some((said) => asksOutright(said))
  const row = transfers ? null : debitRow(letter, tables, letterDate)
  if (row) return [...credit, claimFinding(row.claim, 'EUR'), ...row.findings]
  const collected = talk.debits.length > 0 && !transfers
  const way = collected ? null : findWay(talk, asked, tables)
  if (way && !(credit.length > 0 && way.value.startsWith('set-off')))
    return [...credit, way, ...dayOfWay(talk, way, letterDate)]
  if (!asked || asked.cents <= 0) {
    const taken = debitFindings(talk, letterDate, letter)
    // a direct debit without amount and day tells nothing
    return credit.length > 0 || transfers || taken.length < 2 ? credit : taken
  }
  const currency = currencyOfClaim(asked, letter)
  const total = claimFinding(asked, currency)
  const found = transfers ? [total] : [...credit, total]
  if (currency !== 'EUR') return found
  const parts = next ? plan : partsOfWhole(letter, before, talk.sentences, tables, asked.cents)
  found.push(...parts.map(instalmentFinding))
  found.push(...findDiscounts(letter, before, asked.cents))
  if (collected) return [...found, ...debitFindings(talk, letterDate, letter)]
  if (!next) found.push(...dayAsked(talk, asked, letterDate, letter))
  const subject = before.filter(({ kind }) => kind === 'subject').map(({ value }) => value)
  const context = [...subject, ...talk.requests.map(({ text }) => text)]
  const debt = partsOfClaim(claim ?? asked, tables, talk.sentences, context)
  const told =
    !next || talk.debits.length > 0 || debt.some(({ kind }) => kind === 'amount-outstanding')
  return [...found, ...debt, ...(told ? [] : wholeOf(plan, claim, next))]
}
