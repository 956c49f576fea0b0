import {
  compareDays,
  dateParts,
  daysBetween,
  endOfMonth,
  plainDate,
  statesOfPostcode,
} from '@brieflotse/rules'
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
import { type DeadlineContext, type DeadlineDraft, printed } from './deadline/draft.ts'
import { dueTableDeadlines } from './deadline/due-table.ts'
import { printedDeadlines } from './deadline/printed.ts'
import { type Statement, statementsOf } from './deadline/statements.ts'
import { anyMonth, findDates, monthOf } from '../german/dates.ts'
import { arithmetic } from '../said/arithmetic.ts'
import { say } from '../said/say.ts'
import { wordsAt } from './words-at.ts'
import { clauseAround, isSendersAct, kindAt } from './deadline/kind.ts'
import { isHistory, isValidity } from './deadline/binding.ts'

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

const request = /(?:ändern|passen|richten|stellen)\s+Sie[^.]*Dauerauftrag/iu
const from = /(?<!\p{L})ab\s+(?:dem\s+)?$/iu

/**
 * A deadline to change a standing order: `Die Vorauszahlung wird ab dem 01.11.2025 herabgesetzt. … Bitte ändern Sie Ihren Dauerauftrag.`
 */
function standingOrderDeadlines(
  statements: Statement[],
  context: DeadlineContext,
): DeadlineDraft[] {
  return statements.flatMap((statement) => {
    if (!request.test(statement.text)) return []
    const paragraph = statements.filter(({ block }) => block === statement.block)
    return paragraph.flatMap((said) => {
      const date = findDates(said.text).find(({ start }) => from.test(said.text.slice(0, start)))
      if (!date?.date || (context.letterDate && date.date < context.letterDate)) return []
      return [
        printed('other', date.date, {
          words: wordsAt(said, date.start, date.end),
          branch: context.branch,
          confidence: 0.8,
          ...arithmetic([say('day.standing-order')]),
        }),
      ]
    })
  })
}

const sameDay =
  /bis\s+zum\s+(?:selben|gleichen)\s+(?:Tag|Termin|Datum)|(?:innerhalb|binnen)\s+(?:der\s?)?(?:selben|gleichen)\s+Frist/giu

/** `bis zum selben Tag`, `innerhalb derselben Frist`: uses the last day printed before it. `drafts` are the printed deadlines. */
function sameDayDeadlines(statements: Statement[], drafts: DeadlineDraft[]): DeadlineDraft[] {
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

const pattern = new RegExp(
  String.raw`(?<!\p{L})bis\s+(?:spätestens\s+|zum\s+)?(?:ende\s+(?:(?:des\s+(?:laufenden\s+)?|dieses\s+)monats|(?<month>${anyMonth})(?:\s+(?<year>20\d{2}))?)|monatsende)(?!\p{L}|,\s(?:der|das|welche)\s)`,
  'giu',
)

function lastDay(
  letterDate: PlainDate | null,
  month: string | undefined,
  year: string | undefined,
): PlainDate | null {
  const printed = month && year ? plainDate(Number(year), monthOf(month), 1) : null
  if (printed) return endOfMonth(printed)
  if (!letterDate) return null
  if (!month) return endOfMonth(letterDate)
  const written = dateParts(letterDate)
  const first = (of: number) => plainDate(of, monthOf(month), 1)
  const named = first(written.year)
  const end = named && endOfMonth(named)
  const next = first(written.year + 1)
  // in a letter of December `Ende Januar` is next year; in one of June `Ende Mai` is past
  const isNext = end && daysBetween(end, letterDate) > 180
  return isNext && next ? endOfMonth(next) : end
}

/** `bis Ende Oktober`, `bis Monatsende`: deadlines on the last day of that month. */
function monthEndDeadlines(
  statements: Statement[],
  { letterDate, branch }: DeadlineContext,
): DeadlineDraft[] {
  return statements.flatMap((statement) =>
    [...statement.text.matchAll(pattern)].flatMap((match): DeadlineDraft[] => {
      const { text, leadIn, heading } = statement
      const [start, end] = [match.index, match.index + match[0].length]
      const { month, year } = match.groups ?? {}
      const day = lastDay(letterDate, month, year)
      const clause = clauseAround(text, start, end)
      if (!day || (letterDate && day < letterDate) || isSendersAct(clause)) return []
      if (isValidity(clause) || isHistory(clause)) return []
      const what = kindAt(text, start, end, `${leadIn} ${heading}`)
      if (!what) return []
      const steps = arithmetic([say('day.month-end', { words: match[0] })])
      const words = wordsAt(statement, start, end)
      return [printed(what, day, { words, branch, stated: false, confidence: 0.78, ...steps })]
    }),
  )
}
