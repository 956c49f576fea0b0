import type { PlainDate, Start, StartName } from '@brieflotse/rules'
import { countBack, workingDaysBefore } from '@brieflotse/rules'
import { arithmetic } from '../../said/arithmetic.ts'
import { wordsAt } from '../words-at.ts'
import type { Anchors } from './anchors.ts'
import type { DeadlineContext, DeadlineDraft } from './draft.ts'
import type { FoundPeriod } from './events.ts'
import { lawOf } from './law.ts'

function named(day: PlainDate | null, name: StartName): Start | null {
  return day ? { day, name } : null
}

/** The event before which a period ends, if the letter names its day. */
function anchorOf(
  { statement: { text }, start, end }: FoundPeriod,
  anchors: Anchors,
): Start | null {
  const after = text.slice(end)
  if (/^\s*(?:der\s+|dem\s+)?(?:beendigung|ende|ablauf|vertragsende)/iu.test(after)) {
    return named(anchors.contractEnd, 'contract-end')
  }
  if (/^\s*(?:dem\s+)?\p{L}*beginn/iu.test(after)) return named(anchors.begin, 'beginning')
  const before = /vorher|zuvor/iu.test(text.slice(start, end))
  if (before || /^\s*(?:dem\s+|diesem\s+|Ihrem\s+)?termin/iu.test(after)) {
    return named(anchors.appointment, 'appointment')
  }
  return null
}

/** `spätestens zwei Monate vor der Beendigung`, `drei Werktage vorher`: counts back from a day that the letter names. */
export function deadlinesBefore(
  found: FoundPeriod,
  working: boolean,
  context: DeadlineContext,
  anchors: Anchors,
): DeadlineDraft[] {
  const { statement, start, end, period, what } = found
  const anchor = anchorOf(found, anchors)
  if (!anchor) return []
  const counted = working
    ? workingDaysBefore(anchor, period.count, context.states)
    : countBack(anchor, period)
  return [
    {
      what,
      date: counted.date,
      time: null,
      stated: false,
      branch: context.branch,
      law: lawOf(statement.text, context.branch, what),
      ...arithmetic(counted.steps),
      needs: null,
      confidence: 0.75,
      words: wordsAt(statement, start, end),
    },
  ]
}
