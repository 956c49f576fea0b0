import type { PlainDate } from '@brieflotse/rules'
import { addPeriod, weekdayOf } from '@brieflotse/rules'
import type { PrintedDate } from '../../german/dates.ts'
import { dateNear, findDates } from '../../german/dates.ts'
import { arithmetic } from '../../said/arithmetic.ts'
import { say } from '../../said/say.ts'
import { wordsAt } from '../words-at.ts'
import type { Context, Draft } from './draft.ts'
import { printed } from './draft.ts'
import { clauseAround, isSendersAct, kindAt } from './kind.ts'
import type { Statement } from './statements.ts'
import { timeAt } from './times.ts'

const weekdays = ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so']
const weekday =
  /(?<![\p{L}])(Mo|Di|Mi|Do|Fr|Sa|So)(?:ntag|enstag|ttwoch|nnerstag|eitag|mstag|nnabend|\.)?,?\s*(?:den|dem)?\s*$/u

const until =
  /(?:(?<!\p{L})bis(?:\s+(?:spätestens|längstens|einschließlich|inkl\.|zum|zum Ablauf des|am|den|dem|jedoch|also))*|(?<!\p{L})spätestens(?:\s+(?:bis|am|zum|den|dem))*)\s*:?\s*$/iu
const due =
  /(?:(?:fällig(?:keit|keitsdatum|keitstag)?|zahlbar|zahlungsziel|zahlungstermin|zu zahlen)\s*(?:bis|am|zum|zu|ist)?(?:\s+zum)?\s*:?\s*|(?:erstmals|somit|also|daher)\s+(?:fällig\s+)?(?:am|zum)\s*)$/iu
const debit =
  /(?:(?:buchen|ziehen)\s+wir|wir\s+(?:buchen|ziehen)|(?<!\p{L})wird|werden)\s+(?:\S+\s+){0,7}?(?:am|zum)\s*$/iu
const debitAfter = /^[^.]{0,90}?(?:abgebucht|eingezogen|\s(?:ab|ein)(?=[\s.,(]|$))/iu
/** `Die Frist läuft am … ab`, `Letzter Abgabetermin ist der …`: the day is the end, whatever word says so. */
const ends =
  /(?<!bindungs|lauf|mindestvertrags)frist\s(?:[^.;:]{0,40}?\s)?(?:endet|läuft|ist)\s(?:bereits\s)?(?:am|mit dem|der)\s*$|fristende\s?:?\s*$|letzter\s\p{L}*(?:termin|tag)(?:\s[^.;:]{0,40}?)?(?:\s(?:ist|der|am)|:)+\s*$/iu
/** `müssen uns am … vorliegen` */
const mustBe = /(?:muss|müssen|sollten?)(?!\p{L})[^.;]{0,50}\s(?:am|zum)\s*$/iu
const thereAfter =
  /^[^.;]{0,30}?(?:vorliegen|vorgelegt|eingehen|eingegangen|hier sein|zugehen|zugegangen)(?!\p{L})/iu
/** `Ihr Termin am … muss entfallen`, `statt am …`: a day that is off. */
const cancelled =
  /^[^.!?]{0,70}?(?:entf[aä]ll|abgesagt|aufgehoben|verschoben|verlegt|findet nicht statt|nicht stattfinden)/iu
const movedTo = /(?<!\p{L})(?:auf|für)\s+(?:den\s+|dem\s+)?$/iu
const otherDay = /\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}+)/gu
const insteadOf = /(?<!\p{L})(?:statt|anstelle|anstatt)\s+(?:am|des|vom)?\s*$/iu
const dueAfter = /^\s*(?:fällig|zur zahlung fällig|zu zahlen)(?!\p{L})(?!\s+\p{L}+\s+jahres)/iu
/** `am 15.02., 15.05. und 15.08.2026 fällig`: what is said of the last day of a list holds for all. */
const others =
  /^(?:\s*(?:,|und|sowie)\s*(?:(?:am|zum)\s)?\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}+)(?:\s?\d{4})?)+/iu
const notice = /(?<!\p{L})zum\s*$/iu

// `vom 1. bis 5.`, `Zeitraum 01.01. bis 31.12.`: the second day of a span is no deadline.
const span =
  /(?:vom|von|zeitraum|zeit|ab|für)\s[^;]{0,30}\d\.?\s*(?:\d{4})?\s*(?:bis(?:\s+zum)?|–|-)\s*$/iu
const validity =
  /gültig|gilt (?:bis|auch)|gilt.{0,20}bis|befristet|bewillig|nutzen|zinsen|verzinsung|ausgerechnet|(?<!\p{L})skonto|unverändert|läuft|dauer|gewährt|geleistet|gezahlt wird|einzusehen|einsehen/iu
const past =
  /(?<!\p{L})(?:war|waren|wurde|wurden|hat|hatte|hatten|haben sie)(?!\p{L})[^.]*(?:\bzu \p{L}+en|\p{L}zu\p{L}+en|ge\p{L}+(?:t|en)|worden|erschienen)(?!\p{L})/iu

/** Whether a clause says how long something holds, or what was once to be done: no day in it is a deadline. */
export const isValidity = (clause: string) => validity.test(clause)
export const isHistory = (clause: string) => past.test(clause)

