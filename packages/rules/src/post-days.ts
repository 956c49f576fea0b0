import { deliveryOptions, type DeliveryOption } from './delivery.ts'
import { holidayOn } from './holidays.ts'
import type { PlainDate } from './plain-date.ts'
import { addDays, weekdayOf } from './plain-date.ts'

// The letter's route is unknown, so only holidays of all of Germany count as free.
const isFree = (day: PlainDate) => weekdayOf(day) === 7 || holidayOn(day, [])?.sure === true

/** The next day after this one on which letters are printed and posted: Monday to Friday, except holidays. */
export function nextPostingDay(day: PlainDate): PlainDate {
  let next = addDays(day, 1)
  while (isFree(next) || weekdayOf(next) === 6) next = addDays(next, 1)
  return next
}

/** The day that is this number of delivery days (Monday to Saturday, except holidays) later. */
export function addDeliveryDays(day: PlainDate, count: number): PlainDate {
  let date = day
  for (let left = count; left > 0;) {
    date = addDays(date, 1)
    if (!isFree(date)) left -= 1
  }
  return date
}

/**
 * The day by which an ordered letter should arrive: it is posted on the next working day and then delivered within the delivery days of the
 * price list (specification, section 9), not counting Sundays and holidays.
 */
export function estimatedArrival(option: DeliveryOption, orderedOn: PlainDate): PlainDate {
  return addDeliveryDays(nextPostingDay(orderedOn), deliveryOptions[option].days - 1)
}
