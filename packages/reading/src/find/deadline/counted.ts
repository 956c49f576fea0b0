import type { RulePeriod } from '@brieflotse/rules'
import type { Anchors } from './anchors.ts'
import { bindsReader } from './binding.ts'
import { deadlinesBefore } from './count-back.ts'
import { isDiscounted } from './discount.ts'
import type { DeadlineContext, DeadlineDraft } from './draft.ts'
import type { FoundPeriod } from './events.ts'
import { eventAt, eventNamedLater } from './events.ts'
import { deadlinesFrom } from './from-event.ts'
import { asksForSomething, clauseAround, isSendersAct, deadlineKindOf, kindTold } from './kind.ts'
import { ordinalPattern, periodOf, periodPattern, wholePattern } from './periods.ts'
import type { Statement } from './statements.ts'
import { withoutStart } from './without-start.ts'

const since = String.raw`(?:\s*,?\s*(?:nach|ab|seit)(?:dem)?(?!\p{L})\s*)`
const within = new RegExp(
  String.raw`(?:innerhalb|innert|binnen)\s+(?:(?:einer|der)\s+(?:weiteren\s+|gesetzlichen\s+)?(?:not|ausschluss)?frist\s+)?(?:von\s+|der\s+(?:nächsten|kommenden)\s+)?${periodPattern}${since}?`,
  'giu',
)
const whole = new RegExp(
  String.raw`(?:innerhalb|innert|binnen)\s+(?:der\s+|einer\s+)?${wholePattern}${since}?`,
  'giu',
)
const lasting = new RegExp(
  String.raw`frist\s[^.;]{0,80}?beträgt\s+${periodPattern}(?:\s+(?:nach|ab|seit)\s+)?`,
  'giu',
)
/** `14 Tage ab Zugang`, `spätestens zwei Wochen nach Erhalt`: a period with its start is a deadline without further words. */
const after = new RegExp(
  String.raw`(?<!(?:innerhalb|innert|binnen|von|beträgt|nächsten|kommenden|etwa|rund|ca\.|frühestens|erst|ab|seit)\s)(?<![\d.,:-])${periodPattern}\s+(?:nach|ab|seit)\s+(?=\S)`,
  'giu',
)
const target = new RegExp(
  String.raw`zahlungs(?:ziel|frist):?\s+${periodPattern}(?!\s+(?:nach|ab|seit)(?!\p{L}))`,
  'giu',
)
const net = new RegExp(
  String.raw`(?<![\d.,:-])${periodPattern}\s+(?:(?:rein\s+)?netto|ohne\s+(?:jeden\s+)?abzug)(?!\p{L})`,
  'giu',
)
const toMonthEnd = new RegExp(
  String.raw`bis\s+zum\s+(?:Ablauf|Ende)\s+des\s+${ordinalPattern}\s+(?:Kalender)?monats\s+nach\s+`,
  'giu',
)
const backward = new RegExp(
  String.raw`(?:spätestens|mindestens|bis)\s+${periodPattern}\s+(?:vorher|zuvor|vor(?=\s))`,
  'giu',
)

const decided =
  /(?:gegen|diese[nrm])\s(?:\p{L}+\s){0,2}(?:\p{L}*bescheid|verwaltungsakt|\p{L}*verfügung)/iu

// Sentences whose subject is in the previous sentence: `Er ist …`, `Die Frist für die Einlegung …`, `Wir brauchen ihn …`.
const refersBack =
  /^(?:(?:Er|Sie|Es|Dieser?|Diese[rs])\s(?:ist|sind|kann|muss|wird)|(?:Die|Diese)\s\p{L}*[Ff]rist|(?:Wir|Ich)\s(?:brauchen?|benötigen?)\s(?:ihn|sie|es|dies\p{L}*)|(?:Ihn|Sie|Es)\s(?:brauchen|benötigen)\s(?:wir|ich))(?!\p{L})/u

const begun = /(?<!\p{L})(?:nach|nachdem|ab|seit|vom|von|mit)(?!\p{L})/iu
const misread = /^\p{L}{3,12}\s(?:dieses|dieser)\s(?:schreibens|briefes|rechnung|mahnung)/iu

// Past or hypothetical periods are no deadlines.
const told = /(?<!\p{L})(?:hatten?|haben wir|habe ich|wurden?|in verzug)(?!\p{L})|verzins/iu
/** `…, nachdem er bekannt gegeben wurde, …`: the start of a period. */
const sinceThen = /(?<!\p{L})nachdem\s[^,;]*/giu
const hypothetical = /(?<!\p{L})(?:würde|würden|könnte ich|können wir|hätten?)(?!\p{L})/iu

