import type { Document, Explanation } from '@brieflotse/contract'
import {
  type CalendarEvent,
  momentsOf,
  parseAmount,
  type PlainDate,
  reminderDay,
  reminderLengthMinutes,
  reminderTime,
  reminderTitle,
} from '@brieflotse/rules'
import { calendarText } from '../text/calendar.ts'
import { deviceZone } from '../ui/device-zone.ts'
import { amountText } from '../ui/format.ts'
import { paths } from '../ui/paths.ts'
import { titleOf } from '../ui/title.ts'

/** A document that was read. */
export type Explained = Document & { explanation: Explanation }

/** What the dialog holds: a title, and the time that a clock where the reader is shows. */
export type Reminder = { title: string; day: PlainDate; hour: number; minute: number }

/** What a reminder of this document starts with. Rules: specification, section 9. */
export function reminderOf(document: Explained, today: PlainDate): Reminder {
  const { actions_required, urgency, payment } = document.explanation.document_details
  const totalFee = payment.total_fee && amountText(payment.total_fee)
  const title = titleOf(document)
  return {
    title: reminderTitle({ title, totalFee, actions: actions_required }, calendarText.titles),
    day: reminderDay({ urgency, dueDate: payment.due_date }, today),
    ...reminderTime,
  }
}

/** What the event is about, as lines of a label and a value. */
export function summaryOf(document: Explained): [label: string, value: string][] {
  const { sender, recipient, document_details } = document.explanation
  const { total_fee } = document_details.payment
  const reference = sender.reference ?? recipient.reference_number ?? recipient.case_file
  const lines: [string, string | null][] = [
    [calendarText.document, titleOf(document)],
    [calendarText.reference, reference],
    [calendarText.payment, isOwed(total_fee) ? amountText(total_fee) : null],
  ]
  return lines.flatMap(([label, value]) => (value ? [[label, value]] : []))
}

const isOwed = (fee: string | null): fee is string => fee !== null && parseAmount(fee) !== 0

/** The event as calendars take it. `origin` is where the app is, for the way back to the letter. */
export function eventOf(document: Explained, reminder: Reminder, origin: string): CalendarEvent {
  const lines = summaryOf(document).map(([label, value]) => `${label}: ${value}`)
  return {
    title: reminder.title.trim(),
    description: [
      ...lines,
      `${calendarText.calculated} ${origin}${paths.document(document.id)}`,
    ].join('\n'),
    location: '',
    ...momentsOf(reminder, deviceZone(), reminderLengthMinutes),
  }
}
