/** The fields used from a Lighthouse report. */
export type Report = {
  categories: Record<'performance' | 'accessibility' | 'best-practices', { score: number }>
  audits: Record<string, { numericValue?: number; details?: { items: Record<string, number>[] } }>
}

const performance = ({ categories }: Report) => categories.performance.score

/** The report with the median performance. */
export function middle(reports: Report[]): Report {
  const sorted = reports.toSorted((a, b) => performance(a) - performance(b))
  return sorted[(sorted.length - 1) >> 1]!
}

/** The scores, their metrics, and what was loaded until the largest text was painted, as actually observed. */
export function rowOf({ categories, audits }: Report) {
  const score = (name: keyof Report['categories']) => Math.round(categories[name].score * 100)
  const value = (name: string) => Math.round(audits[name]?.numericValue ?? 0)
  const items = (name: string) => audits[name]?.details?.items ?? []
  const painted = items('metrics')[0]?.['observedLargestContentfulPaint'] ?? 0
  const before = items('network-requests').filter((item) => item['networkRequestTime']! < painted)
  const bytes = before.reduce((sum, item) => sum + item['transferSize']!, 0)
  const tasks = items('long-tasks').map((item) => item['duration']!)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    'first words ms': value('first-contentful-paint'),
    'largest words ms': value('largest-contentful-paint'),
    'speed index ms': value('speed-index'),
    'blocked ms': value('total-blocking-time'),
    shift: Number((audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3)),
    'requests before': before.length,
    'kB before': Math.round(bytes / 1000),
    'longest task ms': Math.round(Math.max(0, ...tasks)),
  }
}
