import { deliveryOptions, type DeliveryOption } from './delivery.ts'
import { holidayOn } from './holidays.ts'
import type { PlainDate } from './plain-date.ts'
import { addDays, weekdayOf } from './plain-date.ts'

// Where a letter is sorted and carried is not known: a day is free when it is a holiday everywhere in Germany.
const isFree = (day: PlainDate) => weekdayOf(day) === 7 || holidayOn(day, [])?.sure === true

/** The next day after this one on which letters are printed and posted: Monday to Friday, no holiday. */
export function nextPostingDay(day: PlainDate): PlainDate {
  let next = addDays(day, 1)
  while (isFree(next) || weekdayOf(next) === 6) next = addDays(next, 1)
  return next
}

/** The day so many days of delivery (Monday to Saturday, no holiday) after this one. */
export function addDeliveryDays(day: PlainDate, count: number): PlainDate {
  let date = day
  for (let left = count; left > 0;) {
    date = addDays(date, 1)
    if (!isFree(date)) left -= 1
  }
  return date
}

/**
 * The day by which a letter should arrive that is ordered on a day: it is posted on the next working day and carried on days of
 * delivery. That is the number of days in the price list (specification, section 9), and later only over weekends and holidays.
 */
export function estimatedArrival(option: DeliveryOption, orderedOn: PlainDate): PlainDate {
  return addDeliveryDays(nextPostingDay(orderedOn), deliveryOptions[option].days - 1)
}
