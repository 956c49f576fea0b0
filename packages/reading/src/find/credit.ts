import { creditWord } from '../german/money-cues.ts'
import { findAmounts } from '../german/numbers.ts'
import type { Finding } from '../types.ts'
import type { PaymentTalk } from './payment-request.ts'
import type { Table } from './tables.ts'
import { wordsAt } from './words-at.ts'
import type { TableRow } from './sums.ts'

const paysOut =
  /(?:überweisen|erstatten|zahlen|verrechnen) wir|auszahlen|wir (?:überweisen|erstatten|verrechnen)|haben wir [^.]*überwiesen|(?:ergibt sich|verbleibt|besteht|errechnet sich) [^.]*guthaben|guthaben [^.]*, (?:das|welches) wir [^!?]*(?:überweisen|erstatten|auszahlen)/iu

/** `ein Guthaben von 89,23 €`: of several amounts, this one is the credit. */
const isCredit =
  /(?:guthaben|erstattung|gutschrift)(?: (?:von|in höhe von|über|beträgt|beläuft sich auf))?\s*$/iu

/** `Guthaben 01.01.2025`: the balance on a day, not a payout. */
const balanceOn = /guthaben\s(?:(?:am|zum|per)\s)?\d{1,2}\.\s?\d{1,2}\./iu
const payout = /^(?:auszahlung|auszuzahlender betrag)(?!\p{L})/iu
const isCreditRow = ({ label, amounts }: TableRow) =>
  amounts.length === 1 &&
  ((creditWord.test(label) && !balanceOn.test(label)) ||
    (payout.test(label) && (amounts[0]?.cents ?? 0) > 0))

/** Whether a credit is deducted within a bill, with an amount to pay below it. */
const isDeducted = (rows: TableRow[], at: number) => {
  const below = rows.slice(at + 1).findLast(({ amounts }) => amounts.length > 0)
  return (rows[at]?.amounts[0]?.cents ?? 0) < 0 && (below?.amounts.at(-1)?.cents ?? 0) > 0
}

/** `auf welches Konto wir das Restguthaben überweisen sollen`: shows that the credit will be paid out. */
const asksWhere = /auf welches konto [^!?]{0,60}(?:guthaben|betrag|erstattung)/iu

/** The amount that the sender owes the reader: from a row that says so, or a sentence about its payout. */
export function findCredit(talk: PaymentTalk, tables: Table[]): Finding[] {
  const row = tables
    .flatMap(({ rows }) => rows.filter((_, at) => !isDeducted(rows, at)))
    .findLast(isCreditRow)
  const isAskedFor = talk.sentences.some(({ text }) => asksWhere.test(text))
  const said = talk.sentences.flatMap((sentence) => {
    const isNamed = isAskedFor && /guthaben (?:von|in höhe von) \d/iu.test(sentence.text)
    if (sentence.remedy || !(isNamed || paysOut.test(sentence.text))) return []
    if (!creditWord.test(sentence.text) && !/(?:Ihr|Euer)[^.]* Konto/u.test(sentence.text))
      return []
    const amounts = findAmounts(sentence.text)
    const called = amounts.find(({ start }) => isCredit.test(sentence.text.slice(0, start)))
    const amount = called ?? (amounts.length === 1 ? amounts[0] : undefined)
    if (!amount) return []
    return [
      {
        cents: amount.cents,
        words: wordsAt(sentence, amount.start, amount.end),
        credit: creditWord.test(sentence.text),
      },
    ]
  })
  const cents = row?.amounts[0]
    ? Math.abs(row.amounts[0].cents)
    : said.find(({ credit }) => credit)?.cents
  if (!cents) return []
  const agreeing = said.filter((one) => one.cents === cents)
  const words = [
    ...new Set([...(row?.amounts[0]?.words ?? []), ...agreeing.flatMap((one) => one.words)]),
  ]
  const confidence = row && agreeing.length > 0 ? 0.96 : row?.confirmed ? 0.85 : 0.65
  const why = row ? `the row “${row.label}”` : 'the letter says that it is paid out to you'
  return [{ kind: 'credit-balance', value: String(cents), words, stated: true, confidence, why }]
}
