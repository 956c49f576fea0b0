// Every figure that the README quotes, one after the other: `npm run bench`; some of them: `npm run bench -- search`.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const all = [
  'bench/reading.ts',
  'bench/translation.ts',
  'bench/api.ts',
  'bench/offline.ts',
  'bench/search.ts',
  'bench/felt.ts',
  'web/scripts/first-load.ts',
]

const wanted = process.argv[2] ?? ''
for (const script of all.filter((path) => path.includes(wanted))) {
  console.log(`\n== ${script}`)
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', script], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exitCode = 1
}
