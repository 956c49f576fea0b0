import type { PlainDate, State } from '@brieflotse/rules'
import { arithmetic } from '../../said/arithmetic.ts'
import { say } from '../../said/say.ts'
import type { Branch, Deadline } from '../../types.ts'
import type { DeadlineKind } from '../../plan/kinds.ts'

/** A deadline whose words are not yet converted to places on the page. */
export type DeadlineDraft = Omit<Deadline, 'evidence'> & { words: number[] }

/** What deadline finders know about the letter. `states` are the possible states of the sender's post code. */
export type DeadlineContext = {
  letterDate: PlainDate | null
  today: PlainDate
  states: readonly State[]
  branch: Branch | null
}

/** Makes a deadline of a printed day. */
export function printed(
  what: DeadlineKind,
  date: PlainDate,
  rest: Partial<DeadlineDraft> & Pick<DeadlineDraft, 'words' | 'branch'>,
): DeadlineDraft {
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
