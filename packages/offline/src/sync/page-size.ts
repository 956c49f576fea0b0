import { firstRows as fewest } from '@brieflotse/contract'

const most = 200
/** Limits in milliseconds. A page slower than `slow` risks the request timeout if the connection gets worse. */
const quick = 1_500
const slow = 6_000

/**
 * Chooses the page size: small at first, so that the list appears quickly, larger while the connection is fast, smaller while it is slow.
 */
export type PageSizer = { rows(): string; time<T>(fetch: () => Promise<T>): Promise<T> }

export function createPageSizer(now: () => number = () => performance.now()): PageSizer {
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
