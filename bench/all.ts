// Every figure that the README quotes, one after the other: `npm run bench`.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const all = [
  'bench/reading.ts',
  'bench/translation.ts',
  'bench/api.ts',
  'bench/offline.ts',
  'bench/search.ts',
  'web/scripts/first-load.ts',
]

for (const script of all) {
  console.log(`\n== ${script}`)
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', script], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exitCode = 1
}
