import type { Facts } from '../src/explain/facts.ts'
import type { Layout } from '../src/layout/types.ts'

/** The facts of a test letter in which nothing was found, with fields that a test adds. */
export const factsAbout = (letter: Layout, more: Partial<Facts> = {}): Facts => ({
  letter,
  today: '2025-10-02',
  type: 'other',
  findings: [],
  deadlines: [],
  sources: [],
  warnings: [],
  language: 'de',
  unread: [],
  lost: [],
  ...more,
})
