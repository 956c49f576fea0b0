import type { Deadline, Document, Explanation, Reminder } from '@brieflotse/contract'
import { dueDayId, isCollected, rights } from '@brieflotse/reading/facts'
import type { PlainDate } from '@brieflotse/rules'
import { followedId, idOf } from './identified.ts'
import { canBeLate, isPast } from './late.ts'
import { isDone } from './reminders.ts'

type Read = Pick<Explanation, 'deadlines' | 'warnings'> & {
  facts?: Explanation['facts']
  document_details: { payment: Pick<Explanation['document_details']['payment'], 'due_date'> }
}

/** `taken`: the sender collects the money on that day, so the user needs no reminder. */
export type KnownDeadline = Deadline & { id: string; taken: boolean }

/**
 * The deadlines of a letter sorted by day, those without a day last. Includes the due date of the payment, and leaves out a computed day if
 * the letter also prints that day.
 */
export function deadlinesOf(read: Read): KnownDeadline[] {
  const deadlines = withDueDate(read)
  const isPrinted = ({ what, date }: Deadline) =>
    deadlines.some((other) => other.stated && other.what === what && other.date === date)
  const isTaken = isCollected(read)
  return deadlines
    .filter((deadline) => deadline.stated || deadline.date === null || !isPrinted(deadline))
    .toSorted((a, b) => (a.date ?? '9').localeCompare(b.date ?? '9'))
    .map((deadline) => ({ ...deadline, taken: isTaken && deadline.what === 'pay' }))
}

/** Adds the due date of the payment to the deadlines: after a correction on this device, the server has not yet moved its own deadline. */
function withDueDate({ deadlines, facts, document_details }: Read): (Deadline & { id: string })[] {
  const given = facts?.find(({ kind }) => kind === 'due-date')
  const all = deadlines.map((deadline) => ({ ...deadline, id: idOf(deadline, given) }))
  const { due_date } = document_details.payment
  const isDue = ({ what, date }: Deadline) => what === 'pay' && date === due_date
  if (!due_date || all.some(isDue)) return all
  const id = dueDayId(due_date, given)
  const isRead = ({ what, date }: Deadline) =>
    what === 'pay' && date !== null && given?.by === 'user' && date === given.read
  const moved = all.find((one) => one.id === id) ?? all.find(isRead)
  const due = {
    ...paymentDue,
    id: moved?.id ?? id,
    date: due_date,
    evidence: moved?.evidence ?? [],
  }
  return [due, ...all.filter((one) => one !== moved)]
}

const paymentDue: Omit<Deadline, 'id' | 'date' | 'evidence'> = {
  what: 'pay',
  time: null,
  stated: true,
  branch: null,
  law: null,
  steps: [],
  needs: null,
  confidence: 1,
}

/** A deadline as screens show it. `done`: it was paid, or the user marked it as done. */
export type ShownDeadline = KnownDeadline & {
  done: boolean
  /** The user's marks; null if no reminder follows the deadline. */
  reminder: Reminder | null
}

type Course = Pick<Document, 'claims' | 'reminders'>
const untouched: Course = { claims: [], reminders: [] }

/** The deadlines of a letter with their reminders and their state. */
export function allDeadlines(
  explanation: Explanation,
  { claims, reminders }: Course = untouched,
): ShownDeadline[] {
  const all = deadlinesOf(explanation)
  return all.map((deadline) => {
    const { id, what, date } = deadline
    // two periods that start from one answer share an id: they are told apart by day, or by order while the day changes
    const own = reminders
      .filter((one) => followedId(one) === id)
      .toSorted((a, b) => (a.dueOn ?? '9').localeCompare(b.dueOn ?? '9'))
    const at = all.filter((one) => one.id === id).indexOf(deadline)
    const reminder = own.find(({ dueOn }) => dueOn === date) ?? own[at] ?? null
    const done = isDone({ what, dueOn: date, doneAt: reminder?.doneAt ?? null }, claims)
    return { ...deadline, done, reminder }
  })
}

/**
 * The deadline to show first: the next duty ahead, else the next right, else the first missed day, else one without a day. A missed
 * appointment comes after deadlines that can still be met.
 */
export function firstDeadline(
  explanation: Explanation,
  today: PlainDate,
  course: Course = untouched,
): ShownDeadline | null {
  const all = allDeadlines(explanation, course).filter(({ done }) => !done)
  const ahead = all.filter(({ date }) => date !== null && !isPast(date, today))
  const passed = all.filter(({ date }) => isPast(date, today))
  const missed = passed.filter(isDuty)
  const still = missed.find(canBeLate) ?? missed[0]
  return ahead.find(isDuty) ?? still ?? ahead[0] ?? passed.at(-1) ?? all[0] ?? null
}

/**
 * The next right that the user can still use (object, go to court), with a known day. It is shown beside the day to pay, because a user who
 * only pays may lose the right.
 */
export function nextRight(
  explanation: Explanation,
  today: PlainDate,
  course: Course = untouched,
): ShownDeadline | null {
  const remedies = allDeadlines(explanation, course).filter(
    (one) => (one.what === 'object' || one.what === 'sue') && !one.done,
  )
  return remedies.find(({ date }) => date !== null && !isPast(date, today)) ?? null
}

/**
 * The overdue duty to show: a payment first, else the one missed first. Computed on the device, so that it stays right on later days while
 * offline.
 */
export function overdue(
  explanation: Explanation,
  today: PlainDate,
  course: Course = untouched,
): ShownDeadline | null {
  const missed = allDeadlines(explanation, course).filter((one) => isMissed(one, today))
  return missed.find(({ what }) => what === 'pay') ?? missed[0] ?? null
}

/** Whether a duty is overdue, or an appointment is past. */
export function isMissed(deadline: ShownDeadline, today: PlainDate): boolean {
  return isDuty(deadline) && isPast(deadline.date, today)
}

/** Whether the user must act by the deadline, and does not merely have a right to (object, go to court, terminate). */
export function isDuty({
  what,
  taken,
  done,
}: Pick<ShownDeadline, 'what' | 'taken' | 'done'>): boolean {
  return !rights.includes(what) && !taken && !done
}

/** Whether the letter says that the user has to do nothing. */
export function asksNothing({ warnings }: Explanation): boolean {
  return warnings.some(({ code }) => code === 'nothing-asked')
}

/** The amount to show first, in German notation. */
export function amountDue({ document_details }: Explanation): string | null {
  return document_details.payment.total_fee ?? document_details.payment.outstanding_fee
}
