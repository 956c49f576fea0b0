import type { Reminder } from '@brieflotse/contract'
import type { ReminderState } from '@brieflotse/letter'
import { addDays, type PlainDate } from '@brieflotse/rules'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { dueText } from '../text/due.ts'
import { IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/drawings/icon.tsx'
import { type Anchor, Menu, type MenuItem } from '../ui/menu.tsx'
import { useCalendar } from '../letters/open-dialogs.ts'
import type { useDueActs } from './acts.ts'

const SnoozeDialog = lazy(async () => ({
  default: (await import('./snooze-dialog.tsx')).SnoozeDialog,
}))

type Props = {
  /** The accessible name of the deadline, for users who do not see its row. */
  what: string
  documentId: number
  reminder: Reminder
  state: ReminderState
  today: PlainDate
  acts: ReturnType<typeof useDueActs>
}

/** The secondary actions on an open deadline: snooze, add to a calendar, switch off reminders. */
export function DueMenu({ what, documentId, reminder, state, today, acts }: Props) {
  const [at, setAt] = useState<Anchor | null>(null)
  const [asking, setAsking] = useState(false)
  const more = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setAt(null), [])
  const { remember } = useCalendar()
  const openBelow = () => {
    const box = more.current?.getBoundingClientRect()
    if (box) setAt({ x: box.right, y: box.bottom + 4, alignRight: true })
  }
  const items = (): MenuItem[] => {
    const { dueOn, snoozedUntil } = reminder
    const { snooze } = dueText
    const until = (label: string, days: number): MenuItem => {
      const day = addDays(today, days)
      const isAfter = state === 'open' && dueOn !== null && day > dueOn
      return {
        label: isAfter ? snooze.after({ label }) : label,
        icon: 'clock',
        onSelect: () => acts.snooze(day),
      }
    }
    const puttingOff: MenuItem[] =
      dueOn === null
        ? []
        : [
            until(snooze.tomorrow, 1),
            until(snooze.three, 3),
            until(snooze.week, 7),
            { label: snooze.day, icon: 'clock', onSelect: () => setAsking(true) },
          ]
    if (snoozedUntil !== null) {
      puttingOff.push({ label: snooze.none, icon: 'again', onSelect: () => acts.snooze(null) })
    }
    return [
      ...puttingOff,
      { label: dueText.calendar, icon: 'calendar', onSelect: () => remember(documentId) },
      { label: dueText.off, icon: 'hide', onSelect: () => acts.follow(false) },
    ]
  }
  return (
    <>
      <IconButton
        ref={more}
        label={dueText.menu({ what })}
        aria-haspopup="menu"
        aria-expanded={at !== null}
        onClick={openBelow}
      >
        <Icon name="more" />
      </IconButton>
      {at && <Menu label={dueText.menu({ what })} items={items()} at={at} onClose={close} />}
      {asking && (
        <Suspense>
          <SnoozeDialog
            today={today}
            dueOn={reminder.dueOn}
            onSave={acts.snooze}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
