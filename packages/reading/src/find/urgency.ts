import { daysBetween } from '@brieflotse/rules'
import type { PlainDate } from '@brieflotse/rules'
import { severe } from '../german/request-cues.ts'
import type { Layout } from '../layout/types.ts'
import { type Deadline, type Finding, rights, type Urgency } from '../types.ts'
import { bodySentences } from './body-sentences.ts'
import { countOf, countWords } from '../german/counts.ts'

const steps: [days: number, urgency: Urgency][] = [
  [3, 'immediate'],
  [8, 'urgent'],
  [14, 'week'],
]
/** For court matters, cut-offs and evictions two weeks are already urgent. */
const severeDays = 14

/** Due at once, without a day. */
const soon = /\b(?:ist|sind) sofort (?:fällig|zahlbar|zur zahlung)|sofort zu zahlen|\bumgehend\b/iu
const soonDays = 7

function byDays(days: number, isSevere: boolean): Urgency {
  const step = steps.find(([most]) => days <= most)?.[1] ?? 'month'
  return step === 'week' && isSevere && days <= severeDays ? 'urgent' : step
}

/**
 * The urgency by the earliest deadline, counted from today, or from the letter's date if that is later; overdue days count as immediate.
 * Periods that begin with receipt count in full. `counted`: the deadlines of `findDeadlines`.
 */
export function findUrgency(
  letter: Layout,
  before: Finding[],
  today: PlainDate,
  { deadlines, findings }: { deadlines: Deadline[]; findings: Finding[] },
): Finding[] {
  const actions = before.filter(({ kind, confidence }) => kind === 'action' && confidence >= 0.5)
  const collected = before.some(({ kind }) => kind === 'direct-debit')
  const pays =
    before.some(({ kind, confidence }) => kind === 'amount-total' && confidence >= 0.6) &&
    !collected
  const make = (value: Urgency, words: number[], why: string): Finding[] => [
    { kind: 'urgency', value, words, stated: false, confidence: 0.8, why },
  ]
  // Other days count only if the letter asks for something on them.
  const asked = new Set(
    actions.flatMap(({ words }) => words.map((word) => letter.words[word]?.box)),
  )
  const isAsked = ({ what, evidence }: Deadline) =>
    what !== 'other' || evidence.some(({ boxes }) => boxes.some((box) => asked.has(box)))
  const asking = deadlines.filter(
    (one) => !rights.includes(one.what) && one.confidence >= 0.5 && isAsked(one),
  )
  if (actions.length === 0 && !pays && asking.every(({ what }) => what === 'pay'))
    return make('none', [], 'the letter asks for nothing')
  const written = before.find(({ kind }) => kind === 'letter-date')?.value ?? today
  const from = daysBetween(today, written) > 0 ? written : today
  const dated = asking
    .flatMap(({ date }) => (date !== null && daysBetween(written, date) >= 0 ? [date] : []))
    .toSorted()
  const texts = bodySentences(letter)
  const isOpen = dated.length === 0 || asking.some(({ date }) => date === null)
  const periods = texts.filter(({ remedy }) => !remedy).map(({ text }) => text)
  const open = isOpen ? shortestPeriod(periods) : null
  const atOnce = isOpen && open === null && periods.some((text) => soon.test(text))
  const days = [
    dated[0] ? daysBetween(from, dated[0]) : Infinity,
    open ?? Infinity,
    atOnce ? soonDays : Infinity,
  ]
  const isSevere = texts.some(({ text, remedy }) => !remedy && severe.test(text))
  const urgency = byDays(Math.min(...days), isSevere)
  const words = findings.find(({ value }) => value === dated[0])?.words ?? []
  const why = dated[0]
    ? `the earliest day that asks for something is ${dated[0]}`
    : 'no day is printed'
  return make(urgency, words, isSevere ? `${why}; the letter names grave consequences` : why)
}

const daysOf: Record<string, number> = { tag: 1, werktag: 1, woche: 7, monat: 30 }

const pattern = new RegExp(
  String.raw`(?:innerhalb|binnen|innert)\s(?:von\s|der\s)?(?<count>\d{1,2}|${countWords})\s(?<unit>tag|werktag|woche|monat)`,
  'giu',
)

/** Days of the shortest period (`innerhalb einer Woche`, `binnen 14 Tagen`) in these sentences, null if there is none. */
export function shortestPeriod(texts: string[]): number | null {
  let shortest: number | null = null
  for (const text of texts) {
    for (const { groups } of text.matchAll(pattern)) {
      const days = countOf(groups?.count ?? '') * (daysOf[groups?.unit?.toLowerCase() ?? ''] ?? 0)
      if (days > 0 && (shortest === null || days < shortest)) shortest = days
    }
  }
  return shortest
}
