// Measures quality and speed of the translation on the letters with English references.
//   npx tsx bench/translation.ts            the shipped model
//   npx tsx bench/translation.ts <folder>   another one
//   npx tsx bench/translation.ts '' 2       only the first two letters
// No model is trained on these letters, but the quality check was tuned on them, so scores on other letters are lower.
// Time is CPU time of both processes, which hardly depends on the machine's load.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { mask, unmask } from '../packages/translating/src/index.ts'
import { createLocalTranslation } from '../api/src/providers/translation/local-translation.ts'
import { shippedModelFolder } from '../api/src/providers/translation/model-folder.ts'
import type { Translated } from '../api/src/providers/translation/translation.ts'
import { readPairs } from './letters-with-english.ts'
import type { Pair } from './letters-with-english.ts'
import { bleu, chrf } from './text-scores.ts'

type Result = Pair & Translated

const letters = readPairs(
  fileURLToPath(new URL('../packages/reading/cases/letters', import.meta.url)),
).slice(0, Number(process.argv[3] ?? Infinity))
const folder = resolve(process.argv[2] || shippedModelFolder())
const translation = createLocalTranslation({ modelFolders: [folder] })
const megabytes = () => Math.round(process.memoryUsage().rss / 1e6)
const before = megabytes()
const loop = monitorEventLoopDelay({ resolution: 5 })

await translate([{ german: 'Guten Morgen', english: '', names: [] }])
loop.enable()
const began = performance.now()
const [ownBefore, childBefore] = [process.cpuUsage(), processOf(process.pid)]
const results: Result[] = []
for (const pairs of letters) results.push(...(await translate(pairs)))
const seconds = (performance.now() - began) / 1000
loop.disable()
const during = megabytes()
const child = processOf(process.pid)
await translation.close()

const words = (rows: Pair[]) => rows.reduce((sum, row) => sum + row.german.split(/\s+/).length, 0)
const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`
console.log(`${results.length} sentences, ${words(results)} words of ${letters.length} letters\n`)
console.log('quality  sentences     words   chrF2    BLEU')
for (const quality of ['phrase', 'model', 'rough', 'none'] as const) {
  const rows = results.filter((row) => row.quality === quality)
  console.log(
    quality.padEnd(9),
    share(rows.length, results.length).padStart(8),
    share(words(rows), words(results)).padStart(9),
    ...scores(rows),
  )
}
const shown = results.filter((row) => row.text !== null)
console.log(
  'shown    ',
  share(shown.length, results.length).padStart(8),
  share(words(shown), words(results)).padStart(9),
  ...scores(shown),
)

const wrong = shown.filter((row) => !sameDigits(row))
console.log(`\nvalues exact          ${share(shown.length - wrong.length, shown.length)}`)
for (const row of wrong) console.log(`  ${row.german}\n  ${row.text}`)
const { user, system } = process.cpuUsage(ownBefore)
const cpu = [(user + system) / 1e6, child.seconds - childBefore.seconds]
const worked = cpu[0]! + cpu[1]!
console.log(
  `words per second      ${Math.round(words(results) / seconds)} by the clock (${seconds.toFixed(1)} s), ${Math.round(words(results) / worked)} by processor time`,
)
console.log(
  `300 words             ${((300 * worked) / words(results)).toFixed(2)} s of processor time: ${((300 * cpu[0]!) / words(results)).toFixed(2)} s rules, ${((300 * cpu[1]!) / words(results)).toFixed(2)} s model`,
)
console.log(`model's process       ${child.megabytes} MB at most`)
const [p99, most] = [loop.percentile(99), loop.max].map((value) => (value / 1e6).toFixed(0))
console.log(`event loop delayed    ${p99} ms in 99 of 100 cases, ${most} ms at most`)
console.log(
  `memory of the process ${before} MB before, ${during} MB during, ${megabytes()} MB after the worker ended`,
)
process.exitCode = wrong.length ? 1 : 0

async function translate(pairs: Pair[]): Promise<Result[]> {
  const translated = await translation.translate(
    pairs.map((pair) => pair.german),
    {
      source: 'de',
      target: 'en',
      names: pairs[0]?.names ?? [],
      signal: new AbortController().signal,
    },
  )
  return pairs.map((pair, i) => ({ ...pair, ...translated[i]! }))
}

function scores(rows: Result[]): string[] {
  const ours = rows.flatMap((row) => (row.text === null ? [] : [row.text]))
  if (!ours.length) return ['      -', '      -']
  const references = rows.map((row) => row.english)
  return [chrf(ours, references), bleu(ours, references)].map((score) =>
    score.toFixed(1).padStart(7),
  )
}

/** CPU time and peak memory of the child process with the model; zero without /proc. */
function processOf(parent: number): { seconds: number; megabytes: number } {
  const all = existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : []
  let [seconds, most] = [0, 0]
  for (const pid of all) {
    const read = (file: string) => {
      try {
        return readFileSync(`/proc/${pid}/${file}`, 'utf8')
      } catch {
        return ''
      }
    }
    const stat = read('stat').split(') ').at(-1)!.split(' ')
    if (Number(stat[1]) !== parent) continue
    seconds += (Number(stat[11]) + Number(stat[12])) / 100
    const high = /VmHWM:\s+(\d+)/.exec(read('status'))
    most = Math.max(most, Math.round(Number(high?.[1] ?? 0) / 1000))
  }
  return { seconds, megabytes: most }
}

/** Whether the translation has exactly the digits of its source. The quality check is not used here. */
function sameDigits(row: Result): boolean {
  const digits = (text: string) => [...text.replace(/\D/g, '')].sort().join('')
  const cells = row.german.split(/\s{3,}|_{2,}/).map((cell) => {
    const { text, items } = mask(cell, row.names)
    return unmask(text, items)
  })
  return digits(cells.join(' ')) === digits(row.text ?? '')
}
