import type { PaypalOrder } from './paypal-order.ts'

const first = 60_000
const longest = 60 * 60_000

type Decline = {
  approval: string | undefined
  times: number
  at: number
  /** The URL in PayPal's rejection. An approved order no longer shows one. */
  approveUrl: string | null
}

/**
 * Remembers approvals whose capture was declined. Screens and jobs poll every few seconds, but PayPal allows few attempts: the next
 * one is made after a new approval, or after a delay that doubles each time.
 */
export function createDeclines(now: () => number = Date.now) {
  const declined = new Map<string, Decline>()
  return {
    /** The decline if the same approval was declined recently; null if it can be tried. */
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

    /** Call it after a new approval or when the order is final. */
    forget(id: string): void {
      declined.delete(id)
    },
  }
}
