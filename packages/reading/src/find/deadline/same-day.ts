import { arithmetic } from '../../said/arithmetic.ts'
import { say } from '../../said/say.ts'
import { wordsAt } from '../words-at.ts'
import type { DeadlineDraft } from './draft.ts'
import { kindAt } from './kind.ts'
import type { Statement } from './statements.ts'

const sameDay =
  /bis\s+zum\s+(?:selben|gleichen)\s+(?:Tag|Termin|Datum)|(?:innerhalb|binnen)\s+(?:der\s?)?(?:selben|gleichen)\s+Frist/giu

/** `bis zum selben Tag`, `innerhalb derselben Frist`: uses the last day printed before it. `drafts` are the printed deadlines. */
export function sameDayDeadlines(
  statements: Statement[],
  drafts: DeadlineDraft[],
): DeadlineDraft[] {
  return statements.flatMap((statement) =>
    [...statement.text.matchAll(sameDay)].flatMap((match) => {
      const end = match.index + match[0].length
      const words = wordsAt(statement, match.index, end)
      const here = words[0]
      if (here === undefined) return []
      const before = drafts.filter(
        (draft) => draft.date !== null && (draft.words.at(-1) ?? Infinity) < here,
      )
      const last = before.toSorted((a, b) => (a.words[0] ?? 0) - (b.words[0] ?? 0)).at(-1)
      if (!last) return []
      const what = kindAt(statement.text, match.index, end, statement.leadIn) ?? 'other'
      return [
        {
          ...last,
          what,
          words,
          confidence: 0.75,
          ...arithmetic([say('day.as-before')]),
        },
      ]
    }),
  )
}
