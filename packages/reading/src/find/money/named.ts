import {
  billTotal,
  creditWord,
  inAll,
  isBeside,
  leftToPay,
  ownShare,
  paidBefore,
} from '../../german/money-cues.ts'
import { findMoney, type Amount } from '../../german/numbers.ts'
import type { BodySentence } from '../body-sentences.ts'
import { wordsAt } from '../words-at.ts'

/**
 * The name of an amount by the words around it, from most to least likely to be the one to pay: `left` after all deductions, `total` of a
 * bill or of the reader's share, `in-all` of anything, `plain`. `paid` and `beside` (tax, savings, last year's) are never the one to pay.
 */
export type Name = 'left' | 'total' | 'in-all' | 'plain' | 'paid' | 'beside'
export type NamedAmount = Amount & { name: Name; words: number[] }

/** Names of amounts that may have to be paid, strongest first. */
export const payable: Name[] = ['left', 'total', 'in-all', 'plain']

/** Unit prices and ranges: `2 x 39,90 €`, `je 20,00 €`, `400 bis 600 €` */
const isRate = /(?<!\p{L})(?:je(?:weils)?|à|x|×)\s*$|\d\s?(?:€|EUR|Euro)?\sbis\s*$/iu

/** `erhöht sich um 117,18 €`: a difference, not an amount to pay. */
const isChange = /(?:erhöh|steig|sink|verringer|verminder|ermäßig)\p{L}*\s(?:\p{L}+\s){0,3}um\s$/iu

const notPaid = /(?<!\p{L})(?:nicht|keine?n?|zu viel|zu unrecht)(?!\p{L})/iu

/** Names an amount; `lead` is the clause before it, `tail` the text after it. */
function nameOf(lead: string, tail: string): Name {
  const around = `${lead} ${tail}`
  if (leftToPay.test(lead) || /^\s?(?:sind |ist )?(?:noch )?offen/iu.test(tail)) return 'left'
  if (ownShare.test(around)) return 'total'
  if (isBeside(around) || creditWord.test(lead)) return 'beside'
  if (paidBefore.test(around) && !notPaid.test(around)) return 'paid'
  if (billTotal.test(lead)) return 'total'
  return inAll.test(lead) ? 'in-all' : 'plain'
}

/** All amounts above zero in a sentence with their names; rates (`€/Monat`) are left out. */
export function namedAmounts(said: BodySentence): NamedAmount[] {
  const { text } = said
  const all = findMoney(text)
  return all.flatMap((amount, at) => {
    const before = text.slice(0, amount.start)
    if (amount.per || amount.cents <= 0 || isRate.test(before) || isChange.test(before)) return []
    const from = all[at - 1]?.end ?? 0
    const to = all[at + 1]?.start ?? text.length
    const lead =
      text
        .slice(from, amount.start)
        .split(/[,;(](?=\s|\p{L})/u)
        .at(-1) ?? ''
    const [tail = ''] = text.slice(amount.end, to).split(/[,;)]/u)
    const name = nameOf(lead, at === all.length - 1 || tail.length < to - amount.end ? tail : '')
    return [{ ...amount, name, words: wordsAt(said, amount.start, amount.end) }]
  })
}

/** The remaining amount if `whole - paid = left` holds: it is the one to pay, not the whole. */
export function leftOver(amounts: NamedAmount[]): NamedAmount | null {
  const paid = amounts.filter(({ name }) => name === 'paid')
  const others = amounts.filter(({ name }) => name !== 'paid' && name !== 'beside')
  const off = paid.reduce((sum, { cents }) => sum + cents, 0)
  if (off === 0) return null
  return (
    others.find((left) =>
      others.some(
        (whole) =>
          whole.cents - left.cents === off ||
          paid.some(({ cents }) => whole.cents - left.cents === cents),
      ),
    ) ?? null
  )
}
