import { countPeriod } from '@brieflotse/rules'
import type { PlainDate, Start } from '@brieflotse/rules'
import { arithmetic, type DayStep } from '../said/arithmetic.ts'
import { say } from '../said/say.ts'
import type { Deadline } from '../types.ts'
import { isLetterDay } from './canonical.ts'
import type { Correction, Question } from './types.ts'

const startName = { 'receipt-date': 'arrival', 'service-date': 'service' } as const

type Answerable = Pick<
  Deadline,
  'needs' | 'counts' | 'date' | 'steps' | 'said' | 'branch' | 'confidence' | 'law'
>

/** The day to count from, with its reason: the user's answer, else the earliest possible day. Null if there is none. */
function startOf(
  question: Question,
  value: PlainDate | null,
  letterDate: PlainDate | null,
): { start: Start; why: DayStep } | null {
  const name = startName[question]
  if (value !== null) {
    const day = { day: value }
    const why =
      question === 'receipt-date' ? say('day.you-say-arrived', day) : say('day.you-say-served', day)
    return { start: { day: value, name }, why }
  }
  if (letterDate === null) return null
  const why = say('day.you-do-not-know', { day: letterDate })
  return { start: { day: letterDate, name: 'letter-date' }, why }
}

/**
 * Computes a deadline from the user's answer to its question, with a day and the arithmetic; without an answer the deadline stays
 * unchanged. `needs` stays, so that the answer can be changed. `letterDate` is used if the user does not know the day.
 */
export function withAnswer<T extends Answerable>(
  deadline: T,
  corrections: Correction[],
  letterDate: PlainDate | null,
): T {
  const { needs, counts } = deadline
  if (needs === null || !counts) return deadline
  const answer = corrections.find((one) => one.field === 'answer' && one.question === needs)
  const isMeant = answer?.field === 'answer' && (answer.value === null || isLetterDay(answer.value))
  if (!isMeant) {
    // the answer was deleted or is implausible
    return deadline.date === null ? deadline : { ...deadline, date: null, ...arithmetic([]) }
  }
  const from = startOf(needs, answer.value, letterDate)
  if (!from) return deadline
  const { period, states } = counts
  const counted = countPeriod(from.start, period, deadline.branch, states)
  return {
    ...deadline,
    date: counted.date,
    ...arithmetic([from.why, ...counted.steps]),
    confidence: counted.sure && answer.value !== null ? 0.85 : 0.7,
  }
}

/** The questions that deadlines depend on, in the order of the deadlines. */
export function questionsOf(deadlines: Pick<Deadline, 'needs' | 'counts'>[]): Question[] {
  const asked = deadlines.flatMap(({ needs, counts }) => (needs !== null && counts ? [needs] : []))
  return [...new Set(asked)]
}
