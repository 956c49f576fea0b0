import { openLabel, paidAlready, paidBefore } from '../../german/money-cues.ts'
import { findAmounts } from '../../german/numbers.ts'
import { statesConsequence } from '../../german/request-cues.ts'
import type { Layout } from '../../layout/types.ts'
import type { Finding } from '../../types.ts'
import { askedAmounts, totalOf } from '../claim.ts'
import { labelsOf } from '../labels.ts'
import { asksOutright, type PaymentTalk } from '../payment-request.ts'
import type { BodySentence } from '../body-sentences.ts'
import type { Table } from '../tables.ts'
import { allWords, wordsAt } from '../words-at.ts'

type Place = { words: number[]; why: string }

/** `Offener Betrag 0,00 €`, as a row, a label or a sentence. */
function nothingOpen(letter: Layout, tables: Table[], sentences: BodySentence[]): Place | null {
  const row = tables
    .flatMap(({ rows }) => rows)
    .findLast(({ label, amounts }) => openLabel.test(label) && amounts.at(-1)?.cents === 0)
  if (row) return { words: row.amounts.at(-1)?.words ?? [], why: `the row “${row.label}”` }
  const label = labelsOf(letter).findLast(
    (one) => openLabel.test(one.label) && findAmounts(one.value).at(-1)?.cents === 0,
  )
  if (label) return { words: label.words, why: `labelled “${label.label}”` }
  for (const said of sentences) {
    const nought = findAmounts(said.text).find(
      ({ cents, start }) =>
        cents === 0 && openLabel.test(said.text.slice(Math.max(0, start - 40), start)),
    )
    if (!nought || said.remedy) continue
    return {
      words: wordsAt(said, nought.start, nought.end),
      why: 'the letter says that nothing is open',
    }
  }
  return null
}

const unsure =
  /(?<!\p{L})(?:sofern|sollten?|falls|wenn|soweit|nicht|noch|sobald|erst|davon|hiervon|teilweise|andere|dass|hätten?|wäre|würden?)(?!\p{L})|\?\s*$/iu

const isBill = ({ kind, value }: Finding) => kind === 'document-type' && value === 'Rechnung'

/** `Betrag dankend erhalten`, `per PayPal bezahlt`: a fact, not a condition. */
const saysPaid = (said: BodySentence) =>
  !said.remedy &&
  paidAlready.test(said.text) &&
  !unsure.test(said.text) &&
  !statesConsequence(said.text)

/** Whether a request names an amount that must be paid. */
const asksForAmount = ({ requests }: PaymentTalk) =>
  requests.some((said) => asksOutright(said) && askedAmounts(said).length > 0)

/** Labels such as `Zahlungsstatus: bezahlt`. */
const statusLabel = /^(?:zahlungs)?(?:status|art|weise)$|^bezahlt$/iu
const isPaidStatus = /(?<!\p{L}|nicht |un)bezahlt|beglichen|dankend erhalten/iu

/**
 * A bill that is already paid, or with nothing open: the paid cents, `0` if they are not named. A letter that asks for an amount is not
 * settled.
 */
export function findSettled(
  letter: Layout,
  before: Finding[],
  talk: PaymentTalk,
  tables: Table[],
): Finding | null {
  if (asksForAmount(talk)) return null
  // in letters that are no bill, something else was paid
  const bill = before.some(isBill)
  const nought = nothingOpen(letter, tables, talk.sentences)
  const said = bill ? talk.sentences.find(saysPaid) : undefined
  const status = labelsOf(letter).find(
    ({ label, value }) => statusLabel.test(label) && isPaidStatus.test(value),
  )
  const paid = paidRow(tables)
  const totals = tables.flatMap((table) => totalOf(table)?.amounts.at(-1)?.cents ?? [])
  const inText = said ? findAmounts(said.text).filter(({ cents }) => cents > 0) : []
  // a partial payment leaves the rest open
  const isWhole =
    inText.length === 0 || totals.length === 0 || totals.includes(inText[0]?.cents ?? 0)
  const place: Place | null =
    nought ??
    (said && isWhole && !(said && talk.requests.some(asksOutright) && inText.length > 0)
      ? { words: allWords(said), why: 'the letter says that it was paid' }
      : status
        ? { words: status.words, why: `labelled “${status.label}”` }
        : null)
  if (!place) return null
  const cents = inText[0]?.cents ?? paid ?? totals.at(-1) ?? 0
  const value = String(cents)
  return {
    kind: 'settled',
    value,
    words: place.words,
    stated: true,
    confidence: 0.88,
    why: place.why,
  }
}

/** The paid amount in a row of the bill. */
function paidRow(tables: Table[]): number | null {
  const row = tables
    .flatMap(({ rows }) => rows)
    .findLast(({ label, amounts }) => paidBefore.test(label) && amounts.length === 1)
  const cents = row?.amounts[0]?.cents
  return cents === undefined ? null : Math.abs(cents)
}
