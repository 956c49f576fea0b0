import type { CDPSession, Page } from 'playwright-core'
import { stepsOn } from './steps.ts'
import { noted, reset } from './watch.ts'

/** In milliseconds: the slowest interaction until its next paint, the time until the result is visible, and the longest task meanwhile. */
export type Interaction = {
  name: string
  paint: number
  shown: number
  task: number
  shift: number
}

/** Performs the main interactions `rounds` times and returns the median of each. */
export async function measureInteractions(
  page: Page,
  devtools: CDPSession,
  rounds: number,
): Promise<Interaction[]> {
  const measured = new Map<string, Interaction[]>()
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, before, act, shown } of stepsOn(page, devtools)) {
      await before?.()
      await reset(page)
      const start = performance.now()
      await act()
      await shown()
      const until = performance.now() - start
      const { paints, tasks, shift } = await noted(page)
      const one = { name, paint: most(paints), shown: until, task: most(tasks), shift }
      measured.set(name, [...(measured.get(name) ?? []), one])
    }
  }
  return [...measured].map(([name, all]) => ({
    name,
    paint: middle(all.map(({ paint }) => paint)),
    shown: middle(all.map((one) => one.shown)),
    task: middle(all.map(({ task }) => task)),
    shift: Math.max(...all.map(({ shift }) => shift)),
  }))
}

const most = (values: number[]) => Math.max(0, ...values)
const middle = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0
