import type { RulePeriod } from '@brieflotse/rules'
import type { Statement } from './statements.ts'
import type { DeadlineKind } from '../../plan/kinds.ts'

/** The event from which a period counts. */
export type Event =
  | 'announcement'
  | 'service'
  | 'receipt'
  | 'letter-date'
  | 'contract'
  | 'signature'
  | 'final'
  | 'appointment'
  | 'knowledge'

/** A period in a statement: its place, and `told`, the sentences before it in its paragraph. */
export type FoundPeriod = {
  statement: Statement
  start: number
  end: number
  period: RulePeriod
  what: DeadlineKind
  told: string
}

// Events named within a few words after `nach`, `ab` or `seit`.
const events: [Event, RegExp][] = [
  ['announcement', /^[^.;]{0,60}?bekannt\s?(?:gabe|gegeben|zu\s?geben|machung)/iu],
  ['service', /^[^,;]{0,30}?zu(?:stellung|gestellt)/iu],
  [
    'letter-date',
    /^[^,;]{0,30}?(?:rechnungs-?datum|rechnungsstellung|rechnungslegung|rechnungsausstellung|briefdatum|ausstellungsdatum|datum (?:dieses|des|der) (?:schreibens|briefes|bescheid|rechnung))/iu,
  ],
  [
    'receipt',
    /^[^,;]{0,40}?(?:zugang|erhalt(?!ung|en bleib)|empfang|eingang (?:dieses|der (?:rechnung|mahnung|mitteilung)|des (?:schreibens|briefes|bescheid))|zugegangen|zugeht)(?!\s(?:ihre[rs]|der (?:unterlagen|lieferung|ware|anzeige|zahlung|auskunft)|des (?:antrags|geldes|betrags)))/iu,
  ],
  ['contract', /^[^,;]{0,30}?vertrags(?:ab)?schluss/iu],
  ['signature', /^[^,;]{0,30}?(?:unterschrift|unterzeichnung)/iu],
  ['final', /^[^,;]{0,30}?(?:rechtskr[aä]ft|unanfechtbar|bestandskr[aä]ft)/iu],
  ['appointment', /^[^,;]{0,30}?(?:vernehmung|verhandlung|beschlussfassung|termin)/iu],
  ['knowledge', /^[^,;]{0,30}?kenntnis/iu],
]

/** The event named after an offset as the start of a period, with the offset where it ends; or null. */
export function eventAt(text: string, offset: number): { event: Event; end: number } | null {
  const rest = text.slice(offset)
  for (const [event, pattern] of events) {
    const match = pattern.exec(rest)
    if (match) return { event, end: offset + match[0].length }
  }
  return null
}

/**
 * Finds the start in a later sentence: `Die Frist beträgt einen Monat. Sie beginnt mit Ablauf des Tages, an dem … bekannt gegeben worden
 * ist.`
 */
export function eventNamedLater(next: Statement[]): Event | null {
  const begins = next.find(({ text }) => /(?:sie|frist)\s+beginnt/iu.test(text))?.text ?? ''
  if (/bekannt\s?gegeben|Bekanntgabe/u.test(begins)) return 'announcement'
  if (/zugestellt|Zustellung/u.test(begins)) return 'service'
  return /Zugang|zugegangen|Erhalt/u.test(begins) ? 'receipt' : null
}
