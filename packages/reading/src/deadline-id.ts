import type { PlainDate } from '@brieflotse/rules'
import type { Deadline } from './types.ts'

type Named = Pick<Deadline, 'what' | 'law' | 'needs' | 'date'>

/**
 * The id of a deadline in its letter: what is to be done, the section of law, and the day that is printed or counted. Where only the reader
 * knows from when to count, it is that question in place of the day, so that an answer does not change the id. The same letter read again
 * gives the same ids; the same demand said twice has one. For deadlines that were kept before there were ids it gives the id they would
 * have been read with: see `Deadline`.
 */
export const deadlineId = ({ what, law, needs, date }: Named): string =>
  [what, law, needs ?? date].join()

/** A deadline as it was just read, with its id. */
export const withId = <T extends Named>(deadline: T) => ({
  ...deadline,
  id: deadlineId(deadline),
})

type Given = { value: string; by?: 'user' | undefined; read?: string | null | undefined }

/**
 * The id of the day to pay by. `given` is what was found as the due date: a day that the user corrected keeps the id of the day that had
 * been read.
 */
export function dueDayId(date: PlainDate | null, given?: Given | null): string {
  const isMoved = given?.by === 'user' && given.value === date
  const day = isMoved ? (given.read ?? null) : date
  return deadlineId({ what: 'pay', law: null, needs: null, date: day })
}
