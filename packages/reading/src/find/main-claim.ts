import { formatGermanAmount } from '@brieflotse/rules'
import { isPoorlyRead, unsureWord } from '../choose.ts'
import { currencyOf } from '../german/currencies.ts'
import { discountTerms, openLabel, payVerb } from '../german/money-cues.ts'
import { findMoney } from '../german/numbers.ts'
import type { Layout } from '../layout/types.ts'
import type { Finding } from '../types.ts'
import { claimByNoun } from './claim-by-noun.ts'
import { askedAmounts, claimOf, fromRow, totalOf, type Demand } from './claim.ts'
import { labelsOf } from './labels.ts'
import { isContradicted } from './money/contradicted.ts'
import { claimOfDebit } from './money/debit-claim.ts'
import { claimOfSlip, paymentTerm, rowThatAsks } from './money/on-its-own.ts'
import { asksOutright, isFirm, isOnlyDue, type PaymentTalk } from './payment-request.ts'
import type { BodySentence } from './body-sentences.ts'
import type { Table } from './tables.ts'
import { wordsAt } from './words-at.ts'

const dueLabel =
  /^(?:zahlbetrag|zu zahlen|(?:fälliger |offener |zu zahlender )?betrag|betrag fällig|(?:gesamt|rechnungs|end)betrag|(?:total|gesamt)(?: eur)?)$/iu

function claimsOf(said: BodySentence, talk: PaymentTalk, tables: Table[]): Demand[] {
  // `mit 2 % Skonto 1.759,80 €`: the amount to pay is the total of the bill, not the discounted one.
  const amounts = discountTerms.test(said.text) && tables.some(totalOf) ? [] : askedAmounts(said)
  const totals = tables.flatMap((table) => totalOf(table) ?? [])
  const sum = amounts.reduce((all, { cents }) => all + cents, 0)
  const covering = totals.find((row) => amounts.length > 1 && row.amounts[0]?.cents === sum)
  // of instalments only one is due now; plans are read elsewhere
  const inParts = /anzahlung|(?<!\p{L})(?:raten?|teilen|rest(?:betrag|zahlung)?)(?!\p{L})/iu.test(
    said.text,
  )
  const sure = inParts ? 0.55 : 0.86
  if (covering) return [fromRow(covering, 'the parts that are asked for add up to it', sure)]
  const stated = amounts.length > 1 && statedSum(talk.sentences, said, sum)
  if (stated) return [{ ...stated, confidence: sure }]
  const whole = amounts.find(({ start }) =>
    /(?:insgesamt|zusammen|gesamt\p{L}*(?: von)?)\s$/iu.test(said.text.slice(0, start)),
  )
  if (whole && amounts.length > 1) {
    return [claimOf(whole, 'the letter asks for it in all', sure)]
  }
  const [first, second] = amounts
  if (whole && first === whole && !inParts) {
    // `ein Gesamtbetrag von 382,00 €` wins over its parts
    const claim = claimOf(whole, 'the letter asks for it in all', 0.94)
    return [{ ...claim, stated: asksOutright(said) }]
  }
  if (!first) return [claimByNoun(said, talk.sentences, tables)].flatMap((claim) => claim ?? [])
  const claim = claimOf(first, 'the letter asks to pay it', second ? 0.6 : 0.86)
  return [{ ...claim, stated: asksOutright(said) }]
}

/** `Die Fahrt kostet insgesamt 285,00 €`: a total that equals the sum of the parts to pay. */
function statedSum(sentences: BodySentence[], asking: BodySentence, sum: number): Demand | null {
  for (const said of sentences) {
    const amount =
      said === asking ? undefined : findMoney(said.text).find((one) => one.cents === sum)
    if (!amount) continue
    const words = wordsAt(said, amount.start, amount.end)
    return claimOf({ ...amount, words }, 'the parts that are asked for add up to it', 0.86)
  }
  return null
}

