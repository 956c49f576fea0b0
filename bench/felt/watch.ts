import type { Page } from 'playwright-core'

/** What the page recorded since the last reset, in milliseconds; `shift` is the layout shift without user input. */
export type Noted = { paints: number[]; tasks: number[]; shift: number; moved: string[] }

type Watched = { felt: Noted }

/** Records interactions until their next paint, long tasks, and layout shifts, from the start of every page. */
export async function watch(page: Page): Promise<void> {
  await letNames(page)
  await page.addInitScript(observe)
}

/** tsx inserts calls of a helper function that pages do not have. */
export async function letNames(page: Page): Promise<void> {
  await page.addInitScript('globalThis.__name = (named) => named')
}

/** Clears the records. */
export async function reset(page: Page): Promise<void> {
  await quiet(page)
  await page.evaluate(() => {
    const { felt } = globalThis as unknown as Watched
    Object.assign(felt, { paints: [], tasks: [], shift: 0, moved: [] })
  })
}

/** The records, once the page is idle. */
export async function noted(page: Page): Promise<Noted> {
  await quiet(page)
  return page.evaluate(() => (globalThis as unknown as Watched).felt)
}

/** Resolves when frames come without work in between, because entries are reported only after their paint. */
function quiet(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let calm = 0; calm < 3;) {
      const before = performance.now()
      await new Promise(requestAnimationFrame)
      await new Promise((resolve) => setTimeout(resolve, 50))
      calm = performance.now() - before < 120 ? calm + 1 : 0
    }
  })
}

/** Runs in the page. */
function observe(): void {
  const felt: Noted = { paints: [], tasks: [], shift: 0, moved: [] }
  Object.assign(globalThis, { felt })
  const follow = (type: string, hear: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({
      type,
      buffered: true,
      ...options,
    })
  follow(
    'event',
    (entry) => {
      const { interactionId } = entry as PerformanceEventTiming
      if (interactionId) felt.paints.push(entry.duration)
    },
    { durationThreshold: 16 },
  )
  follow('longtask', ({ duration }) => felt.tasks.push(duration))
  follow('layout-shift', (entry) => {
    const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    }
    if (hadRecentInput) return
    felt.shift += value
    for (const { node } of sources) {
      const element = node instanceof Element ? node : node?.parentElement
      felt.moved.push(`${element?.tagName} ${element?.className}`.slice(0, 90))
    }
  })
}
