import type { Due } from '@brieflotse/offline'
import { dayInGermany, type PlainDate } from '@brieflotse/rules'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { dueText } from '../text/due.ts'
import { useDueActs } from '../due/acts.ts'
import { DueMenu } from '../due/due-menu.tsx'
import { NextSaid } from '../letters/next-said.tsx'
import { allNotesOf, DueNotes } from '../due/due-notes.tsx'
import { dayTone, stepFor, whatText } from '../due/due-text.ts'
import { useFocusNext } from '../ui/focus.ts'
import { daysLeftText, daysUntil, dayText, weekdayText } from '../ui/format.ts'
import { paths } from '../ui/paths.ts'
import { titleParts } from '../letters/title.ts'
import { OwnChanges } from '../changes/own-changes.tsx'
import { DueButtons } from './due-buttons.tsx'

type Props = {
  due: Due
  today: PlainDate
  /** True for the most urgent deadline, whose button is the primary one. */
  isFirst: boolean
}

/** One deadline: action, sender, date, and its buttons; in one line on wide screens. */
export function DueRow({ due, today, isFirst }: Props) {
  const { reminder, row, state } = due
  const item = useRef<HTMLLIElement>(null)
  useFocusNext(item)
  const acts = useDueActs(row.id, reminder)
  const [name] = titleParts(row)
  const what = whatText(due)
  const step = stepFor(due)
  const isOpen = state === 'open' || state === 'late'
  return (
    <li
      ref={item}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-3 first:pt-0 last:pb-0 xl:grid-cols-[minmax(0,1fr)_auto_minmax(17rem,auto)_auto] xl:gap-x-8"
    >
      <h3 className="numbers self-end text-base leading-snug font-semibold wrap-anywhere">
        {step ? <NextSaid next={step} /> : what}
      </h3>
      <div className="col-span-2 row-start-2 flex flex-wrap items-baseline gap-x-3 self-start text-small xl:contents">
        <p className="wrap-anywhere xl:col-start-1 xl:row-start-2 xl:self-start">
          <Link
            to={paths.document(row.id)}
            className="text-muted underline decoration-line-strong underline-offset-3 hover:text-ink"
          >
            {name}
          </Link>
        </p>
        <div className="xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:text-end">
          <Day due={due} today={today} />
        </div>
      </div>
      {isOpen && (
        <div className="col-start-2 row-start-1 -my-2.5 -me-2 self-start xl:col-start-4 xl:row-span-2 xl:my-0 xl:self-center">
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
      <div className="col-span-2 empty:hidden xl:col-span-4 xl:row-start-3">
        <DueNotes notes={allNotesOf(due, today)} />
      </div>
      <DueButtons due={due} name={`${what}, ${name}`} acts={acts} isFirst={isFirst} />
      <div className="col-span-2 empty:hidden xl:col-span-4">
        <OwnChanges documentId={row.id} reminderId={reminder.id} className="mt-2" />
      </div>
    </li>
  )
}

/** The original date of a deadline, even if it is snoozed. */
function Day({ due, today }: { due: Due; today: PlainDate }) {
  const { reminder, state } = due
  const { dueOn, time, doneAt } = reminder
  const { states } = dueText
  if (state === 'done') {
    return (
      <p className="numbers text-small text-muted">
        {doneAt === null
          ? states.paid
          : states.doneOn({ day: dayText(dayInGermany(new Date(doneAt))) })}
        {dueOn !== null && ` · ${states.dueOn({ day: dayText(dueOn) })}`}
      </p>
    )
  }
  if (dueOn === null) return null
  return (
    <p className="numbers flex flex-wrap items-baseline gap-x-2 gap-y-1 text-small xl:flex-col xl:items-end">
      <span>
        {weekdayText(dueOn)}
        {time && `\u00a0· ${time}`}
      </span>
      <span className={`rounded-small px-2 font-semibold ${dayTone(reminder, due)}`}>
        {state === 'over' ? states.over : daysLeftText(daysUntil(dueOn, today))}
      </span>
    </p>
  )
}
