import type { Document, Explanation, Step } from '@brieflotse/contract'
import {
  calendarAddress,
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
import { inTwo } from '../letters/in-two.ts'
import { piecesOf } from '@brieflotse/reading/said'
import { deviceZone } from '../ui/device-zone.ts'
import { amountText } from '../ui/format.ts'
import { paths } from '../ui/paths.ts'
import { currencyText } from '../claims/sum-text.ts'
import { titleOf } from '../letters/title.ts'

/** A document with an explanation. */
export type ExplainedDocument = Document & { explanation: Explanation }

/** The fields of the dialog: a title, and a time in the user's time zone. */
export type CalendarReminder = { title: string; day: PlainDate; hour: number; minute: number }

/** The initial values of a reminder for this document. Rules: specification, section 9. */
export function reminderOf(document: ExplainedDocument, today: PlainDate): CalendarReminder {
  const step = nextDated(document.explanation.plan)
  if (step) return reminderOfStep(document, step)
  const { actions_required, urgency, payment } = document.explanation.document_details
  const totalFee = amountOf(document.explanation)
  const title = titleOf(document)
  return {
    title: reminderTitle({ title, totalFee, actions: actions_required }, calendarText.titles),
    day: reminderDay({ urgency, dueDate: payment.due_date }, today),
    ...reminderTime,
  }
}

/** The first step with a date. */
function nextDated(plan: Explanation['plan']): (Step & { day: { date: PlainDate } }) | null {
  for (const step of plan?.steps ?? []) {
    const { day } = step
    if (day && day.date !== null) return { ...step, day: { ...day, date: day.date } }
  }
  return null
}

/** A reminder on the day of a step, at its time if it has one. The step's own words are the title. */
function reminderOfStep(
  document: ExplainedDocument,
  step: NonNullable<ReturnType<typeof nextDated>>,
) {
  const { act, amount, day, says, plain } = step
  const isPaid = act === 'pay' || act === 'pay-otherwise' || act === 'pay-further'
  const title = titleOf(document)
  const said = {
    title,
    totalFee: isPaid && amount ? currencyText(amount) : null,
    actions: piecesOf(inTwo(says, plain).first).join(''),
  }
  return {
    title: reminderTitle(said, calendarText.titles),
    day: day.date,
    ...(day.time ? clockOf(day.time) : reminderTime),
  }
}

/** A time rounded down to five minutes, because the form offers only such steps. */
function clockOf(time: string): Pick<CalendarReminder, 'hour' | 'minute'> {
  const [hour = 9, minute = 0] = time.split(':').map(Number)
  return { hour, minute: Math.floor(minute / 5) * 5 }
}

/** The amount to pay as display text, from the plan if there is one. */
function amountOf({ plan, document_details }: Explanation): string | null {
  const { total_fee } = document_details.payment
  if (!plan) return isOwed(total_fee) ? amountText(total_fee) : null
  const amount = plan.steps.find(({ act }) => act === 'pay' || act === 'pay-otherwise')?.amount
  return amount ? currencyText(amount) : null
}

/** The subject of the event, as pairs of label and value. */
export function summaryOf(document: ExplainedDocument): [label: string, value: string][] {
  const { sender, recipient } = document.explanation
  const reference = sender.reference ?? recipient.reference_number ?? recipient.case_file
  const lines: [string, string | null][] = [
    [calendarText.document, titleOf(document)],
    [calendarText.reference, reference],
    [calendarText.payment, amountOf(document.explanation)],
  ]
  return lines.flatMap(([label, value]) => (value ? [[label, value]] : []))
}

const isOwed = (fee: string | null): fee is string => fee !== null && parseAmount(fee) !== 0

/** The event for a calendar. `origin`: origin of the app, for the link from the event to the letter. */
export function eventOf(
  document: ExplainedDocument,
  reminder: CalendarReminder,
  origin: string,
): CalendarEvent {
  const address = calendarAddress(origin)
  const lines = summaryOf(document).map(([label, value]) => `${label}: ${value}`)
  return {
    title: reminder.title.trim(),
    description: [
      ...lines,
      ...(address ? [`${calendarText.calculated} ${address}${paths.document(document.id)}`] : []),
    ].join('\n'),
    location: '',
    ...momentsOf(reminder, deviceZone(), reminderLengthMinutes),
  }
}
