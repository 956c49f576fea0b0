import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares two texts in constant time, which reveals neither where they differ nor how long they are. */
export function safeEqual(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other))
}
