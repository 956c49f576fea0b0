import { holidayOn } from './holidays.ts'
import type { PlainDate } from './plain-date.ts'
import { addDays, daysBetween, formatLongDay, weekdayName, weekdayOf } from './plain-date.ts'
import type { State } from './states.ts'

/**
 * A day and how it was found. `steps` are the arithmetic as English sentences; `sure: false` means that something was unknown
 * (the branch of law, the state) and the earlier of the possible days was taken. Not legal advice.
 */
export type Counted = { date: PlainDate; steps: string[]; sure: boolean }

/** What a period is counted from. `name` completes "counted from …". */
export type Start = { day: PlainDate; name: string }

/**
 * The day itself, or the next one that is no Saturday, Sunday or holiday at the place, which lies in one of `states` (none:
 * unknown). A holiday that only may be one does not move the day. `law` is the section that moves it.
 */
export function toWorkingDay(day: PlainDate, states: readonly State[], law: string): Counted {
  const free: string[] = []
  for (let date = day; ; date = addDays(date, 1)) {
    const holiday = holidayOn(date, states)
    if (holiday?.sure) free.push(holiday.name)
    else if (weekdayOf(date) > 5) free.push(weekdayName(date))
    else {
      const steps: string[] = []
      if (free.length > 0) {
        steps.push(
          `${formatLongDay(day)} is no working day (${free.join(', ')}), so it moves to ${formatLongDay(date)} (${law}).`,
        )
      }
      if (holiday) {
        steps.push(
          `${formatLongDay(date)} is a public holiday (${holiday.name}) only in some places; to be safe it counts as a working day.`,
        )
      }
      return { date, steps, sure: holiday === null }
    }
  }
}

const isWerktag = (day: PlainDate, states: readonly State[]) =>
  weekdayOf(day) !== 7 && holidayOn(day, states)?.sure !== true

/** The day that lies so many working days (Werktage: Monday to Saturday) before another; what may be a holiday is skipped. */
export function workingDaysBefore(end: Start, count: number, states: readonly State[]): Counted {
  let date = end.day
  for (let left = count; left > 0;) {
    date = addDays(date, -1)
    if (weekdayOf(date) !== 7 && holidayOn(date, states) === null) left -= 1
  }
  return {
    date,
    steps: [
      `${count} working days (Monday to Saturday) before ${end.name} (${formatLongDay(end.day)}): ${formatLongDay(date)}.`,
    ],
    sure: true,
  }
}

/** The n-th working day (Werktag, Saturdays counted: BGH VIII ZR 206/04) of the month in which the day lies; for § 573c BGB. */
export function workingDayOfMonth(
  month: PlainDate,
  nth: number,
  states: readonly State[],
): PlainDate {
  let date: PlainDate = `${month.slice(0, 8)}01`
  for (let left = nth; ; date = addDays(date, 1)) {
    if (isWerktag(date, states)) left -= 1
    if (left === 0) return date
  }
}

/** Days left until a deadline: 0 on the day itself, negative once it is late. A missed deadline never moves on. */
export function daysLeft(date: PlainDate, today: PlainDate): number {
  return daysBetween(today, date)
}