/** Caches the result of the first call. */
function once<T>(count: () => T): () => T {
  let counted: { value: T } | null = null
  return () => (counted ??= { value: count() }).value
}

/** Whether a period binds the reader, by its clause; a list item is read together with its lead-in. */
function isReaders({ text, leadIn }: Statement, start: number, end: number): boolean {
  const clause = clauseAround(text, start, end)
  if (hypothetical.test(clause) || isSendersAct(clause) || told.test(clause.replace(sinceThen, '')))
    return false
  return bindsReader(text, start, end, `${leadIn} ${clause}`)
}

/** Deadlines of periods that count from an event, or back from one. */
export function countedDeadlines(
  statements: Statement[],
  context: DeadlineContext,
  anchors: Anchors,
): DeadlineDraft[] {
  return statements.flatMap((statement, index) => {
    const { text, leadIn, heading } = statement
    if (statement.role === 'row') return []
    const near = (from: number, to: number) =>
      statements.slice(Math.max(0, from), to).filter(({ block }) => block === statement.block)
    // `Gegen diesen Bescheid ist der Einspruch gegeben. Er ist innerhalb eines Monats … einzulegen.`: the previous sentences name the
    // subject
    const told = near(index - 2, index)
      .map((before) => before.text)
      .join(' ')
    const pronoun = refersBack.test(text)
    const above = `${leadIn} ${pronoun ? told : ''} ${heading}`
    // equal for all periods of a statement, and computed only if there is one
    const ofAll = once(
      () =>
        deadlineKindOf(above) ??
        (asksForSomething(text) || asksForSomething(above) ? 'other' : null),
    )

    // `Der Widerspruch ist zulässig. Er ist innerhalb eines Monats … einzureichen.`
    const remedyTold = once(() => {
      const named =
        pronoun && !deadlineKindOf(text)?.match(/object|sue/) ? deadlineKindOf(told) : null
      return named === 'object' || named === 'sue' ? named : null
    })

    const each = (
      pattern: RegExp,
      make: (found: FoundPeriod, working: boolean) => DeadlineDraft[],
    ) =>
      [...text.matchAll(pattern)].flatMap((match) => {
        const parsed = periodOf(match.groups)
        if (!parsed) return []
        const [start, end] = [match.index, match.index + match[0].length]
        if (!isReaders(statement, start, end) || isDiscounted(text, start, end)) return []
        const period: RulePeriod =
          pattern === toMonthEnd ? { ...parsed.period, toMonthEnd: true } : parsed.period
        const isTarget = pattern === target || pattern === net
        const what = isTarget ? 'pay' : (remedyTold() ?? kindTold(text, start, end) ?? ofAll())
        if (!what) return []
        return make({ statement, start, end, period, what, told }, parsed.working)
      })
    const forward = (later: boolean) => (found: FoundPeriod, working: boolean) => {
      if (working) return []
      const named = eventAt(text, found.end)
      // `binnen zwei Wochen oder Termin`: without a word for "after" the event is no start
      const begins = named && begun.test(text.slice(found.start, named.end))
      if (named && begins)
        return deadlinesFrom({ ...found, end: named.end }, named.event, context, anchors)
      // A decision without a stated or readable start: the period starts with its announcement.
      const isRemedy = found.what === 'object' || found.what === 'sue'
      if (isRemedy && !later && decided.test(text))
        return deadlinesFrom(found, 'announcement', context, anchors)
      // `nach Ihrer Rückkehr`: starts on an unknown day, unless it is a misread word about this letter.
      const unknown = /(?:nach|ab|seit|nachdem)\s*$/iu.test(text.slice(found.start, found.end))
      if (unknown && !misread.test(text.slice(found.end))) return []
      const event = later ? eventNamedLater(near(index + 1, index + 4)) : null
      return event
        ? deadlinesFrom(found, event, context, anchors)
        : withoutStart(found, context, anchors)
    }
    return [
      ...each(within, forward(false)),
      ...each(whole, forward(false)),
      ...each(lasting, forward(true)),
      ...each(after, forward(false)),
      ...each(target, forward(false)),
      ...each(net, forward(false)),
      ...each(toMonthEnd, forward(false)),
      ...each(backward, (found, working) => deadlinesBefore(found, working, context, anchors)),
    ]
  })
}
