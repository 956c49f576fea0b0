import type { Period } from '@brieflotse/rules'

const words =
  'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn'.split(
    ' ',
  )
const ordinals =
  'ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten elften zwölften'.split(
    ' ',
  )

/** A period as a part of a regular expression; groups `count` and `unit`. */
export const periodPattern = String.raw`(?<count>\d{1,3}|ein(?:e[mnrs]?|es)?|${words.slice(1).join('|')}|dreißig|dreissig)\s+(?:volle[nr]?\s+)?(?<unit>Kalendertag|Werktag|Arbeitstag|Tag|Woche|Monat|Jahr)(?:e[ns]?|n|s)?(?!\p{L})`

/** An ordinal month (`des zwölften Monats`) as a part of a regular expression; group `ordinal`. */
export const ordinalPattern = `(?<ordinal>${ordinals.join('|')})`

const units: Record<string, Period['unit']> = {
  tag: 'day',
  kalendertag: 'day',
  woche: 'week',
  monat: 'month',
  jahr: 'year',
}

function numberOf(text: string): number {
  const word = text.toLowerCase()
  if (/^\d+$/.test(word)) return Number(word)
  if (/^drei(?:ß|ss)ig$/.test(word)) return 30
  return /^ein/.test(word) ? 1 : words.indexOf(word) + 1
}

/** A period from the groups of a match. Working days are told apart: `working`. Null when a group is missing. */
export function periodOf(
  groups: Record<string, string | undefined> | undefined,
): { period: Period; working: boolean } | null {
  const { count, unit, ordinal } = groups ?? {}
  if (ordinal)
    return {
      period: { count: ordinals.indexOf(ordinal.toLowerCase()) + 1, unit: 'month' },
      working: false,
    }
  if (!count || !unit) return null
  const kind = units[unit.toLowerCase()]
  return { period: { count: numberOf(count), unit: kind ?? 'day' }, working: kind === undefined }
}
