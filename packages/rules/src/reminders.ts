import type { PlainDate } from './plain-date.ts'
import { addDays, addMonths, isPlainDate } from './plain-date.ts'

// All constants of this file: specification, section 9.
export const reminderTime = { hour: 9, minute: 0 }
export const reminderHours = Array.from({ length: 24 }, (_, hour) => hour)
export const reminderMinutes = Array.from({ length: 12 }, (_, index) => index * 5)
export const reminderLengthMinutes = 60

/** Actions of this length or longer are too long for a title. */
const actionTitleLimit = 50

/** The input for a reminder. `totalFee` is the amount as displayed, `actions` the actions text of the document. */
export type ReminderSource = {
  title: string
  urgency: string | null
  dueDate: string | null
  totalFee: string | null
  actions: string | null
}

/**
 * The first proposal for the reminder's day: a valid due date, else by urgency (immediate or urgent: tomorrow, week: in seven days, month:
 * in a month), else today.
 */
export function reminderDay(
  { urgency, dueDate }: Pick<ReminderSource, 'urgency' | 'dueDate'>,
  today: PlainDate,
): PlainDate {
  if (dueDate !== null && isPlainDate(dueDate)) return dueDate
  const word = (urgency ?? '').toLowerCase()
  if (word.includes('immediate') || word.includes('urgent')) return addDays(today, 1)
  if (word.includes('week')) return addDays(today, 7)
  if (word.includes('month')) return addMonths(today, 1)
  return today
}

/** English titles of reminders; other languages have a table of the same shape. */
export const reminderTitles = {
  payment: ({ fee, title }: { fee: string; title: string }) => `Payment Due: ${fee} - ${title}`,
  action: ({ action }: { action: string }) => `Action Required: ${action}`,
  document: ({ title }: { title: string }) => `Reminder: ${title}`,
}

/** The first proposal for the title: with the fee if there is one, else with a short action, else with the document's title. */
export function reminderTitle(
  { title, totalFee, actions }: Pick<ReminderSource, 'title' | 'totalFee' | 'actions'>,
  titles: typeof reminderTitles = reminderTitles,
): string {
  if (totalFee) return titles.payment({ fee: totalFee, title })
  const action = (actions ?? '').trim()
  if (action && action.length < actionTitleLimit) return titles.action({ action })
  return titles.document({ title })
}

/** File name of the calendar file: the title with underscores for spaces, without direction marks. */
export function icsFileName(title: string): string {
  return `${title.replace(/\u200f/g, '').replace(/ /g, '_')}.ics`
}
