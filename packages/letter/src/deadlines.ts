import type { Deadline as ReadDeadline } from '@brieflotse/reading'
import type { PlainDate } from '@brieflotse/rules'

type Read = {
  deadlines: ReadDeadline[]
  document_details: { payment: { due_date: PlainDate | null } }
}

/**
 * The deadlines of a letter, those without a day last. The due date of its payment is one of them; a counted day that the letter also
 * prints is not.
 */
export function deadlinesOf({ deadlines, document_details }: Read): ReadDeadline[] {
  const { due_date } = document_details.payment
  const isKnown = deadlines.some(({ what, date }) => what === 'pay' && date === due_date)
  const due = due_date && !isKnown ? [paymentDue(due_date)] : []
  const isPrinted = ({ what, date }: ReadDeadline) =>
    deadlines.some((other) => other.stated && other.what === what && other.date === date)
  return [...due, ...deadlines]
    .filter((deadline) => deadline.stated || deadline.date === null || !isPrinted(deadline))
    .toSorted((a, b) => (a.date ?? '9').localeCompare(b.date ?? '9'))
}

const paymentDue = (date: PlainDate): ReadDeadline => ({
  what: 'pay',
  date,
  time: null,
  stated: true,
  branch: null,
  law: null,
  steps: [],
  needs: null,
  confidence: 1,
  evidence: [],
})
