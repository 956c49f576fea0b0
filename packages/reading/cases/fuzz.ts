// npm run fuzz [-- count seed]: reads damaged and hostile letters: nothing may throw, and every claim must be supported by the page. The
// target per page is 50 ms of CPU time; slower pages are only reported, because machines differ.
import { fuzzLetters, pageLimit as limit } from './fuzz-letters.ts'

const [count = '2000', seed = '7'] = process.argv.slice(2)
const { faults, times } = fuzzLetters(Number(count), Number(seed))

// The first letters are left out, because they include compiling the reader.
const settled = times.slice(Math.min(20, times.length >> 1)).toSorted((a, b) => a - b)
const share = (part: number) => (settled[Math.floor(part * (settled.length - 1))] ?? 0).toFixed(1)
const slow = settled.filter((time) => time > limit).length
console.log(`${times.length} letters, ${faults.length} faults`)
console.log(
  `ms a page: half ${share(0.5)}, 99 % ${share(0.99)}, longest ${share(1)}; over ${limit}: ${slow}`,
)
for (const fault of faults.slice(0, 30)) console.log(fault)
process.exit(faults.length > 0 ? 1 : 0)
