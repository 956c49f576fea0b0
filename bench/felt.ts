// Measures how the app feels with 10,000 letters on a phone with a quarter of this machine's CPU speed: scrolling, the delay of
// interactions, the time until search is ready, and layout shifts. Prints the figures next to their limits (issue 9, 5). Run: `npx
// tsx bench/felt.ts [how many letters]`
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { prepareBrowser } from '../e2e/browser.ts'
import { prepareServer } from '../e2e/server.ts'
import { text } from '../e2e/steps.ts'
import { buildWeb } from '../scripts/build-web.mjs'
import { fling } from './felt/frames.ts'
import { measureInteractions } from './felt/interactions.ts'
import { openPlain } from './felt/plain.ts'
import { collectWords } from './felt/search.ts'
import { measureShifts } from './felt/shifts.ts'
import { watch } from './felt/watch.ts'
import { account, readLetter } from './offline/account.ts'
import { pulled } from './offline/pulled.ts'

const count = Number(process.argv[2] ?? 10_000)
const slower = 4
const limits = { paint: 100, shift: 0.01 }
const seed = fileURLToPath(new URL('../api/test/bench-letters.ts', import.meta.url))

if (!buildWeb()) process.exit(1)
const server = await prepareServer()
const browser = await prepareBrowser()
try {
  await server.start()
  await readLetter(server.address)
  await server.stop()
  const arguments_ = ['--import', 'tsx', seed, server.dataFolder, String(count)]
  if (spawnSync(process.execPath, arguments_, { stdio: 'inherit' }).status !== 0) process.exit(1)
  await server.start()

  const page = await browser.open({ hasTouch: true, isMobile: true, deviceScaleFactor: 2 })
  await watch(page)
  const devtools = await page.context().newCDPSession(page)
  await page.goto(`${server.address}/documents`)
  for (const [name, value] of Object.entries(account)) {
    await page.locator(`input[name=${name}]`).fill(value)
  }
  await page.getByRole('button', { name: text.account.login, exact: true }).click()
  await page.getByRole('article').first().waitFor()
  await page.evaluate(pulled)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })

  console.log(`\n${count} letters, processor at 1/${slower}\n\nScrolling (60 in a second)`)
  const share = (part: number) => `${(part * 100).toFixed(1)} %`
  const flings = {
    'a fling down': { times: 6, distance: 1_500, speed: 3_000 },
    'a fling up': { times: 6, distance: -1_500, speed: 3_000 },
    'as fast as a finger can': { times: 3, distance: 6_000, speed: 12_000 },
  }
  // The same rows without any script, at the same time, to see which late frames are due to drawing alone.
  const plain = await openPlain(page)
  const plainDevtools = await page.context().newCDPSession(plain)
  await plainDevtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const scrolled = []
  for (const [name, how] of Object.entries(flings)) {
    await plain.bringToFront()
    const peer = await fling(plain, plainDevtools, how)
    await page.bringToFront()
    const { count: frames, late, dropped, worst, blank } = await fling(page, devtools, how)
    scrolled.push({
      name,
      frames,
      late: share(late),
      dropped: share(dropped),
      blank: share(blank),
      'worst ms': Math.round(worst),
      'late, rows alone': share(peer.late),
      'dropped, rows alone': share(peer.dropped),
      ratio: (late / peer.late).toFixed(2),
    })
  }
  await plain.close()
  console.table(scrolled)

  await page.reload()
  const { ready, task, memory } = await collectWords(page)
  console.log(
    `Search: ready after ${(ready / 1000).toFixed(1)} s, longest task ${Math.round(task)} ms, ${Math.round(memory)} MB in the page`,
  )

  console.log(`\nInteraction to next paint (limit ${limits.paint} ms)`)
  const interactions = await measureInteractions(page, devtools, 3)
  console.table(
    interactions.map(({ name, paint, shown, task: longest }) => ({
      name,
      ms: paint,
      ratio: (paint / limits.paint).toFixed(2),
      'there after ms': Math.round(shown),
      'longest task ms': Math.round(longest),
    })),
  )

  console.log(`\nWhat moves by itself (limit ${limits.shift})`)
  console.table(await measureShifts(page, server.address))
} finally {
  await browser.remove()
  await server.remove()
}
