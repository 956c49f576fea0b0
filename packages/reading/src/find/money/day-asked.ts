import { isPlainDate, type PlainDate } from '@brieflotse/rules'
import { dateNear, findDates } from '../../german/dates.ts'
import { conditional } from '../../german/money-cues.ts'
import { findMoney } from '../../german/numbers.ts'
import type { Layout, Passage } from '../../layout/types.ts'
import type { Finding } from '../../types.ts'
import type { Demand } from '../claim.ts'
import { dueInRow, paymentTerm } from './on-its-own.ts'
import { isDiscounted } from '../deadline/discount.ts'
import { labelsOf } from '../labels.ts'
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

const daysBy = (said: BodySentence, near: PlainDate): Day[] =>
  allDays(said, near).filter(
    ({ start, end }) =>
      byDay.test(said.text.slice(0, start)) && !isDiscounted(said.text, start, end),
  )

/** `Spätestens Mittwoch (14.1.)!`: the day of the sentence before. */
export const onlyWhen =
  /^(?:und zwar\s)?(?:spätestens|bis)(?!\p{L})[^.!?;]{0,40}[\d(][^!?;]{0,20}!?$/iu

/** `in dieser Zeit`, `bis dahin`: the day of the sentence before. */
const pointsBack =
  /(?<!\p{L})(?:(?:in|innerhalb|binnen) dieser (?:zeit|frist)|bis dahin)(?!\p{L})/iu
const until = /(?<!\p{L})bis(?:\s(?:einschließlich|spätestens|zum|zu|dem|\p{L}+tag,?))*\s$/iu

/** The days of payment in a sentence, in a fragment after it, or in the sentence before that it refers to. */
function datedIn(said: BodySentence, near: PlainDate, { sentences }: PaymentTalk): Dated {
  const found = daysBy(said, near)
  const at = sentences.indexOf(said)
  const [before, next] = [sentences[at - 1], sentences[at + 1]]
  if (found.length > 0) return { said, found }
  if (next?.block === said.block && onlyWhen.test(next.text))
    return { said, found: allDays(next, near) }
  if (!before || before.block !== said.block || !pointsBack.test(said.text)) return { said, found }
  const days = allDays(before, near)
  return { said, found: days.filter(({ start }) => until.test(before.text.slice(0, start))) }
}

/** Labels of the day of a payment: `Fälligkeitstermin: 02.03.2026`. */
const dueName =
  /^(?:fällig(?:keit(?:stermin|sdatum)?)?(?: am| bis| zum)?|zahlungstermin|zahlungsziel|zahlbar(?: bis| am)?|zu zahlen bis|(?:erste )?(?:abbuchung|einzug)(?!\p{L}).{0,30})$/iu

/** The day that a label in the body names. */
export function dayOfLabel(letter: Layout, near: PlainDate): Finding[] {
  const days = labelsOf(letter).flatMap(({ label, value, words, zone }) => {
    const [date, another] = findDates(value)
    const day = date && !another ? dateNear(date, near) : null
    const isDue = zone === 'body' && dueName.test(label) && value.length < 24
    return isDue && day && day >= near ? [{ day, words, start: 0, end: 0 }] : []
  })
  const [only, another] = days
  return only && (!another || another.day === only.day) ? [asFinding(only)] : []
}

/** `Gehen die 387,00 € bis zum 27. Februar ein`: a sentence with the amount and one day, without a request. */
function besideAmount(talk: PaymentTalk, cents: number, near: PlainDate): Dated[] {
  return talk.sentences
    .filter(({ text, remedy }) => !remedy && !conditional.test(text))
    .filter(({ text }) => findMoney(text).some((amount) => amount.cents === cents))
    .map((said) => datedIn(said, near, talk))
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
  const dated = talk.requests.map((said) => datedIn(said, near, talk)).filter(isOneDay)
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
  if (!day) return dayOfLabel(letter, near)
  if (another && own.length !== 1) return []
  return [asFinding(day)]
}

const isOneDay = ({ found }: Dated) => found.length === 1