type Role = 'until' | 'ends' | 'due' | 'debit' | 'appointment' | 'end'

/** What makes a printed day a deadline, with the offset its wording begins at; null when nothing does. */
function roleOf(
  text: string,
  date: PrintedDate,
): { role: Role; start: number; time: string | null } | null {
  const named = weekday.exec(text.slice(0, date.start))
  const before = text.slice(0, named ? named.index : date.start)
  const time = timeAt(text, date.end)?.time ?? null
  if (span.test(before)) return null
  const tail = text.slice(date.end).replace(otherDay, ' ')
  const bound = until.exec(before)
  if (bound) return { role: 'until', start: bound.index, time }
  const end = ends.exec(before)
  if (end) return { role: 'ends', start: end.index, time: null }
  const must = mustBe.exec(before)
  if (must && thereAfter.test(tail)) return { role: 'until', start: must.index, time }
  const money = due.exec(before)
  if (money) return { role: 'due', start: money.index, time: null }
  if (dueAfter.test(text.slice(date.end))) return { role: 'due', start: before.length, time: null }
  const taken = debit.exec(before)
  if (taken && (/wir\s+am\s*$/iu.test(taken[0]) || debitAfter.test(text.slice(date.end))))
    return { role: 'debit', start: taken.index, time: null }
  const off = cancelled.test(tail) && !movedTo.test(before)
  if (time && (off || insteadOf.test(before))) return null
  if (time) return { role: 'appointment', start: named?.index ?? date.start, time }
  const last = notice.exec(before)
  if (!last && others.test(text.slice(date.end))) {
    const rest = text.slice(date.end).replace(others, '')
    if (dueAfter.test(rest)) return { role: 'due', start: before.length, time: null }
  }
  return last ? { role: 'end', start: last.index, time: null } : null
}

/** Whether the weekday printed before a day is the day's own; true when none is printed. */
function weekdayFits(text: string, start: number, date: PlainDate): boolean {
  const named = weekday.exec(text.slice(0, start))?.[1]
  return !named || weekdays.indexOf(named.toLowerCase()) + 1 === weekdayOf(date)
}

function draftAt(statement: Statement, date: PrintedDate, context: Context): Draft | null {
  const { text } = statement
  const found = roleOf(text, date)
  const day = dateNear(date, context.letterDate ?? context.today)
  if (!found || !day) return null
  const { role, start, time } = found
  const { letterDate } = context
  // Without the letter's day, an hour in the past is when something happened.
  if (!letterDate && role === 'appointment' && day < context.today) return null
  // Days before the letter are history; what lies years ahead is a validity or a reading error.
  if (letterDate && (role === 'until' || role === 'ends' ? day < letterDate : day <= letterDate))
    return null
  if (letterDate && day > addPeriod(letterDate, { count: 3, unit: 'year' })) return null
  const clause = clauseAround(text, start, date.end)
  // `spätestens` binds the reader; a validity merely ends.
  if (
    role !== 'ends' &&
    validity.test(clause) &&
    !/spätestens|längstens/iu.test(text.slice(start, date.start))
  )
    return null
  if (role === 'until' && isSendersAct(clause)) return null
  if (past.test(clause)) return null
  const what = kindFor(role, statement, start, date.end)
  if (!what) return null
  const end = time ? (timeAt(text, date.end)?.end ?? date.end) : date.end
  const rest = { words: wordsAt(statement, start, end), branch: context.branch, time }
  if (!weekdayFits(text, date.start, day)) {
    return printed(what, day, {
      ...rest,
      date: null,
      confidence: 0.3,
      ...arithmetic([say('day.weekday-differs', { printed: text.slice(start, date.end) })]),
    })
  }
  const why =
    date.year === null
      ? say('day.without-year')
      : date.mended
        ? say('day.mended', { read: date.mended, day })
        : undefined
  return printed(what, day, {
    ...rest,
    ...(why && { ...arithmetic([why]), confidence: date.mended ? 0.75 : 0.8 }),
  })
}

function kindFor(
  role: Role,
  statement: Statement,
  start: number,
  end: number,
): Draft['what'] | null {
  const { text, leadIn, heading } = statement
  const above = `${leadIn} ${heading}`
  if (role === 'appointment') return 'appointment'
  if (role === 'debit') return 'pay'
  if (role === 'due') {
    // Recurring debits need no act of the reader; single ones are named by their day (`debit`).
    return /lastschrift|einzieh|ziehen wir|abbuch/iu.test(text) ? null : 'pay'
  }
  if (role === 'end') {
    const clause = clauseAround(text, start, end)
    return /(?:hiermit|daher)[^.]*kündig|kündig\p{L}*\s+(?:wir|ich)|(?:wir|ich)\s+kündig/iu.test(
      clause,
    ) && /mietverhältnis|wohnung|konto|girovertrag|mitgliedschaft/iu.test(clause)
      ? 'other'
      : null
  }
  return kindAt(text, start, end, above) ?? (role === 'ends' ? 'other' : null)
}

/** Days printed in sentences, headings, labels and table rows that are deadlines or appointments. */
export function printedDeadlines(statements: Statement[], context: Context): Draft[] {
  return statements.flatMap((statement) =>
    findDates(statement.text).flatMap((date) => draftAt(statement, date, context) ?? []),
  )
}
