import type { Reminder, ReminderChange } from '@brieflotse/contract'
import { addReminderChange, takeBackReminderChange } from '@brieflotse/offline'
import { useCallback } from 'react'
import { dueText } from '../text/due.ts'
import { dayText } from '../ui/format.ts'
import { entryResult } from '../changes/entry-result.ts'
import { useSignedIn } from '../session/session.ts'
import { notify } from '../ui/toast.tsx'
import { useEachAction } from '../ui/use-action.ts'

const { said } = dueText

/** A stored change: the id of its outbox entry, null if nothing had to be sent, and what takes it back. */
type Stored = { entryId: string | null; undo: () => Promise<unknown> }

/** Runs changes that are stored at once: each is announced with a way to undo it, and again if it has to wait for a connection. */
export function useUndoable() {
  const { db } = useSignedIn()
  const act = useCallback(
    async (store: () => Promise<Stored>, done: string) => {
      const { entryId, undo } = await store()
      const takeBack = async () => {
        await undo()
        notify(said.undone)
      }
      const told = (text?: string) =>
        notify(done, text, { label: said.undo, act: () => void takeBack() })
      told()
      if (entryId && (await entryResult(db, entryId)) === 'waiting') told(said.later)
    },
    [db],
  )
  const run = useEachAction(act, said.failed)
  return run
}

/** Changes to a deadline: stored at once, sent when there is a connection, and undoable with one press. */
export function useDueActs(documentId: number, reminder: Reminder) {
  const { db } = useSignedIn()
  const { id: reminderId, dueOn } = reminder
  const runUndoable = useUndoable()
  const run = (change: ReminderChange, done: string) =>
    runUndoable(async () => {
      const key = { documentId, reminderId }
      const back = backTo(reminder)
      const entryId = await addReminderChange(db, key, change)
      return { entryId, undo: () => takeBackReminderChange(db, key, { entryId, back }) }
    }, done)
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