/** `Dauerauftrag … auf 1.011,20 € umstellen`: a new regular payment. */
function claimOfStandingOrder(talk: PaymentTalk): Demand | null {
  for (const said of talk.sentences) {
    if (!/dauerauftrag/iu.test(said.text) || !/auf\s+\S+\s?(?:€|EUR)/u.test(said.text)) continue
    const amount = findMoney(said.text).at(-1)
    if (!amount) continue
    const words = wordsAt(said, amount.start, amount.end)
    return claimOf({ ...amount, words }, 'the new amount of a standing order', 0.62)
  }
  return null
}

/** Whether the words come from OCR, so that one of them may be wrong. */
export const isRecognised = (letter: Layout, words: number[]) =>
  words.some((word) => (letter.words[word]?.confidence ?? 1) < 1)

/** Repairs a comma lost by OCR: `30788 EUR` where the table has 307,88. */
function withComma(claim: Demand, tables: Table[]): Demand {
  const cents = claim.cents / 100
  const row = tables.flatMap(({ rows }) => rows).find((one) => one.amounts.at(-1)?.cents === cents)
  if (!row || claim.row || cents < 100) return claim
  return {
    ...claim,
    cents,
    row,
    why: `${claim.why}; read as ${formatGermanAmount(cents)}, as in the table`,
  }
}

/**
 * Claims with less confidence are combined from several sentences, one of which OCR may have lost, unless the amount is asked for
 * explicitly and read well.
 */
const plainlyAsked = 0.8

/** Raises the confidence of an amount by further mentions and matching sums. */
function confirm(first: Demand, letter: Layout, tables: Table[], outright: boolean): Demand {
  const claim = withComma(first, tables)
  const row =
    claim.row ??
    tables
      .flatMap(({ rows }) => rows)
      .findLast((one) => one.amounts.at(-1)?.cents === claim.cents) ??
    null
  const others = letter.blocks
    .filter(({ zone }) => zone === 'body' || zone === 'subject')
    .flatMap((block) =>
      findMoney(block.text)
        .filter(({ cents }) => cents === claim.cents)
        .map(({ start, end }) => wordsAt(block, start, end)),
    )
  const words = [...new Set([...claim.words, ...others.flat()])]
  const notes = [claim.why]
  let confidence = claim.confidence
  if (others.length > 1) {
    confidence += 0.06
    notes.push(`stated ${others.length} times`)
  }
  if (row?.confirmed) {
    confidence += 0.06
    notes.push(row.note ?? 'the rows of the table add up to it')
  }
  // A single amount in a recognised text may have lost a comma or a digit.
  const alone = others.length < 2 && !row?.confirmed
  if (alone && isRecognised(letter, claim.words)) {
    const read = Math.min(1, ...claim.words.map((word) => letter.words[word]?.confidence ?? 1))
    const least = outright && read >= unsureWord && !isPoorlyRead(letter.words) ? 0.62 : 0.55
    confidence = Math.min(confidence, claim.confidence < plainlyAsked ? least : 0.7)
  }
  if (isContradicted(claim, letter, tables)) {
    confidence = Math.min(confidence, claim.confidence >= plainlyAsked ? 0.72 : 0.56)
    notes.push('the letter labels another amount as its total')
  }
  return { ...claim, row, words, confidence: Math.min(confidence, 0.98), why: notes.join('; ') }
}

/** Most requests that are examined; real letters have fewer. */
const maxRequests = 12

/** The one amount that the letter asks for, or null. `owed`: whether the sender owes the reader something. */
export function mainClaim(
  letter: Layout,
  before: Finding[],
  talk: PaymentTalk,
  tables: Table[],
  owed: boolean,
): Demand | null {
  const inRow = rowThatAsks(tables)
  const first = inRow ?? claimOfSlip(letter)
  if (first) return confirm(first, letter, tables, true)
  // a direct debit is also called `zu zahlen`
  const asks = talk.debits.length === 0 ? isFirm : asksOutright
  const outright = talk.requests
    .filter(asks)
    .slice(0, maxRequests)
    .flatMap((said) => claimsOf(said, talk, tables))
  const agreed = outright.map((claim) => confirm(claim, letter, tables, true))
  const [best] = agreed.toSorted((a, b) => b.confidence - a.confidence)
  if (best) return best
  const quiet = owed ? null : quietClaim(letter, before, talk, tables)
  return quiet && confirm(quiet, letter, tables, false)
}

