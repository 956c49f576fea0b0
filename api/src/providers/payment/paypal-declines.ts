import type { PaypalOrder } from './paypal-order.ts'

const first = 60_000
const longest = 60 * 60_000

type Decline = {
  approval: string | undefined
  times: number
  at: number
  /** Came with the refusal; an order that was approved shows none any more. */
  approveUrl: string | null
}

/**
 * Remembers which approvals were declined when the money was to be taken. Screens and jobs ask again every few seconds, and PayPal allows
 * few attempts: the next one is made when the payer has approved anew, or after a wait that doubles each time.
 */
export function createDeclines(now: () => number = Date.now) {
  const declined = new Map<string, Decline>()
  return {
    /** What is known when the same approval was declined a short while ago; null when it can be tried. */
    fresh({ id, update_time }: PaypalOrder): Decline | null {
      const before = declined.get(id)
      if (!before || before.approval !== update_time) return null
      const wait = Math.min(longest, first * 2 ** (before.times - 1))
      return now() - before.at < wait ? before : null
    },

    note({ id, update_time }: PaypalOrder, approveUrl: string | null): void {
      const before = declined.get(id)
      const times = before?.approval === update_time ? (before?.times ?? 0) + 1 : 1
      if (declined.size > 10_000) declined.clear()
      declined.set(id, { approval: update_time, times, at: now(), approveUrl })
    },

    /** The payer has approved anew, or the order is over. */
    forget(id: string): void {
      declined.delete(id)
    },
  }
}
