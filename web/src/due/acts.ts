import type { Reminder, ReminderChange } from '@brieflotse/contract'
import { addReminderChange, takeBackReminderChange } from '@brieflotse/offline'
import { useCallback } from 'react'
import { dueText } from '../text/due.ts'
import { dayText } from '../ui/format.ts'
import { entryResult } from '../changes/entry-result.ts'
import { useSignedIn } from '../session/session.ts'
import { notify } from '../ui/toast.tsx'
import { useAction } from '../ui/use-action.ts'

const { said } = dueText

/** Changes to a deadline: stored at once, sent when there is a connection, and undoable with one press. */
export function useDueActs(documentId: number, reminder: Reminder) {
  const { db } = useSignedIn()
  const { id: reminderId, dueOn } = reminder
  const act = useCallback(
    async (change: ReminderChange, done: string) => {
      const key = { documentId, reminderId }
      const before = backTo(reminder)
      const entryId = await addReminderChange(db, key, change)
      const undo = async () => {
        await takeBackReminderChange(db, key, { entryId, back: before })
        notify(said.undone)
      }
      const told = (text?: string) =>
        notify(done, text, { label: said.undo, act: () => void undo() })
      told()
      if ((await entryResult(db, entryId)) === 'waiting') told(said.later)
    },
    [db, documentId, reminderId, reminder],
  )
  const [run] = useAction(act, said.failed)
  return {
    done: () => void run({ change: 'done', seen: dueOn }, said.done),
    reopen: () => void run({ change: 'reopen' }, said.reopened),
    snooze: (until: string | null) =>
      void run(
        { change: 'snooze', until },
        until === null ? said.unsnoozed : said.snoozed({ day: dayText(until) }),
      ),
    follow: (followed: boolean) =>
      void run({ change: 'follow', followed }, followed ? said.on : said.off),
  }
}

/** The change that restores the current state of a deadline, for undo. */
function backTo({ doneAt, dueOn, followed, snoozedUntil }: Reminder): ReminderChange {
  if (doneAt !== null) return { change: 'done', seen: dueOn }
  if (!followed) return { change: 'follow', followed }
  return snoozedUntil === null ? { change: 'reopen' } : { change: 'snooze', until: snoozedUntil }
}