const account = /(?<!\p{L})IBAN(?!\p{L})|(?<![\p{L}\d])DE\d{2}(?:\s?\d){18}(?!\d)/u

/** Whether the letter has an account or a word about paying; without both it does not ask for money. */
const canBePaid = ({ blocks }: Layout, { sentences }: PaymentTalk) =>
  blocks.some(({ text }) => account.test(text)) ||
  sentences.some(
    ({ text }) => payVerb.test(text) || /(?<!\p{L})(?:bar|karte)(?!\p{L})/iu.test(text),
  )

const isReminder = ({ kind, value }: Finding) => kind === 'document-type' && value === 'Mahnung'
/** The subject calls the letter a bill; a settlement (`Abrechnung`) can be in the reader's favour. */
const isNamedBill = ({ kind, value }: Finding) =>
  kind === 'subject' &&
  /(?<!\p{L})\p{L}*(?<!ab|storno)rechnung(?!\p{L})|zahlungserinnerung/iu.test(value)
const isBill = ({ kind, value }: Finding) =>
  kind === 'document-type' && (value === 'Rechnung' || value === 'Mahnung')

/** The claim of a letter without an explicit request: debited, described, labelled, or the total of a bill. */
function quietClaim(
  letter: Layout,
  before: Finding[],
  talk: PaymentTalk,
  tables: Table[],
): Demand | null {
  if (talk.debits.length > 0) return claimOfDebit(talk, tables)
  if (talk.none.length > 0) return null
  // `Betrag` can be any amount; only in a bill it is the one to pay.
  const bill = before.some(isBill)
  const isTerm = talk.sentences.some(({ text, remedy }) => !remedy && paymentTerm.test(text))
  // The account in a photo or scan may be unreadable, so that a missing account proves nothing.
  const isScanned = letter.words.some(({ confidence }) => confidence < 1)
  const isPayable =
    canBePaid(letter, talk) || before.some(isReminder) || before.some(isNamedBill) || isScanned
  const label = labelsOf(letter).find(
    (one) =>
      isPayable &&
      dueLabel.test(one.label) &&
      (bill || !/^betrag$/iu.test(one.label)) &&
      (bill || isTerm || !/^(?:total|gesamt)(?: eur)?$/iu.test(one.label)) &&
      findMoney(one.value).some(({ currency }) => currency ?? currencyOf(one.label)),
  )
  const described = talk.requests.flatMap((said) => {
    // on a badly read page it may be lost who pays whom
    const isDue = isOnlyDue(said.text)
    if (isDue && isPoorlyRead(letter.words)) return []
    const less = isDue ? 0.16 : 0.12
    return claimsOf(said, talk, tables).map((one) => ({
      ...one,
      confidence: one.confidence - less,
    }))
  })
  const [surest] = described.toSorted((a, b) => b.confidence - a.confidence)
  if (surest) return surest
  const amount = label ? findMoney(label.value)[0] : undefined
  if (label && amount) {
    return claimOf({ ...amount, words: label.words }, `labelled “${label.label}”`, 0.76)
  }
  const order = claimOfStandingOrder(talk)
  if (order) return order
  const total = isPayable ? tables.map(totalOf).findLast((row) => row !== null) : null
  const isOpen = total?.confirmed && openLabel.test(total.label)
  return total && (bill || isTerm || isOpen)
    ? fromRow(total, `the total “${total.label}” of a bill`, 0.68)
    : null
}
