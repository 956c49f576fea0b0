import type { PlainDate } from '@brieflotse/rules'
import type { Deadline } from './types.ts'

type Named = Pick<Deadline, 'what' | 'law' | 'needs' | 'date'>

/**
 * The id of a deadline within its letter: its kind, the section of law, and the printed or computed day. If only the user knows the day to
 * count from, the question replaces the day, so that an answer does not change the id. A new reading gives the same ids, and a repeated
 * demand has one id. For deadlines stored before ids existed it gives the id that the reader would: see `Deadline`.
 */
export const deadlineId = ({ what, law, needs, date }: Named): string =>
  [what, law, needs ?? date].join()

/** Adds the id to a deadline that was just read. */
export const withId = <T extends Named>(deadline: T) => ({
  ...deadline,
  id: deadlineId(deadline),
})

type Given = { value: string; by?: 'user' | undefined; read?: string | null | undefined }

/**
 * The id of the due date of a payment. `given` is the due date that was read: a day corrected by the user keeps the id of the day that was
 * read.
 */
export function dueDayId(date: PlainDate | null, given?: Given | null): string {
  const isMoved = given?.by === 'user' && given.value === date
  const day = isMoved ? (given.read ?? null) : date
  return deadlineId({ what: 'pay', law: null, needs: null, date: day })
}
