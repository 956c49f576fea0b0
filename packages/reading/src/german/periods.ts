import { countOf, countWords } from './counts.ts'

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
