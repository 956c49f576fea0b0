import { evidenceOf } from '../evidence.ts'
import type { Facts } from '../explain/facts.ts'
import { english } from '../said/english.ts'
import { say } from '../said/say.ts'
import type { Saying } from '../said/saying.ts'
import type { DayTold } from '../said/values.ts'
import type { Deadline } from '../types.ts'
import type { Step, StepDay } from './types.ts'

/** A step before its sentences are made. `words`: indexes of the words it rests on. */
export type StepDraft = Pick<Step, 'act' | 'confidence'> &
  Partial<Pick<Step, 'duty' | 'amount' | 'more' | 'day' | 'place' | 'things' | 'german'>> & {
    says: Saying[]
    why: Saying
    condition?: Saying | null
    words: number[]
    deadlines: Deadline[]
  }

/** Makes a step of a draft. `id` is unique within the plan. */
export function stepOf(draft: StepDraft, id: string, facts: Facts): Step {
  const { words, deadlines, condition = null, day = null, ...rest } = draft
  const evidence = evidenceOf(words, facts.letter.words)
  const [first] = deadlines
  return {
    duty: 'must',
    amount: null,
    more: [],
    place: null,
    things: [],
    german: [],
    ...rest,
    // without a reminder there is no deadline to refer to
    day: day?.deadline === null ? { ...day, deadlineId: undefined } : day,
    id,
    condition,
    conditionPlain: condition && english([condition]),
    otherwise: [],
    otherwisePlain: '',
    plain: english(draft.says),
    whyPlain: english([draft.why]),
    evidence: evidence.length > 0 ? evidence : (first?.evidence ?? []),
  }
}

/** The day of a step, from its deadline; if only the reader knows the day to count from, with the rule in words. */
export function stepDayOf(deadline: Deadline): StepDay {
  const { id, date, time, what, law, stated, needs, counts } = deadline
  const isOpen = date === null && needs !== null && counts
  const rule = isOpen
    ? [
        say('rule.period', {
          count: counts.period.count,
          unit: counts.period.unit,
          from: needs,
        }),
      ]
    : []
  return {
    date,
    time,
    deadline: what,
    deadlineId: id,
    law,
    rule,
    rulePlain: english(rule),
    stated,
  }
}

/** The day as sentences need it; null if it is not known yet. */
export function toldOf(day: StepDay | null): DayTold | null {
  return day?.date ? { day: day.date, time: day.time, counted: !day.stated } : null
}
