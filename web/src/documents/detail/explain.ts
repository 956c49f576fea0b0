import type { Deadline, Document, Explanation } from '@brieflotse/contract'
import type { PlainDate } from '@brieflotse/rules'

/** What must be done, before what only may be done: paying comes before the right to object. */
const duties: Deadline['what'][] = [
  'pay',
  'reply',
  'send-documents',
  'appointment',
  'consent',
  'other',
]

/** The deadlines of a letter by day, those without a day last; the due date of a payment is one of them. */
export function allDeadlines({ deadlines, document_details }: Explanation): Deadline[] {
  const { due_date } = document_details.payment
  const known = deadlines.some(({ what, date }) => what === 'pay' && date === due_date)
  const due: Deadline[] =
    due_date && !known
      ? [
          {
            what: 'pay',
            date: due_date,
            time: null,
            stated: true,
            branch: null,
            law: null,
            steps: [],
            needs: null,
            confidence: 1,
            evidence: [],
          },
        ]
      : []
  return [...due, ...deadlines].toSorted((a, b) => (a.date ?? '9').localeCompare(b.date ?? '9'))
}

/**
 * The deadline to name first: the next duty that is still ahead, else the next right, else the first day that was missed, else one
 * without a day.
 */
export function firstDeadline(explanation: Explanation, today: PlainDate): Deadline | null {
  const all = allDeadlines(explanation)
  const ahead = all.filter(({ date }) => date !== null && date >= today)
  const passed = all.filter(({ date }) => date !== null && date < today)
  return ahead.find(isDuty) ?? passed.find(isDuty) ?? ahead[0] ?? passed.at(-1) ?? all[0] ?? null
}

/** Whether the reader must act by then, or only may (object, go to court, terminate). */
export function isDuty({ what }: Pick<Deadline, 'what'>): boolean {
  return duties.includes(what)
}

/** Whether the letter says that nothing has to be done. */
export function asksNothing({ warnings }: Explanation): boolean {
  return warnings.some(({ code }) => code === 'nothing-asked')
}

/** The amount to name first, in German notation. */
export function amountDue({ document_details }: Explanation): string | null {
  return document_details.payment.total_fee ?? document_details.payment.outstanding_fee
}

/** The name of the language a document is translated into. */
export function targetLanguageOf(
  { targetLanguage }: Pick<Document, 'targetLanguage'>,
  names: Record<string, string>,
): string {
  return names[targetLanguage] ?? targetLanguage
}
