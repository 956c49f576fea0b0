// Runs Lighthouse on the four screens that users open first, with its mobile preset (a slow phone on a slow connection) and an
// empty browser each time, against the real server with the letters of `npm run demo`. Each row is the median run.
// Lighthouse is not a dependency: npx downloads the version below once.
// Run: `npx tsx bench/lighthouse.ts [runs, 3] [auth,home,list,letter]`
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from '../scripts/build-web.mjs'
import { ensureChromium } from '../scripts/chromium.mjs'
import { prepareServer } from '../e2e/server.ts'
import { prepareDemo } from './lighthouse/demo.ts'
import { measure } from './lighthouse/measure.ts'
import { middle, rowOf } from './lighthouse/report.ts'

const [runs = '3', names = 'auth,home,list,letter'] = process.argv.slice(2)
/** The required performance score; the other two scores must be 100. */
const wanted = 95

const chromium = ensureChromium()
if (!chromium || !buildWeb()) process.exit(1)
const folder = await mkdtemp(join(tmpdir(), 'brieflotse-lighthouse-'))
const server = await prepareServer()
try {
  await server.start()
  const { cookie, letter } = await prepareDemo(server.address)
  const paths: Record<string, string> = {
    auth: '/auth',
    home: '/',
    list: '/documents',
    letter: `/documents/${letter}`,
  }
  const rows: Record<string, ReturnType<typeof rowOf>> = {}
  for (const name of names.split(',')) {
    const reports = []
    for (let run = 1; run <= Number(runs); run++) {
      const out = join(folder, `${name}-${run}.json`)
      const address = server.address + paths[name]
      reports.push(await measure({ address, chromium, out, cookie: name === 'auth' ? '' : cookie }))
    }
    const row = rowOf(middle(reports))
    rows[name] = row
    const isGood =
      row.performance >= wanted && row.accessibility === 100 && row['best practices'] === 100
    if (!isGood) process.exitCode = 1
  }
  console.table(rows)
} finally {
  await server.remove()
  await rm(folder, { recursive: true, force: true })
}
