const counts = [
  'null',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
  'vierzehn',
]
const daysOf: Record<string, number> = { tag: 1, werktag: 1, woche: 7, monat: 30 }

const pattern =
  /(?:innerhalb|binnen|innert)\s(?:von\s|der\s)?(?<count>\d{1,2}|ein(?:e[rsnm]?)?|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|vierzehn)\s(?<unit>tag|werktag|woche|monat)/giu

function countOf(text: string): number {
  if (/^\d/.test(text)) return Number(text)
  if (/^ein/iu.test(text)) return 1
  const at = counts.indexOf(text.toLowerCase())
  return at === counts.length - 1 ? 14 : at
}

/** Days of the shortest period (`innerhalb einer Woche`, `binnen 14 Tagen`) that some sentences give, null when none does. */
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
