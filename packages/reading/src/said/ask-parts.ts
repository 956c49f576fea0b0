import { formatDay, periodText, weekdayName, type PlainDate } from '@brieflotse/rules'
import { words, type Since, type Thing } from './words.ts'

/** The day of a request, with the hour as it is printed (`9:45`). */
export type AskedDay = { day: PlainDate; time: string | null }
/** By when something is asked: by a day, within a period, at once, or nobody says. */
export type By =
  | AskedDay
  | { count: number; unit: 'day' | 'working-day' | 'week' | 'month'; since: Since | null }
  | 'at-once'
  | null

const clock = (time: string | null) => (time === null ? '' : ` at ${time}`)

/** ` by 28 March 2025 at 10:00`, ` within two weeks of getting the letter`, ` at once`, or nothing: the end of a sentence. */
export function byText(by: By): string {
  if (by === null) return ''
  if (by === 'at-once') return ' at once'
  if ('day' in by) return ` by ${formatDay(by.day)}${clock(by.time)}`
  const { count, unit, since } = by
  const length =
    unit === 'working-day'
      ? periodText({ count, unit: 'day' }).replace(' ', ' working ')
      : periodText({ count, unit })
  return ` within ${length}${since ? ` ${words.since[since]}` : ''}`
}

/** ` on Monday, 2 February 2026 at 10:00`, or nothing. */
export function onText(on: AskedDay | null): string {
  return on ? ` on ${weekdayName(on.day)}, ${formatDay(on.day)}${clock(on.time)}` : ''
}

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Things that a step is about. `named`: as they are printed, where we have no word for them. `count`: too many for a sentence, they stand below it. */
export type ListedThings = { things: Thing[]; named: string[]; count: number | null }

/** `your passport, a copy and “Schulranzen”`; of long lists only how long they are. */
export function listedText({ things, named, count }: ListedThings): string {
  return count === null
    ? and.format([...things.map((one) => words.things[one]), ...named.map((one) => `“${one}”`)])
    : `these ${count} things`
}
