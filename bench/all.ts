// Runs all benchmarks whose figures the README quotes: `npm run bench`, or some of them: `npm run bench -- search`. With
// `--smallest` each does its smallest run, which only shows that it still works.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
/** Each script with the arguments of its smallest run. */
const all: [script: string, ...smallest: string[]][] = [
  ['bench/reading.ts', '1'],
  ['bench/translation.ts', '', '1'],
  ['bench/api.ts', '1'],
  ['bench/offline.ts', '20'],
  ['bench/search.ts', '100'],
  ['bench/felt.ts', '100'],
  ['web/scripts/first-load.ts'],
]

const isSmallest = process.argv.includes('--smallest')
const wanted = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? ''
const failed: string[] = []
for (const [script, ...smallest] of all.filter(([path]) => path.includes(wanted))) {
  console.log(`\n== ${script}`)
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', script, ...(isSmallest ? smallest : [])],
    {
      cwd: root,
      stdio: 'inherit',
      env: isSmallest ? { QUIET_MS: '1000', ...process.env } : process.env,
    },
  )
  if (status !== 0) failed.push(script)
}
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`)
  process.exitCode = 1
}
