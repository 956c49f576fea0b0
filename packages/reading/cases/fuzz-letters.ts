import fc from 'fast-check'
import { findDeadlines } from '../src/find/deadline.ts'
import { finders } from '../src/find/finders.ts'
import { buildLayout } from '../src/layout/build-layout.ts'
import { readLetter } from '../src/read-letter.ts'
import type { Finding, Pages } from '../src/types.ts'
import { damaged, unfounded } from './damage.ts'
import { processorMs } from './processor-ms.ts'

const today = '2026-01-15'
/** Target for one page, in milliseconds of CPU time. */
export const pageLimit = 50

/** Runs each finder by itself, because `readLetter` skips a finder that throws, and here that is an error. */
function broken(pages: Pages): string[] {
  const letter = buildLayout(pages)
  const found: Finding[] = []
  const faults = finders.flatMap((finder) => {
    try {
      found.push(...finder(letter, [...found], today))
      return []
    } catch (error) {
      return [`${finder.name}: ${String(error)}`]
    }
  })
  findDeadlines(letter, found, today)
  return faults
}

function timed(pages: Pages): number {
  const start = processorMs()
  readLetter(pages, { today })
  return (processorMs() - start) / Math.max(1, pages.pages.length)
}

/** Reads `count` damaged and hostile letters; returns the errors, and the CPU time per page. */
export function fuzzLetters(count: number, seed: number): { faults: string[]; times: number[] } {
  const faults: string[] = []
  const times: number[] = []
  fc.sample(damaged(), { numRuns: count, seed }).forEach((pages, at) => {
    try {
      const first = timed(pages)
      const isFine = first <= pageLimit || at === 0
      times.push(isFine ? first : Math.min(first, timed(pages), timed(pages)))
      const { explanation } = readLetter(pages, { today })
      for (const fault of [...unfounded(explanation, pages), ...broken(pages)]) {
        faults.push(`letter ${at}: ${fault}`)
      }
    } catch (error) {
      faults.push(`letter ${at}: ${String(error)}`)
    }
  })
  return { faults, times }
}
