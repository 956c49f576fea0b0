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

/** `taken`: the sender takes the money on that day, and nobody has to be reminded of it. */
export type KnownDeadline = Deadline & { id: string; taken: boolean }

/**
 * The deadlines of a letter by day, those without a day last. The due date of its payment is one of them; a counted day that the letter
 * also prints is not.
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

/** The deadlines with the due date of the payment: where the user corrected it here, the server has not moved its deadline yet. */
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

/** A deadline as it is shown. `done`: it was paid, or the user said that it is done. */
export type ShownDeadline = KnownDeadline & {
  done: boolean
  /** What the user said of it; null where nobody follows it. */
  reminder: Reminder | null
}

type Course = Pick<Document, 'claims' | 'reminders'>
const untouched: Course = { claims: [], reminders: [] }

/** The deadlines of a letter with what became of them. */
export function allDeadlines(
  explanation: Explanation,
  { claims, reminders }: Course = untouched,
): ShownDeadline[] {
  const all = deadlinesOf(explanation)
  return all.map((deadline) => {
    const { id, what, date } = deadline
    // two periods that one answer sets going share an id: the day tells them apart, and while it moves, their order
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
 * The deadline to name first: the next duty that is still ahead, else the next right, else the first day that was missed (an
 * appointment that is over can no longer be kept: it comes after what can still be done), else one without a day.
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
 * What the reader may still do besides what they must (object, go to court): the next such right that ends on a known day and is
 * not over. It matters beside the day to pay: who only pays may lose it.
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

/** The duty whose day is over: paying first, else what was missed first. Counted on this device, so it is true days later as well. */
export function overdue(
  explanation: Explanation,
  today: PlainDate,
  course: Course = untouched,
): ShownDeadline | null {
  const missed = allDeadlines(explanation, course).filter((one) => isMissed(one, today))
  return missed.find(({ what }) => what === 'pay') ?? missed[0] ?? null
}

/** Whether the day of a duty has passed; of an appointment, too, which is over then. */
export function isMissed(deadline: ShownDeadline, today: PlainDate): boolean {
  return isDuty(deadline) && isPast(deadline.date, today)
}

/** Whether the reader must act by then, or only may (object, go to court, terminate). */
export function isDuty({
  what,
  taken,
  done,
}: Pick<ShownDeadline, 'what' | 'taken' | 'done'>): boolean {
  return !rights.includes(what) && !taken && !done
}

/** Whether the letter says that nothing has to be done. */
export function asksNothing({ warnings }: Explanation): boolean {
  return warnings.some(({ code }) => code === 'nothing-asked')
}

/** The amount to name first, in German notation. */
export function amountDue({ document_details }: Explanation): string | null {
  return document_details.payment.total_fee ?? document_details.payment.outstanding_fee
}
