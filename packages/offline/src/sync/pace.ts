import { firstRows as fewest } from '@brieflotse/contract'

const most = 200
/** Milliseconds. A page that takes longer than `slow` may run into the time limit of a call on a line that gets worse. */
const quick = 1_500
const slow = 6_000

/** How many rows to ask for: few at first, so that the list is there soon, more while the line is good, fewer while it is not. */
export type Pace = { rows(): string; time<T>(fetch: () => Promise<T>): Promise<T> }

export function createPace(now: () => number = () => performance.now()): Pace {
  let rows = fewest
  return {
    rows: () => String(rows),
    async time(fetch) {
      const start = now()
      const result = await fetch()
      const took = now() - start
      if (took < quick) rows = Math.min(rows * 2, most)
      else if (took > slow) rows = Math.max(Math.floor(rows / 2), fewest)
      return result
    },
  }
}
