import type { HolidayName } from './holidays.ts'
import type { Period, PlainDate } from './plain-date.ts'
import { formatLongDay } from './plain-date.ts'
import { inWords, sayer, type SayingOf } from './sayings.ts'

/** What a period is counted from, or back from. */
const startNames = {
  'that-day': 'that day',
  service: 'the day of service',
  receipt: 'the day of receipt',
  arrival: 'the day the letter reached you',
  'letter-date': 'the date of the letter',
  'handed-over': 'the day it was handed over',
  contract: 'the conclusion of the contract',
  appointment: 'the appointment',
  'contract-end': 'the end of the contract',
  beginning: 'the beginning',
} as const
export type StartName = keyof typeof startNames

/** Why a day is no working day. */
export type FreeDay = 'Saturday' | 'Sunday' | HolidayName

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

type Length = { count: number; unit: Period['unit']; toMonthEnd?: true | undefined }

/** `one month`, `two weeks`, `14 days`. */
export function periodText({ count, unit, toMonthEnd }: Length): string {
  const length = `${numbers[count] ?? count} ${unit}${count === 1 ? '' : 's'}`
  return toMonthEnd ? `the end of ${length}` : length
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

type Counting = { start: StartName; from: PlainDate; to: PlainDate }

/** The steps of counting a deadline, in English. */
export const countingSteps = {
  'count.deemed': ({ nth, day, law }: { nth: 3 | 4; day: PlainDate; law: string }) =>
    `A posted decision counts as received on the ${nth === 4 ? 'fourth' : 'third'} day after posting: ${formatLongDay(day)} (${law}).`,
  'count.deemed-unsure':
    'Only tax law moves this day off a weekend or holiday; which law applies is not certain, so the earlier day is taken.',
  'count.deemed-stays': ({ branch }: { branch: 'social' | 'administrative' }) =>
    `In ${branch} law this day does not move off a weekend or holiday.`,
  'count.later': ({ day }: { day: PlainDate }) =>
    `It really arrived later, on ${formatLongDay(day)}; that day counts.`,
  'count.period': ({ start, from, to, ...period }: Counting & Length) =>
    `${capital(periodText(period))} from ${startNames[start]} (${formatLongDay(from)}): ${formatLongDay(to)}.`,
  'count.no-such-day': ({ day }: { day: number }) =>
    `That month has no day ${day}, so its last day counts (§ 188 (3) BGB).`,
  'count.before': ({ start, from, to, ...period }: Counting & Length) =>
    `${capital(periodText(period))} before ${startNames[start]} (${formatLongDay(from)}): ${formatLongDay(to)}.`,
  'count.working-days': ({ count, start, from, to }: Counting & { count: number }) =>
    `${count} working days (Monday to Saturday) before ${startNames[start]} (${formatLongDay(from)}): ${formatLongDay(to)}.`,
  'count.moved': (given: { from: PlainDate; free: FreeDay[]; to: PlainDate; law: string }) =>
    `${formatLongDay(given.from)} is no working day (${given.free.join(', ')}), so it moves to ${formatLongDay(given.to)} (${given.law}).`,
  'count.maybe-holiday': ({ day, holiday }: { day: PlainDate; holiday: HolidayName }) =>
    `${formatLongDay(day)} is a public holiday (${holiday}) only in some places; to be safe it counts as a working day.`,
} as const

/** One step of counting a deadline. */
export type Step = SayingOf<typeof countingSteps>

export const step = sayer<typeof countingSteps>()

/** A step as an English sentence. */
export const stepText = (one: Step): string => inWords(countingSteps, one)
