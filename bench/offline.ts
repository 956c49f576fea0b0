// Measures the app with 10,000 letters on a phone: the first list, the whole pull, changes from another device, the traffic of an
// idle minute, and a start without a network; with this machine's CPU speed and a quarter of it. One letter is really read, and the
// others are copies of it.
// Run: `npx tsx bench/offline.ts [how many letters]`
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildWeb } from '../scripts/build-web.mjs'
import { prepareServer } from '../e2e/server.ts'
import { readLetter } from './offline/account.ts'
import { measurePhone } from './offline/phone.ts'

const count = Number(process.argv[2] ?? 10_000)
const seed = fileURLToPath(new URL('../api/test/bench-letters.ts', import.meta.url))

if (!buildWeb()) process.exit(1)
const server = await prepareServer({ BRIEFLOTSE_LOG_LEVEL: 'info' })
try {
  await server.start()
  await readLetter(server.address)
  await server.stop()
  const arguments_ = ['--import', 'tsx', seed, server.dataFolder, String(count)]
  if (spawnSync(process.execPath, arguments_, { stdio: 'inherit' }).status !== 0) process.exit(1)
  console.log(`${count} letters on the server`)
  for (const slower of [1, 4]) {
    await server.start()
    console.log(`\nProcessor at 1/${slower}`)
    console.table(await measurePhone(server, { count, slower }))
  }
} finally {
  await server.remove()
}
