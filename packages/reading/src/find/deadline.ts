import { compareDays, statesOfPostcode } from '@brieflotse/rules'
import type { PlainDate, State } from '@brieflotse/rules'
import { choose, mostDoubtful, mostUnsure, unsureWord } from '../choose.ts'
import { withAnswer } from '../corrections/apply-answers.ts'
import type { Correction } from '../corrections/types.ts'
import type { Layout } from '../layout/types.ts'
import type { Deadline, Evidence, Finding } from '../types.ts'
import { anchorsOf } from './deadline/anchors.ts'
import { apartHours, isOff, subjectStatements } from './deadline/apart-hours.ts'
import { branchOf } from './deadline/branch.ts'
import { countedDeadlines } from './deadline/counted.ts'
import type { DeadlineContext, DeadlineDraft } from './deadline/draft.ts'
import { dueTableDeadlines } from './deadline/due-table.ts'
import { monthEndDeadlines } from './deadline/month-ends.ts'
import { printedDeadlines } from './deadline/printed.ts'
import { sameDayDeadlines } from './deadline/same-day.ts'
import { standingOrderDeadlines } from './deadline/standing-order.ts'
import { statementsOf } from './deadline/statements.ts'

function valueOf(before: Finding[], kind: Finding['kind']): string | null {
  return choose(before, kind)?.value ?? null
}

/** The states the sender may be in: by its post code, else by that in the return line. */
function statesOf(letter: Layout, before: Finding[]): readonly State[] {
  const printed = letter.lines.filter(({ zone }) => zone === 'return-line').map(({ text }) => text)
  const zip = valueOf(before, 'sender-zip') ?? /(?<!\d)\d{5}(?!\d)/.exec(printed.join(' '))?.[0]
  return zip ? statesOfPostcode(zip) : []
}

/** The places of the words, page by page. */
function evidenceOf(letter: Layout, indexes: number[]): Evidence[] {
  const words = [...new Set(indexes)].flatMap((index) => letter.words[index] ?? [])
  const pages = [...new Set(words.map(({ page }) => page))]
  return pages.map((page) => {
    const here = words.filter((word) => word.page === page)
    return {
      page,
      boxes: here.map(({ box }) => box),
      quote: here.map(({ text }) => text).join(' '),
    }
  })
}

function isBetter(draft: DeadlineDraft, known: DeadlineDraft): boolean {
  return draft.stated === known.stated ? draft.confidence > known.confidence : draft.stated
}

/** Lowers the confidence of a deadline with a badly read word, or without a word that tells what it is for. */
function doubted(draft: DeadlineDraft, letter: Layout): DeadlineDraft {
  const read = Math.min(1, ...draft.words.map((word) => letter.words[word]?.confidence ?? 1))
  const most = read < unsureWord ? mostDoubtful : draft.what === 'other' ? mostUnsure : 1
  return { ...draft, confidence: Math.min(draft.confidence, most) }
}

/** Keeps one deadline per day and kind: printed before computed, higher confidence before lower. */
function merge(drafts: DeadlineDraft[]): DeadlineDraft[] {
  const best = new Map<string, DeadlineDraft>()
  for (const draft of drafts) {
    // Two different duties of kind `other` can be due on one day and are kept apart.
    const apart = draft.what === 'other' ? `${draft.stated} ${draft.words[0]}` : ''
    const key = `${draft.what} ${draft.date ?? draft.needs ?? 'open'} ${apart}`
    const known = best.get(key)
    if (!known || isBetter(draft, known)) best.set(key, draft)
  }
  return [...best.values()].toSorted((a, b) =>
    a.date && b.date
      ? compareDays(a.date, b.date)
      : Number(a.date === null) - Number(b.date === null),
  )
}

/**
 * Finds deadlines, earliest first, those without a day last. `before` may contain `letter-date` and `sender-zip`; without the letter's date
 * nothing is counted from posting. Days before the letter, validity periods and time spans are no deadlines. `corrections` may contain the
 * user's answers. Every deadline with a day is also a finding (`deadline` or `appointment`).
 */
export function findDeadlines(
  letter: Layout,
  before: Finding[],
  today: PlainDate,
  corrections: Correction[] = [],
): { findings: Finding[]; deadlines: Deadline[] } {
  const context: DeadlineContext = {
    letterDate: valueOf(before, 'letter-date'),
    today,
    states: statesOf(letter, before),
    branch: branchOf(letter),
  }
  const text = statementsOf(letter)
  const named = subjectStatements(letter)
  const subject = isOff([...named, ...text]) ? [] : named
  // a deadline in the text has more context than one in the subject
  const statements = [...text, ...subject]
  const inText = printedDeadlines(statements, context)
  const printed = [
    ...inText,
    ...apartHours([...subject, ...text], inText, context),
    ...dueTableDeadlines(statements, context),
    ...standingOrderDeadlines(statements, context),
    ...monthEndDeadlines(statements, context),
  ]
  const counted = countedDeadlines(
    statements,
    context,
    anchorsOf(statements, printed, context.letterDate),
  )
  const known = counted.map((draft) => withAnswer(draft, corrections, context.letterDate))
  const drafts = merge([...printed, ...sameDayDeadlines(statements, printed), ...known]).map(
    (draft) => doubted(draft, letter),
  )
  return {
    deadlines: drafts.map(({ words, ...deadline }) => ({
      ...deadline,
      evidence: evidenceOf(letter, words),
    })),
    findings: drafts.flatMap((draft) =>
      draft.date === null
        ? []
        : [
            {
              kind: draft.what === 'appointment' ? 'appointment' : 'deadline',
              value: draft.date,
              words: draft.words,
              stated: draft.stated,
              confidence: draft.confidence,
              why: draft.steps.join(' '),
            } as const,
          ],
    ),
  }
}
