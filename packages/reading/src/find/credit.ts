import { creditWord } from '../german/money-cues.ts'
import { findAmounts } from '../german/numbers.ts'
import type { Finding } from '../types.ts'
import type { PaymentTalk } from './payment-request.ts'
import type { Table } from './tables.ts'
import { wordsAt } from './words-at.ts'

const paysOut =
  /(?:überweisen|erstatten|zahlen|verrechnen) wir|auszahlen|wir (?:überweisen|erstatten|verrechnen)|haben wir [^.]*überwiesen|ergibt sich [^.]*guthaben/iu

/** What the sender owes the reader: a row that says so, or a sentence that says how it is paid out. */
export function findCredit(talk: PaymentTalk, tables: Table[]): Finding[] {
  const row = tables
    .flatMap(({ rows }) => rows)
    .findLast(({ label, amounts }) => amounts.length === 1 && creditWord.test(label))
  const said = talk.sentences.flatMap((sentence) => {
    if (sentence.remedy || !paysOut.test(sentence.text)) return []
    if (!creditWord.test(sentence.text) && !/(?:Ihr|Euer)[^.]* Konto/u.test(sentence.text))
      return []
    const [amount, second] = findAmounts(sentence.text)
    if (!amount || second) return []
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
