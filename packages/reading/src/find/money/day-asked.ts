import { isPlainDate, type PlainDate } from '@brieflotse/rules'
import { dateNear, findDates } from '../../german/dates.ts'
import { conditional } from '../../german/money-cues.ts'
import { findMoney } from '../../german/numbers.ts'
import type { Layout, Passage } from '../../layout/types.ts'
import type { Finding } from '../../types.ts'
import type { Demand } from '../claim.ts'
import { dueInRow, paymentTerm } from './on-its-own.ts'
import { isDiscounted } from '../deadline/discount.ts'
import { isRecognised } from '../main-claim.ts'
import { isFirm, isOnlyDue, type PaymentTalk } from '../payment-request.ts'
import type { BodySentence } from '../body-sentences.ts'
import { allWords, wordsAt } from '../words-at.ts'

/** Words before a day of payment. */
const byDay =
  /(?<!\p{L})(?:bis|spätestens|am|zum)(?:\s(?:spätestens|zum|am|den|dem|bis))*\s(?:\p{L}+,?\s(?:den\s)?)?$/iu

type Day = { day: PlainDate; words: number[]; start: number; end: number }
type Dated = { said: BodySentence; found: Day[] }

/** The days in a passage that are not before the letter's date. */
const allDays = (passage: Passage, near: PlainDate): Day[] =>
  findDates(passage.text).flatMap((date) => {
    const { start, end } = date
    const day = dateNear(date, near)
    return day && day >= near ? [{ day, words: wordsAt(passage, start, end), start, end }] : []
  })

/** The days of payment in a sentence. */
const datedIn = (said: BodySentence, near: PlainDate): Dated => ({
  said,
  found: allDays(said, near).filter(
    ({ start, end }) =>
      byDay.test(said.text.slice(0, start)) && !isDiscounted(said.text, start, end),
  ),
})

/** `Gehen die 387,00 € bis zum 27. Februar ein`: a sentence with the amount and one day, without a request. */
function besideAmount({ sentences }: PaymentTalk, cents: number, near: PlainDate): Dated[] {
  return sentences
    .filter(({ text, remedy }) => !remedy && !conditional.test(text))
    .filter(({ text }) => findMoney(text).some((amount) => amount.cents === cents))
    .map((said) => datedIn(said, near))
}

/** The day of a payment term: `Zahlungsziel unverändert: 22.12.2025` */
const ofTerms = ({ sentences }: PaymentTalk, near: PlainDate): Dated[] =>
  sentences
    .filter(({ text, remedy }) => !remedy && paymentTerm.test(text))
    .map((said) => ({ said, found: allDays(said, near) }))

const asFinding = ({ day, words }: Day): Finding => ({
  kind: 'due-date',
  value: day,
  words,
  stated: true,
  confidence: 0.85,
  why: 'the day that stands in the request',
})

/** The day that the request itself names: of several requests the one with the amount; none if there are several days. */
export function dayAsked(
  talk: PaymentTalk,
  claim: Demand,
  near: string | null,
  letter: Layout,
): Finding[] {
  if (!near || !isPlainDate(near)) return []
  const row = claim.row && letter.blocks[claim.row.block]
  const inRow = row && dueInRow.test(row.text) ? allDays(row, near) : []
  if (inRow.length === 1) return inRow.map(asFinding)
  const dated = talk.requests.map((said) => datedIn(said, near)).filter(isOneDay)
  const own = dated.filter(({ said }) => allWords(said).some((word) => claim.words.includes(word)))
  const firm = own.length > 0 ? own : dated.filter(({ said }) => isFirm(said))
  // `ist am 9. Juni fällig`, for this amount only
  const isOfIt = ({ said: { text } }: Dated) =>
    isOnlyDue(text) && findMoney(text).every(({ cents }) => cents === claim.cents)
  const asked = firm.length > 0 ? firm : dated.filter(isOfIt)
  // in a recognised text the request itself may be lost
  const beside = isRecognised(letter, claim.words) ? [] : besideAmount(talk, claim.cents, near)
  const [only, another] =
    asked.length > 0 ? asked : [...beside, ...ofTerms(talk, near)].filter(isOneDay)
  const [day] = only?.found ?? []
  if (!day || (another && own.length !== 1)) return []
  return [asFinding(day)]
}

const isOneDay = ({ found }: Dated) => found.length === 1
