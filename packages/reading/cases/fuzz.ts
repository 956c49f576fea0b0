// npm run fuzz [-- count seed]   reads damaged and hostile letters: nothing may break, nothing may be claimed that is not on
// the page, and a page may take 50 ms. What counts is the time of the processor, so that a busy machine is not taken for a
// slow reader; a slow page is read twice more.
import fc from 'fast-check'
import { findDeadlines } from '../src/find/deadline.ts'
import { finders } from '../src/find/finders.ts'
import { buildLayout } from '../src/layout/build-layout.ts'
import { readLetter } from '../src/read-letter.ts'
import type { Finding, Pages } from '../src/types.ts'
import { damaged, unfounded } from './damage.ts'

const [count = '2000', seed = '7'] = process.argv.slice(2)
const today = '2026-01-15'
const limit = 50

/** `readLetter` passes over a finder that fails; here it counts. */
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
  const start = process.cpuUsage()
  readLetter(pages, { today })
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000 / Math.max(1, pages.pages.length)
}

const faults: string[] = []
const times: number[] = []
fc.sample(damaged(), { numRuns: Number(count), seed: Number(seed) }).forEach((pages, at) => {
  try {
    const first = timed(pages)
    times.push(first <= limit || at === 0 ? first : Math.min(first, timed(pages), timed(pages)))
    const { explanation } = readLetter(pages, { today })
    for (const fault of [...unfounded(explanation, pages), ...broken(pages)]) {
      faults.push(`letter ${at}: ${fault}`)
    }
  } catch (error) {
    faults.push(`letter ${at}: ${String(error)}`)
  }
})

// The first letters also compile the reader.
const settled = times.slice(Math.min(20, times.length >> 1)).toSorted((a, b) => a - b)
const share = (part: number) => (settled[Math.floor(part * (settled.length - 1))] ?? 0).toFixed(1)
const slow = settled.filter((time) => time > limit).length
console.log(`${times.length} letters, ${faults.length} faults`)
console.log(
  `ms a page: half ${share(0.5)}, 99 % ${share(0.99)}, longest ${share(1)}; over ${limit}: ${slow}`,
)
for (const fault of faults.slice(0, 30)) console.log(fault)
process.exit(faults.length > 0 || slow > 0 ? 1 : 0)
