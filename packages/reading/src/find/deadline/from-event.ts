import type { PlainDate, StartName } from '@brieflotse/rules'
import { countDeadline, countPeriod } from '@brieflotse/rules'
import { findDates } from '../../german/dates.ts'
import { arithmetic, type DayStep } from '../../said/arithmetic.ts'
import { say } from '../../said/say.ts'
import { wordsAt } from '../words-at.ts'
import type { Anchors } from './anchors.ts'
import type { DeadlineContext, DeadlineDraft } from './draft.ts'
import type { Event, FoundPeriod } from './events.ts'
import { announcedRule, branchFor, lawOf } from './law.ts'
import type { DeadlineKind } from '../../plan/kinds.ts'

/** The deadlines of a period that starts from an event; without a day if only the reader knows the start. */
export function deadlinesFrom(
  found: FoundPeriod,
  event: Event,
  context: DeadlineContext,
  anchors: Anchors,
): DeadlineDraft[] {
  return kindsOf(found, event).flatMap(
    (what) => deadlineFrom({ ...found, what }, event, context, anchors) ?? [],
  )
}

/** The kinds of deadline; a court's payment order asks to pay or to object within one period. */
function kindsOf({ what, statement: { text } }: FoundPeriod, event: Event): DeadlineKind[] {
  const either =
    /entweder/u.test(text) &&
    /begleichen|zahlen/u.test(text) &&
    /widersprech|Widerspruch/u.test(text)
  if (event === 'service' && either) return ['pay', 'object']
  // A period from an invoice's date is its payment, even if the word for it was not read.
  const invoice = event === 'letter-date' && what === 'other' && /Rechnung/u.test(text)
  return invoice ? ['pay'] : [what]
}

function deadlineFrom(
  found: FoundPeriod,
  event: Event,
  context: DeadlineContext,
  anchors: Anchors,
): DeadlineDraft | null {
  const { statement, period, what, told } = found
  const { text } = statement
  const branch = branchFor(`${told} ${text}`, event, context.branch)
  const base: DeadlineDraft = {
    what,
    date: null,
    time: null,
    stated: false,
    branch,
    law: lawOf(text, branch, what),
    ...arithmetic([]),
    needs: null,
    confidence: 0.75,
    words: wordsAt(statement, found.start, found.end),
  }
  const ask = (needs: DeadlineDraft['needs'], why: DayStep): DeadlineDraft => ({
    ...base,
    needs,
    ...arithmetic([why]),
    counts: { period, states: [...context.states] },
  })
  const from = (day: PlainDate, name: StartName): DeadlineDraft => {
    const counted = countPeriod({ day, name }, period, branch, context.states)
    return {
      ...base,
      date: counted.date,
      ...arithmetic(counted.steps),
      confidence: counted.sure ? 0.8 : 0.65,
    }
  }

  if (event === 'announcement' || (event === 'receipt' && isDecision(text, base))) {
    return announced(found, base, context, anchors)
  }
  if (event === 'service') {
    if (anchors.served) return from(anchors.served, 'service')
    return ask('service-date', say('day.from-service'))
  }
  if (event === 'receipt' || event === 'knowledge') {
    if (anchors.handedOver) return from(anchors.handedOver, 'handed-over')
    return ask('receipt-date', say('day.from-arrival'))
  }
  if (event === 'letter-date') {
    return context.letterDate
      ? from(context.letterDate, 'letter-date')
      : // counted from the day of receipt it would end too late
        {
          ...ask('receipt-date', say('day.from-unread-date')),
          counts: null,
        }
  }
  if (event === 'signature') return ask(null, say('day.from-signature'))
  if (event === 'final') return ask(null, say('day.from-final'))
  if (event === 'contract') {
    const day = findDates(text.slice(found.end))[0]?.date
    return day ? from(day, 'contract') : null
  }
  return anchors.appointment ? from(anchors.appointment, 'appointment') : null
}

/** Whether a period concerns an authority's posted decision, which counts as received by law, whatever the wording. */
function isDecision(text: string, { what, branch }: DeadlineDraft): boolean {
  const remedy = what === 'object' || what === 'sue'
  return (
    remedy &&
    branch !== null &&
    announcedRule(branch, what) !== null &&
    /Bescheid|Verwaltungsakt/u.test(text)
  )
}

function announced(
  { period }: FoundPeriod,
  base: DeadlineDraft,
  { letterDate, states }: DeadlineContext,
  { posted }: Anchors,
): DeadlineDraft | null {
  const { what, branch } = base
  if (what !== 'object' && what !== 'sue') return null
  // Social and general administrative law count alike, so a doubt between the two does not matter.
  const rule = announcedRule(branch ?? 'administrative', what)
  if (!rule) return null
  const law = branch === null ? null : rule.law
  const sent = posted ?? letterDate
  const arrival = { posted: sent, received: null, served: null }
  const result = countDeadline({ ...rule, period }, arrival, states, branch)
  if (result.needs || sent === null) {
    return {
      ...base,
      law,
      needs: 'receipt-date',
      ...arithmetic([say('day.arrival-needed')]),
      counts: { period, states: [...states] },
    }
  }
  const why = say(posted ? 'day.printed-posting' : 'day.posted', { day: sent })
  const steps = arithmetic([why, ...result.steps])
  const confidence = result.sure ? 0.85 : 0.7
  return { ...base, law, date: result.date, ...steps, confidence }
}
