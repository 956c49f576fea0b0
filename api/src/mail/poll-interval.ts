import type { OrderRow } from './store.ts'

const minute = 60_000
const hour = 60 * minute

const between = (from: number, value: number, to: number) => Math.min(Math.max(value, from), to)

/**
 * The delay until the provider is polled again, in milliseconds; it grows with time. While the letter can be cancelled it is polled
 * often, the last time just before cancelling becomes impossible.
 */
export function nextMailPoll(
  row: Pick<OrderRow, 'ordered_at' | 'submitted_at' | 'cancel_until' | 'delivery_status'>,
  now: number,
  speed: number,
): number {
  const age = (now - Date.parse(row.submitted_at ?? row.ordered_at)) * speed
  const left = row.cancel_until ? (Date.parse(row.cancel_until) - now) * speed : 0
  const isUnderWay = !['processing', 'printed', null].includes(row.delivery_status)
  const last = left - minute
  const pause =
    left > 0
      ? Math.min(between(minute / 2, age / 3, 5 * minute), last > minute / 2 ? last : left)
      : isUnderWay
        ? 24 * hour
        : between(5 * minute, age / 4, 3 * hour)
  return Math.max(pause / speed, 500)
}
