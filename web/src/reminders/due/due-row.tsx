import type { Due } from '@brieflotse/offline'
import { dayInGermany, type PlainDate } from '@brieflotse/rules'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { dueText } from '../../text/due.ts'
import { text } from '../../text/text.ts'
import { useDueActs } from '../../ui/due/acts.ts'
import { DueMenu } from '../../ui/due/due-menu.tsx'
import { NextSaid } from '../../ui/next-said.tsx'
import { allNotesOf, DueNotes } from '../../ui/due/due-notes.tsx'
import { dayTone, stepFor, whatText } from '../../ui/due/due-text.ts'
import { useFocusNext } from '../../ui/focus-next.ts'
import { dayText, daysUntil, weekdayText } from '../../ui/format.ts'
import { paths } from '../../ui/paths.ts'
import { titleParts } from '../../ui/title.ts'
import { OwnChanges } from '../../ui/waiting/own-changes.tsx'
import { DueButtons } from './due-buttons.tsx'

/** One deadline: what to do, for whom, by when, and what can be done about it here. */
export function DueRow({ due, today }: { due: Due; today: PlainDate }) {
  const { reminder, row, state } = due
  const item = useRef<HTMLLIElement>(null)
  useFocusNext(item)
  const acts = useDueActs(row.id, reminder)
  const [name] = titleParts(row)
  const what = whatText(due)
  const step = stepFor(due)
  const isOpen = state === 'open' || state === 'late'
  return (
    <li ref={item} className="py-4 first:pt-1 last:pb-1">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="numbers text-base leading-snug font-semibold wrap-anywhere">
            {step ? <NextSaid next={step} /> : what}
          </h3>
          <p className="text-small wrap-anywhere">
            <Link
              to={paths.document(row.id)}
              className="text-muted underline decoration-line-strong underline-offset-3 hover:text-ink"
            >
              {name}
            </Link>
          </p>
          <Day due={due} today={today} />
        </div>
        {isOpen && (
          <div className="-mt-2 -me-2">
            <DueMenu
              what={`${what}, ${name}`}
              documentId={row.id}
              reminder={reminder}
              state={state}
              today={today}
              acts={acts}
            />
          </div>
        )}
      </div>
      <DueNotes notes={allNotesOf(due, today)} />
      <DueButtons due={due} name={`${what}, ${name}`} acts={acts} />
      <OwnChanges documentId={row.id} reminderId={reminder.id} className="mt-2" />
    </li>
  )
}

/** The day that the law or the letter sets, whatever it was put off to. */
function Day({ due, today }: { due: Due; today: PlainDate }) {
  const { reminder, state } = due
  const { dueOn, time, doneAt } = reminder
  const { states } = dueText
  if (state === 'done') {
    return (
      <p className="numbers mt-1 text-small text-muted">
        {doneAt === null ? states.paid : states.doneOn(dayText(dayInGermany(new Date(doneAt))))}
        {dueOn !== null && ` · ${states.dueOn(dayText(dueOn))}`}
      </p>
    )
  }
  if (dueOn === null) return null
  return (
    <p className="numbers mt-1 flex flex-wrap items-baseline gap-x-2 gap-y-1 text-small">
      <span>
        {weekdayText(dueOn)}
        {time && `\u00a0· ${time}`}
      </span>
      <span className={`rounded-small px-2 font-semibold ${dayTone(reminder, due)}`}>
        {state === 'over' ? states.over : text.time.daysLeft(daysUntil(dueOn, today))}
      </span>
    </p>
  )
}
