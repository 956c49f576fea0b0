import { holidayOn } from './holidays.ts'
import type { PlainDate } from './plain-date.ts'
import { addDays, daysBetween, weekdayOf } from './plain-date.ts'
import type { State } from './states.ts'
import { type FreeDay, type StartName, step, type CountingStep } from './steps.ts'

/**
 * A computed day. `steps` explain the computation; `sure: false` means that the branch of law or the state was unknown and the earliest
 * possible day was taken. Not legal advice.
 */
export type Counted = { date: PlainDate; steps: CountingStep[]; sure: boolean }

/** The day a period is counted from, and the name of its event. */
export type Start = { day: PlainDate; name: StartName }

/**
 * The day itself, or the next day that is no Saturday, Sunday or holiday in `states` (none: unknown). A holiday that is only possible does
 * not move the day. `law` is the section that moves it.
 */
export function toWorkingDay(day: PlainDate, states: readonly State[], law: string): Counted {
  const free: FreeDay[] = []
  for (let date = day; ; date = addDays(date, 1)) {
    const holiday = holidayOn(date, states)
    if (holiday?.sure) free.push(holiday.name)
    else if (weekdayOf(date) > 5) free.push(weekdayOf(date) === 6 ? 'Saturday' : 'Sunday')
    else {
      const steps: CountingStep[] = []
      if (free.length > 0) steps.push(step('count.moved', { from: day, free, to: date, law }))
      if (holiday) steps.push(step('count.maybe-holiday', { day: date, holiday: holiday.name }))
      return { date, steps, sure: holiday === null }
    }
  }
}

/**
 * The day that is this number of working days (Werktage: Monday to Saturday) before another; possible holidays do not count as working
 * days.
 */
export function workingDaysBefore(end: Start, count: number, states: readonly State[]): Counted {
  let date = end.day
  for (let left = count; left > 0;) {
    date = addDays(date, -1)
    if (weekdayOf(date) !== 7 && holidayOn(date, states) === null) left -= 1
  }
  return {
    date,
    steps: [step('count.working-days', { count, start: end.name, from: end.day, to: date })],
    sure: true,
  }
}

/** Days left until a deadline: 0 on the day itself, negative if it is overdue. */
export function daysLeft(date: PlainDate, today: PlainDate): number {
  return daysBetween(today, date)
}
