import type { RulePeriod } from '@brieflotse/rules'
import type { DeadlineKind } from '../../types.ts'
import type { Statement } from './statements.ts'

/** What a period is counted from. */
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

/** A period found in a statement: its place there, and `told`, the sentences before it in its paragraph. */
export type Found = {
  statement: Statement
  start: number
  end: number
  period: RulePeriod
  what: DeadlineKind
  told: string
}

// The words right after `nach`, `ab` or `seit`, at most a few words on.
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

/** What the text from an offset on names as the beginning of a period, with the offset behind its name; or null. */
export function eventAt(text: string, offset: number): { event: Event; end: number } | null {
  const rest = text.slice(offset)
  for (const [event, pattern] of events) {
    const match = pattern.exec(rest)
    if (match) return { event, end: offset + match[0].length }
  }
  return null
}

/** `Die Frist beträgt einen Monat. Sie beginnt mit Ablauf des Tages, an dem … bekannt gegeben worden ist.` */
export function eventNamedLater(next: Statement[]): Event | null {
  const begins = next.find(({ text }) => /(?:sie|frist)\s+beginnt/iu.test(text))?.text ?? ''
  if (/bekannt\s?gegeben|Bekanntgabe/u.test(begins)) return 'announcement'
  if (/zugestellt|Zustellung/u.test(begins)) return 'service'
  return /Zugang|zugegangen|Erhalt/u.test(begins) ? 'receipt' : null
}
