import type { HolidayName } from './holidays.ts'
import type { Period, PlainDate } from './plain-date.ts'
import { sayer, type SayingOf } from './sayings.ts'

/** What a period is counted from, or back from. */
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

/** Why a day is no working day. */
export type FreeDay = 'Saturday' | 'Sunday' | HolidayName

type Length = { count: number; unit: Period['unit']; toMonthEnd?: true | undefined }

type Counting = Length & { start: StartName; from: PlainDate; to: PlainDate }

/** The steps of counting a deadline, and what each is given. Their words stand in `days.json` of each language. */
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

/** One step of counting a deadline. */
export type CountingStep = SayingOf<Steps>

export const step = sayer<Steps>()
