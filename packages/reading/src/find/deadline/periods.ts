import type { Period } from '@brieflotse/rules'
import { countOf, countWords } from '../../german/counts.ts'

const ordinals =
  'ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten elften zwölften'.split(
    ' ',
  )

/** A regular expression for a period, with groups `count` and `unit`. */
export const periodPattern = String.raw`(?<![\p{L}\d.,:-])(?<count>\d{1,3}|${countWords})\s+(?:volle[nr]?\s+)?(?<unit>Kalendertag|Werktag|Arbeitstag|Tag|Woche|Monat|Jahr)(?:e[ns]?|n|s)?(?!\p{L})`

/** A regular expression for an ordinal month (`des zwölften Monats`), with group `ordinal`. */
export const ordinalPattern = `(?<ordinal>${ordinals.join('|')})`

/** `binnen Monatsfrist`: one unit of time; group `whole`. */
export const wholePattern = String.raw`(?<whole>Wochen|Monats|Jahres)frist(?!\p{L})`

const units: Record<string, Period['unit']> = {
  tag: 'day',
  kalendertag: 'day',
  woche: 'week',
  monat: 'month',
  jahr: 'year',
}

/** The period of a match's groups; `working` for working days. Null if a group is missing. */
export function periodOf(
  groups: Record<string, string | undefined> | undefined,
): { period: Period; working: boolean } | null {
  const { count, unit, ordinal, whole } = groups ?? {}
  if (whole)
    return {
      period: { count: 1, unit: units[whole.toLowerCase().replace(/(?:n|es|s)$/u, '')] ?? 'week' },
      working: false,
    }
  if (ordinal)
    return {
      period: { count: ordinals.indexOf(ordinal.toLowerCase()) + 1, unit: 'month' },
      working: false,
    }
  if (!count || !unit) return null
  const kind = units[unit.toLowerCase()]
  return { period: { count: countOf(count), unit: kind ?? 'day' }, working: kind === undefined }
}
