import type { Next } from '@brieflotse/contract'
import { isAbout, isPast, isSettled } from '@brieflotse/letter'
import type { DocumentRow } from '@brieflotse/offline'
import { text } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/drawings/icon.tsx'
import { amountText, centsText, daysLeftText, daysUntil, dayText } from '../ui/format.ts'
import { ClaimStateText } from '../claims/claim-state.tsx'
import { restOf, shownClaim } from '../claims/claim-text.ts'
import { titleOf } from '../letters/title.ts'
import { useToday } from '../ui/use-today.ts'
import { useReadAgain } from './documents.ts'
import { NextSaid } from '../letters/next-said.tsx'
import { ReadingProgress } from './reading-progress.tsx'
import { MessageText } from '../ui/message-text.tsx'

/** The most important line of a card: reading in progress, failed, or the next step and its date. */
export function CardState({ row }: { row: DocumentRow }) {
  const today = useToday()
  const [readAgain, busy] = useReadAgain()
  if (row.status === 'pending' || row.status === 'processing') {
    return <ReadingProgress progress={row.progress} className="mt-3" />
  }
  if (row.status === 'failed') {
    return (
      <div className="relative mt-3">
        <p className="text-small text-late">
          {row.failure ? (
            <MessageText said={row.failureSaid} english={row.failure} />
          ) : (
            text.documents.readFailed
          )}
        </p>
        <Button
          className="mt-3"
          about={titleOf(row)}
          disabled={busy}
          onClick={() => void readAgain(row.id)}
        >
          <Icon name="again" className="size-5" />
          {text.app.tryAgain}
        </Button>
      </div>
    )
  }
  return (
    <div className="mt-2.5 flex flex-wrap gap-1.5 empty:hidden">
      <Asked row={row} today={today} />
      {needsDay(row) && (
        <span className={`${chip} inline-flex items-center gap-1.5 bg-must-wash text-must`}>
          <Icon name="calendar" className="size-4.5!" />
          {text.home.dueAsk}
        </span>
      )}
    </div>
  )
}

const chip = 'rounded-small px-2.5 py-1 text-small font-semibold'

/** Whether a deadline can be counted only from a day that the reader has to enter. */
const needsDay = ({ reminders, explanation }: DocumentRow) =>
  // rows that an earlier version of the app stored have no reminders
  reminders?.length > 0
    ? reminders.some((one) => one.needs && !one.dueOn && one.followed && !one.doneAt)
    : !explanation?.next?.date && explanation?.next?.rule[0]

/** The first thing that the letter asks for, with its date, or the state of its payment. */
function Asked({ row, today }: { row: DocumentRow; today: string }) {
  const { payment, urgency } = row.explanation?.document_details ?? {}
  const { due_date, total_fee } = payment ?? {}
  const claim = shownClaim(row.claims)
  if (claim && (claim.state === 'started' || claim.state === 'disputed' || isSettled(claim))) {
    return <ClaimStateText claim={claim} className="text-muted" />
  }
  const next = row.explanation?.next
  // explanations of earlier versions have no `next`, only a payment
  const date = next ? next.date : due_date
  if (next ? isDone(row, next) : !due_date) return null
  const rest = restOf(row.claims)
  // a direct debit has a day and an amount, but the reader has nothing to do
  const calm = next ? next.duty === 'may' : urgency === 'none'
  const days = date ? daysUntil(date, today) : 0
  return (
    <div
      className={`numbers inline-flex flex-wrap gap-x-2 ${chip} ${
        calm
          ? 'bg-sunken text-muted'
          : isPast(date, today)
            ? 'bg-late-wash text-late'
            : 'bg-must-wash text-must'
      }`}
    >
      <span>
        {next && !(rest && next.act === 'pay' && date) ? (
          <NextSaid next={next} />
        ) : total_fee ? (
          (calm ? text.documents.takenOn : text.documents.payBy)({
            amount: rest === null ? amountText(total_fee) : centsText(rest),
            day: dayText(date!),
          })
        ) : (
          text.documents.dueBy({ day: dayText(date!) })
        )}
      </span>
      {date && <span className="font-normal">{daysLeftText(days)}</span>}
      {claim && <ClaimStateText claim={claim} className="w-full" />}
    </div>
  )
}

const isDone = ({ reminders, doneSteps }: DocumentRow, next: Next) =>
  (next.key && doneSteps?.includes(next.key)) ||
  reminders?.some((one) => one.doneAt && isAbout(one, next))
