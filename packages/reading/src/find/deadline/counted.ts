import type { RulePeriod } from '@brieflotse/rules'
import { countPeriod } from '@brieflotse/rules'
import { findDates } from '../../german/dates.ts'
import { arithmetic } from '../../said/arithmetic.ts'
import { say } from '../../said/say.ts'
import { wordsAt } from '../words-at.ts'
import type { Anchors } from './anchors.ts'
import { deadlinesBefore } from './count-back.ts'
import type { Context, Draft } from './draft.ts'
import type { Found } from './events.ts'
import { eventAt, eventNamedLater } from './events.ts'
import { deadlinesFrom } from './from-event.ts'
import { clauseAround, isSendersAct, kindAt, kindOf } from './kind.ts'
import { ordinalPattern, periodOf, periodPattern } from './periods.ts'
import type { Statement } from './statements.ts'

const within = new RegExp(
  String.raw`(?:innerhalb|innert|binnen)\s+(?:einer\s+Frist\s+)?(?:von\s+)?${periodPattern}(?:\s*,?\s*(?:nach|ab|seit)(?:dem)?(?!\p{L})\s*)?`,
  'giu',
)
const lasting = new RegExp(
  String.raw`frist\s[^.;]{0,80}?beträgt\s+${periodPattern}(?:\s+(?:nach|ab|seit)\s+)?`,
  'giu',
)
const payableAfter = new RegExp(
  String.raw`(?:zahlbar|fällig|zahlungsziel:?|zu zahlen)\s+(?:ist\s+)?${periodPattern}\s+(?:nach|ab|seit)\s+`,
  'giu',
)
const target = new RegExp(
  String.raw`zahlungs(?:ziel|frist):?\s+${periodPattern}(?!\s+(?:nach|ab|seit)(?!\p{L}))`,
  'giu',
)
const net = new RegExp(String.raw`${periodPattern}\s+(?:rein\s+)?netto(?!\p{L})`, 'giu')
const toMonthEnd = new RegExp(
  String.raw`bis\s+zum\s+(?:Ablauf|Ende)\s+des\s+${ordinalPattern}\s+(?:Kalender)?monats\s+nach\s+`,
  'giu',
)
const backward = new RegExp(
  String.raw`(?:spätestens|mindestens|bis)\s+${periodPattern}\s+(?:vorher|zuvor|vor(?=\s))`,
  'giu',
)

const decided = /(?:gegen|diese[nrm])\s(?:\p{L}+\s){0,2}(?:bescheid|verwaltungsakt|verfügung)/iu

// What the sentence before named: `Er ist …`, `Die Frist für die Einlegung …`, `Wir brauchen ihn …`.
const refersBack =
  /^(?:(?:Er|Sie|Es|Dieser?|Diese[rs])\s(?:ist|sind|kann|muss|wird)|(?:Die|Diese)\s\p{L}*[Ff]rist|(?:Wir|Ich)\s(?:brauchen?|benötigen?)\s(?:ihn|sie|es|dies\p{L}*)|(?:Ihn|Sie|Es)\s(?:brauchen|benötigen)\s(?:wir|ich))(?!\p{L})/u

// Somebody must be asked to act; what might be, or what the sender does, is no deadline of the reader.
const addressed =
  /(?<!\p{L})(?:Sie|Ihnen|Ihr\p{L}*|ist|muss|müssen|sind|uns|mir|kann|\p{L}*frist|zahlungsziel|netto|zahlbar|bitte|(?:wir|ich)\s(?:brauchen?|benötigen?))(?!\p{L})/iu
const hypothetical = /(?<!\p{L})(?:würde|würden|könnte ich|können wir)(?!\p{L})/iu

/** Periods that the letter counts from an event, and periods before one. */
export function countedDeadlines(
  statements: Statement[],
  context: Context,
  anchors: Anchors,
): Draft[] {
  return statements.flatMap((statement, index) => {
    const { text, leadIn, heading } = statement
    const about = `${leadIn} ${text}`
    if (statement.role === 'row' || hypothetical.test(text) || !addressed.test(about)) return []
    const near = (from: number, to: number) =>
      statements.slice(Math.max(0, from), to).filter(({ block }) => block === statement.block)
    // `Gegen diesen Bescheid ist der Einspruch gegeben. Er ist innerhalb eines Monats … einzulegen.`
    const told = near(index - 2, index)
      .map((before) => before.text)
      .join(' ')
    const pronoun = refersBack.test(text)
    const above = `${leadIn} ${pronoun ? told : ''} ${heading}`

    const each = (pattern: RegExp, make: (found: Found, working: boolean) => Draft[]) =>
      [...text.matchAll(pattern)].flatMap((match) => {
        const parsed = periodOf(match.groups)
        if (!parsed) return []
        const [start, end] = [match.index, match.index + match[0].length]
        const period: RulePeriod =
          pattern === toMonthEnd ? { ...parsed.period, toMonthEnd: true } : parsed.period
        const isTarget = pattern === target || pattern === net
        const what = isTarget
          ? 'pay'
          : (kindAt(text, start, end, above) ?? kindOf(above) ?? 'other')
        if (isSendersAct(clauseAround(text, start, end))) return []
        return make({ statement, start, end, period, what, told }, parsed.working)
      })
    const forward = (later: boolean) => (found: Found, working: boolean) => {
      if (working) return []
      const named = eventAt(text, found.end)
      if (named) return deadlinesFrom({ ...found, end: named.end }, named.event, context, anchors)
      // A decision that names no beginning: its notice period begins when it is announced.
      const isRemedy = found.what === 'object' || found.what === 'sue'
      if (isRemedy && !later && decided.test(text))
        return deadlinesFrom(found, 'announcement', context, anchors)
      const event = later ? eventNamedLater(near(index + 1, index + 4)) : null
      return event ? deadlinesFrom(found, event, context, anchors) : paymentPeriod(found, context)
    }
    return [
      ...each(within, forward(false)),
      ...each(lasting, forward(true)),
      ...each(payableAfter, forward(false)),
      ...each(target, forward(false)),
      ...each(net, forward(false)),
      ...each(toMonthEnd, forward(false)),
      ...each(backward, (found, working) => deadlinesBefore(found, working, context, anchors)),
    ]
  })
}

/** `zahlbar innerhalb von 14 Tagen` without a start: counted from the letter's date, the earliest it can mean. */
function paymentPeriod(found: Found, { letterDate, states, branch }: Context): Draft[] {
  const { statement, start, end, what, period } = found
  const { text } = statement
  if (what !== 'pay' || !letterDate || findDates(text).length > 0) return []
  if (/(?<!\p{L})skonto/iu.test(clauseAround(text, start, end))) return []
  if (
    !/(?:bitten|bitte|zahlbar|überweisen sie|zahlen sie|gebeten|zahlungs(?:ziel|frist)|netto)/iu.test(
      text,
    )
  )
    return []
  const from = { day: letterDate, name: 'letter-date' } as const
  const counted = countPeriod(from, period, 'private', states)
  return [
    {
      what,
      date: counted.date,
      time: null,
      stated: false,
      branch,
      law: null,
      ...arithmetic([say('day.earliest-start'), ...counted.steps]),
      needs: null,
      confidence: 0.6,
      words: wordsAt(statement, start, end),
    },
  ]
}
