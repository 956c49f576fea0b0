import type { PlainDate, State } from '@brieflotse/rules'
import { arithmetic } from '../../said/arithmetic.ts'
import { say } from '../../said/say.ts'
import type { Branch, Deadline, DeadlineKind } from '../../types.ts'

/** A deadline before its words are resolved to places on the page. */
export type Draft = Omit<Deadline, 'evidence'> & { words: number[] }

/** What the finders of deadlines know about the letter. `states` are those the sender's postcode may lie in. */
export type Context = {
  letterDate: PlainDate | null
  today: PlainDate
  states: readonly State[]
  branch: Branch | null
}

/** A day that the letter prints, as a deadline. */
export function printed(
  what: DeadlineKind,
  date: PlainDate,
  rest: Partial<Draft> & Pick<Draft, 'words' | 'branch'>,
): Draft {
  return {
    what,
    date,
    time: null,
    stated: true,
    law: null,
    ...arithmetic([say('day.named')]),
    needs: null,
    confidence: 0.9,
    ...rest,
  }
}
