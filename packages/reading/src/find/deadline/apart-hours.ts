import { addPeriod, type PlainDate } from '@brieflotse/rules'
import { dateNear, findDates } from '../../german/dates.ts'
import type { Layout } from '../../layout/types.ts'
import { wordsAt } from '../words-at.ts'
import { isTold } from './appointments.ts'
import { printed, type DeadlineContext, type DeadlineDraft } from './draft.ts'
import { chopped, type Statement } from './statements.ts'
import { timeAt } from './times.ts'

/** `Dienstbeginn: 7:15 Uhr`, `Treffpunkt | 7:30 Uhr`: an hour on its own line or in its own cell. */
const hourOf =
  /^(?:uhrzeit|zeit|um|beginn|\p{L}{3,20}beginn|treffpunkt|treffen|abfahrt|einlass|anreise|ankunft)(?!\p{L})[^:\t.;!?\d]{0,30}(?::\s?|\t)/iu

/** `Kommen Sie bitte um 6:45 Uhr zum Eingang`, `Für Sie habe ich 16:20 Uhr vorgesehen`: an hour for the day in the previous sentence. */
const comesThen =
  /(?:^|[,:]\s)(?:bitte\s)?(?:kommen|erscheinen|seien|finden|melden)\s(?:sie|ihr)\s[^.;!?\d]{0,60}?(?=(?:um|gegen|ab)\s\d)|(?:^|[,:]\s)(?:für\s(?:sie|dich|euch)|ihr\stermin)\s[^.;!?\d]{0,40}?(?=(?:um\s)?\d)/iu
const isNoHour = /^(?:um\s)?\d{1,2}\.\s?(?:\d|\p{L})/u

/** Words before a day that is not the day of the appointment. */
const notThen =
  /(?:vom|seit|bis(?:\szum)?|ab|nach|vor(?:\sdem)?|datum:?|stand:?)\s*$|\d\.?\s?[–-]\s?$/iu

type Day = { date: PlainDate; words: number[] }

function daysIn(statement: Statement, { letterDate, today }: DeadlineContext): Day[] {
  const from = letterDate ?? today
  return findDates(statement.text).flatMap((one): Day[] => {
    const date = dateNear(one, from)
    const isNear =
      date !== null && date > from && date < addPeriod(from, { count: 1, unit: 'year' })
    if (!date || !isNear || notThen.test(statement.text.slice(0, one.start))) return []
    return [{ date, words: wordsAt(statement, one.start, one.end) }]
  })
}

/** The lines of the subject as statements. */
export const subjectStatements = ({ blocks }: Layout): Statement[] =>
  blocks.flatMap((block, index) =>
    block.zone === 'subject'
      ? chopped(block).map((line) => ({
          ...line,
          role: block.role,
          block: index,
          heading: '',
          leadIn: '',
        }))
      : [],
  )

const off =
  /absage|(?:termin|treffen|besuch)[^.!?]{0,80}(?:absagen|abgesagt|storniert|entf[aä]ll|f[aä]llt\saus|ausfallen|verschoben|verlegt|verschieben|verlegen|nicht\s(?:stattfinden|statt(?=[.;,])))/iu

/** Whether the letter cancels an appointment: then its subject announces none. */
export const isOff = (statements: Statement[]): boolean =>
  statements.some(({ text }) => off.test(text))

/** More hours than this are opening hours. */
const maxHours = 4

/**
 * Appointments whose hour is on another line or in another cell than the day: the only future day that the letter names before the hour and
 * that no other deadline uses. `drafts` are the printed deadlines.
 */
export function apartHours(
  statements: Statement[],
  drafts: DeadlineDraft[],
  context: DeadlineContext,
): DeadlineDraft[] {
  const known = new Set(drafts.flatMap(({ date }) => date ?? []))
  const hours = statements.flatMap((statement, at) => {
    const lead = hourOf.exec(statement.text)
    const time = lead && timeAt(statement.text, lead[0].length)
    if (!lead || !time || findDates(statement.text).length > 0) return []
    return [{ at, time: time.time, words: wordsAt(statement, lead[0].length, time.end) }]
  })
  const days = statements.map((one) => (isTold(one.text) ? [] : daysIn(one, context)))
  const behind = statements.flatMap((statement, at): DeadlineDraft[] => {
    const [day, another] = statements[at - 1]?.block === statement.block ? days[at - 1]! : []
    const lead = comesThen.exec(statement.text)
    const from = lead ? lead.index + lead[0].length : 0
    if (
      !day ||
      another ||
      !lead ||
      off.test(statement.text) ||
      isNoHour.test(statement.text.slice(from))
    )
      return []
    const time = timeAt(statement.text, from)
    if (!time || known.has(day.date)) return []
    const words = [...day.words, ...wordsAt(statement, from, time.end)]
    const { branch } = context
    return [printed('appointment', day.date, { words, branch, time: time.time, confidence: 0.8 })]
  })
  if (behind.length > 0 || hours.length === 0 || hours.length > maxHours) return behind
  return hours.flatMap(({ at, time, words }): DeadlineDraft[] => {
    const named = days
      .slice(0, at)
      .flat()
      .filter(({ date }) => !known.has(date))
    const [day] = named
    if (!day || named.some(({ date }) => date !== day.date)) return []
    const { branch } = context
    const all = [...day.words, ...words]
    return [printed('appointment', day.date, { words: all, branch, time, confidence: 0.75 })]
  })
}
