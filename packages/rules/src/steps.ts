import type { HolidayName } from './holidays.ts'
import type { Period, PlainDate } from './plain-date.ts'
import { sayer, type SayingOf } from './sayings.ts'

/** The event from which a period is counted, forwards or backwards. */
export type StartName =
  | 'that-day'
  | 'service'
  | 'receipt'
  | 'arrival'
  | 'letter-date'
  | 'handed-over'
  | 'contract'
  | 'appointment'
  | 'contract-end'
  | 'beginning'

/** The reason why a day is not a working day. */
export type FreeDay = 'Saturday' | 'Sunday' | HolidayName

type Length = { count: number; unit: Period['unit']; toMonthEnd?: true | undefined }

type Counting = Length & { start: StartName; from: PlainDate; to: PlainDate }

/** The steps in the computation of a deadline, with their values. Each language has the sentences in its `days.json`. */
export type Steps = {
  'count.deemed': { nth: 3 | 4; day: PlainDate; law: string }
  'count.deemed-unsure': Record<string, never>
  'count.deemed-stays': { branch: 'social' | 'administrative' }
  'count.later': { day: PlainDate }
  'count.period': Counting
  'count.no-such-day': { day: number }
  'count.before': Counting
  'count.working-days': { count: number; start: StartName; from: PlainDate; to: PlainDate }
  'count.moved': { from: PlainDate; free: FreeDay[]; to: PlainDate; law: string }
  'count.maybe-holiday': { day: PlainDate; holiday: HolidayName }
}

/** One step in the computation of a deadline. */
export type CountingStep = SayingOf<Steps>

export const step = sayer<Steps>()
