import { craftedLetters, craftedLines } from '../../packages/reading/cases/crafted-lines.ts'
import { fuzzLetters } from '../../packages/reading/cases/fuzz-letters.ts'
import { letterOf } from '../../packages/reading/cases/letter-of.ts'
import { processorMs } from '../../packages/reading/cases/processor-ms.ts'
import { findDeadlines } from '../../packages/reading/src/find/deadline.ts'
import { finders } from '../../packages/reading/src/find/finders.ts'
import type { Finder, Finding } from '../../packages/reading/src/types.ts'
import { type Area, newArea } from './report.ts'

const today = '2026-01-15'
/** The time limit of a finder for one line, in milliseconds of CPU time. */
const limit = 250
const deadlines: Finder = (letter, before) => findDeadlines(letter, before, today).findings

/** The fastest of several tries, because the first includes compilation. */
function timeOf(work: () => void): number {
  let best = Infinity
  for (let n = 0; n < 3 && best > limit; n += 1) {
    const start = processorMs()
    work()
    best = Math.min(best, processorMs() - start)
  }
  return best
}

/** Runs every finder on crafted lines in every position, and on damaged letters. Slowness counts as a finding only with `isTimed`. */
export function readCrafted({
  isTimed,
  letters,
  seed,
}: {
  isTimed: boolean
  letters: number
  seed: number
}): Area {
  const area = newArea('crafted lines')
  let slowest = { ms: 0, what: '' }
  for (const [at, [name, text]] of craftedLines.entries()) {
    // In the short form each line is tried in only some of the positions.
    const places = craftedLetters(text).filter((_, place) => isTimed || (at + place) % 4 === 0)
    for (const draft of places) {
      const letter = letterOf(draft)
      const found: Finding[] = []
      for (const finder of [...finders, deadlines]) {
        const what = `${finder.name} reads ${name} in ${Object.keys(draft).join()}`
        area.tries += 1
        try {
          if (isTimed) {
            const ms = timeOf(() => finder(letter, [...found], today))
            if (ms > limit) area.findings.push(`${what}: ${Math.round(ms)} ms`)
            if (ms > slowest.ms) slowest = { ms, what }
          }
          found.push(...finder(letter, [...found], today))
        } catch (error) {
          area.findings.push(`${what}: ${String(error)}`)
        }
      }
    }
  }
  const { faults } = fuzzLetters(letters, seed)
  area.tries += letters
  area.findings.push(...faults)
  if (isTimed) area.note = `slowest: ${slowest.what}, ${Math.round(slowest.ms)} ms`
  return area
}
