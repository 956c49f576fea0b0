import type { Claim, Document, Reminder } from '@brieflotse/contract'
import { allDeadlines, reminderState, type ReminderState } from '@brieflotse/letter'
import type { LetterRow } from '@brieflotse/offline'
import { dayInGermany, type PlainDate } from '@brieflotse/rules'

type What = Reminder['what']
type Posted = Pick<LetterRow, 'title' | 'titleSaid'> & { letterId: number; practice: boolean }

/** A past or future event of a case: its day, and its exact time if known. */
export type Happening = { day: PlainDate; at: string | null } & (
  | { kind: 'written' | 'received' | 'added' | 'read' }
  | { kind: 'deadline'; what: What; time: string | null; state: ReminderState | null }
  | { kind: 'done'; what: What }
  | ({ kind: 'response' | 'mailed' | 'expected' | 'delivered' | 'returned' } & Posted)
  | { kind: 'paid' | 'paying'; amount: number; practice: boolean }
)

export type TimelineDay = { day: PlainDate; happenings: Happening[] }

type Case = Pick<
  Document,
  'uploadDate' | 'readAt' | 'explanation' | 'claims' | 'reminders' | 'corrections'
>

/** The order of events on the same day. */
const order: Happening['kind'][] = [
  'written',
  'received',
  'added',
  'read',
  'response',
  'mailed',
  'delivered',
  'returned',
  'paying',
  'paid',
  'done',
  'deadline',
  'expected',
]

/** All events of a case, oldest first. Days are in German time, like the deadlines. `letters`: the responses to the document. */
export function timelineOf(document: Case, letters: LetterRow[], today: PlainDate): TimelineDay[] {
  const all = [
    ...arrivalOf(document),
    ...deadlinesOf(document, today),
    ...letters.flatMap((letter) => postOf(letter)),
    ...document.claims.flatMap((claim) => paymentsOf(claim)),
  ].toSorted(
    (a, b) =>
      a.day.localeCompare(b.day) ||
      order.indexOf(a.kind) - order.indexOf(b.kind) ||
      (a.at ?? '').localeCompare(b.at ?? ''),
  )
  const days = new Map<PlainDate, Happening[]>()
  for (const one of all) days.set(one.day, [...(days.get(one.day) ?? []), one])
  return [...days].map(([day, happenings]) => ({ day, happenings }))
}

/** `received` is the arrival day that the user entered; otherwise the upload counts as arrival. */
function arrivalOf({ uploadDate, explanation, corrections, readAt }: Case): Happening[] {
  const said = corrections.find(
    (one) => one.field === 'answer' && one.question === 'receipt-date' && one.value !== null,
  )
  const received = said?.value ?? null
  const written = explanation?.sender.date ?? null
  const happenings: Happening[] = []
  if (written) happenings.push({ kind: 'written', day: written, at: null })
  if (received) happenings.push({ kind: 'received', day: received, at: null })
  happenings.push(happenedAt(received ? 'added' : 'received', uploadDate))
  if (readAt) happenings.push(happenedAt('read', readAt))
  return happenings
}

function happenedAt(kind: 'received' | 'added' | 'read', at: string): Happening {
  return { kind, ...moment(at) }
}

function deadlinesOf({ explanation, reminders, claims }: Case, today: PlainDate): Happening[] {
  const all = explanation ? allDeadlines(explanation, { claims, reminders }) : []
  const days = all.flatMap(({ what, date, time, reminder }) => {
    if (date === null) return []
    const state = reminder && reminderState({ ...reminder, dueOn: date }, claims, today)
    return [{ kind: 'deadline' as const, what, day: date, at: null, time, state }]
  })
  const done = reminders.flatMap(({ what, doneAt }) =>
    doneAt === null ? [] : [{ kind: 'done' as const, what, ...moment(doneAt) }],
  )
  return [...days, ...done]
}

/** The events of a response and its delivery. A cancelled or failed order has no delivery events. */
function postOf(letter: LetterRow): Happening[] {
  const { id, title, titleSaid, mail, generatedDate, mailSentDate, estimatedDelivery } = letter
  const posted = { letterId: id, title, titleSaid, practice: mail?.practice ?? false }
  const written: Happening = { kind: 'response', ...posted, ...moment(generatedDate) }
  if (!mail || mail.state !== 'submitted') return [written]
  const sent: Happening = { kind: 'mailed', ...posted, ...moment(mailSentDate ?? mail.orderedAt) }
  const ends = mail.events.flatMap(({ status, at }) =>
    status === 'delivered' || status === 'returned'
      ? [{ kind: status, ...posted, ...moment(at) }]
      : [],
  )
  if (ends.length > 0 || !estimatedDelivery) return [written, sent, ...ends]
  const expected: Happening = {
    kind: 'expected',
    ...posted,
    ...moment(estimatedDelivery),
    at: null,
  }
  return [written, sent, expected]
}

function paymentsOf({ payments }: Claim): Happening[] {
  return payments.flatMap(({ state, amount, on, practice }) => {
    if (state === 'failed') return []
    const kind = state === 'paid' ? 'paid' : 'paying'
    return [{ kind, amount, practice, day: on, at: null } as const]
  })
}

const moment = (at: string) => ({ day: dayInGermany(new Date(at)), at })
