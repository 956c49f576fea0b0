import type { Due } from '@brieflotse/offline'
import type { Reminder } from '@brieflotse/contract'
import { isSnoozed } from '@brieflotse/letter'
import { dayInGermany, type PlainDate } from '@brieflotse/rules'
import { dueText } from '../text/due.ts'
import { dayText } from '../ui/format.ts'
import { letterTitle } from '../ui/message-text.tsx'

const words = dueText.states

/** Notes about a deadline below its date: snoozed, moved, reopened. */
export function DueNotes({ notes }: { notes: string[] }) {
  return notes.map((note) => (
    <p key={note} className="numbers mt-1 text-small text-pretty">
      {note}
    </p>
  ))
}

/** The notes that result from the user's own changes and from later readings of the letter. */
export function notesOf(reminder: Reminder, today: PlainDate): string[] {
  const { doneAt, movedFrom, reopened, snoozedUntil } = reminder
  const notes: string[] = []
  if (doneAt === null && snoozedUntil !== null && isSnoozed(reminder, today)) {
    notes.push(words.snoozed({ day: dayText(snoozedUntil) }))
  }
  if (reopened) {
    notes.push(
      movedFrom === null ? words.reopenedPlain : words.reopened({ day: dayText(movedFrom) }),
    )
  } else if (movedFrom !== null && doneAt === null)
    notes.push(words.moved({ day: dayText(movedFrom) }))
  return notes
}

/** The same notes, with those about payments and response letters. */
export function allNotesOf({ reminder, claims, state, posted }: Due, today: PlainDate): string[] {
  const notes = notesOf(reminder, today)
  if (reminder.what === 'pay' && state !== 'done') {
    if (claims.some((claim) => claim.state === 'disputed')) notes.push(words.disputed)
    else if (claims.some((claim) => claim.state === 'started')) notes.push(words.running)
  }
  if (posted?.mailSentDate) {
    notes.push(
      words.posted({
        title: letterTitle(posted),
        day: dayText(dayInGermany(new Date(posted.mailSentDate))),
      }),
    )
  }
  return notes
}
