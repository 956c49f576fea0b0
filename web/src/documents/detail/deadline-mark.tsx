import type { Document, Reminder } from '@brieflotse/contract'
import { reminderState, type ShownDeadline } from '@brieflotse/letter'
import { dayInGermany, type PlainDate } from '@brieflotse/rules'
import type { ReactNode } from 'react'
import { dueText } from '../../text/due.ts'
import { text } from '../../text/text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/drawings/icon.tsx'
import { useDueActs } from '../../due/acts.ts'
import { DueMenu } from '../../due/due-menu.tsx'
import { DueNotes, notesOf } from '../../due/due-notes.tsx'
import { dayText } from '../../ui/format.ts'

type Props = { document: Document; deadline: ShownDeadline; today: PlainDate }

/** The state of a deadline (done, open, snoozed), and the buttons that change it. */
export function DeadlineMark({ document, deadline, today }: Props) {
  const { reminder } = deadline
  if (!reminder) return null
  return <Mark document={document} reminder={reminder} today={today} />
}

type MarkProps = { document: Document; reminder: Reminder; today: PlainDate }

function Mark({ document: { id, claims }, reminder, today }: MarkProps) {
  const acts = useDueActs(id, reminder)
  const state = reminderState(reminder, claims, today)
  const what = text.deadlines[reminder.what]
  const { states } = dueText
  const isOpen = state === 'open' || state === 'late'
  const said = {
    done:
      reminder.doneAt && states.doneOn({ day: dayText(dayInGermany(new Date(reminder.doneAt))) }),
    over: states.over,
    off: states.off,
    open: null,
    late: null,
  }[state]
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <div className="empty:hidden">
        <DueNotes notes={said ? [said] : notesOf(reminder, today)} />
      </div>
      <div data-screen-only className="-mx-3 flex flex-wrap items-center empty:hidden">
        {isOpen && (
          <>
            <Quiet label={dueText.doneOf({ what })} onClick={acts.done}>
              <Icon name="check" className="size-5" />
              {dueText.done}
            </Quiet>
            <DueMenu
              what={what}
              documentId={id}
              reminder={reminder}
              state={state}
              today={today}
              acts={acts}
            />
          </>
        )}
        {state === 'done' && reminder.doneAt !== null && (
          <Quiet label={dueText.notDoneOf({ what })} onClick={acts.reopen}>
            {dueText.notDone}
          </Quiet>
        )}
        {state === 'off' && (
          <Quiet label={dueText.remindOf({ what })} onClick={() => acts.follow(true)}>
            {dueText.remind}
          </Quiet>
        )}
      </div>
    </div>
  )
}

type QuietProps = { label: string; onClick: () => void; children: ReactNode }

function Quiet({ label, onClick, children }: QuietProps) {
  return (
    <Button look="quiet" aria-label={label} className="px-3! text-small" onClick={onClick}>
      {children}
    </Button>
  )
}
