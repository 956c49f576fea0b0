import type { Page } from 'playwright-core'
import { prepareBrowser } from '../../e2e/browser.ts'
import type { Server } from '../../e2e/server.ts'
import { text } from '../../e2e/steps.ts'
import { account, otherDevice } from './account.ts'
import { watchTraffic } from './traffic.ts'
import { pulled } from './pulled.ts'

export type Figure = { limit: string; measured: string }

const quietMs = Number(process.env['QUIET_MS'] ?? 60_000)
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`

/** Runs all measurements on one phone, from login to a start without a network. Leaves the server stopped. */
export async function measurePhone(
  server: Server,
  { count, slower }: { count: number; slower: number },
): Promise<Record<string, Figure>> {
  const figures: Record<string, Figure> = {}
  const note = (name: string, limit: string, measured: string) => {
    figures[name] = { limit, measured }
    console.error(`${name}: ${measured}`)
  }
  const browser = await prepareBrowser()
  const open = async () => {
    // A wide screen, because it shows the page next to the letter.
    const page = await browser.open({ viewport: { width: 1280, height: 800 } })
    // tsx inserts calls of a helper function that pages do not have.
    await page.addInitScript('globalThis.__name = (named) => named')
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
    return page
  }
  const rows = (page: Page) => page.getByRole('article').getByRole('link')
  try {
    let page = await open()
    await page.goto(`${server.address}/documents`)
    for (const [name, value] of Object.entries(account)) {
      await page.locator(`input[name=${name}]`).fill(value)
    }
    // All letters have the same page image; loading thousands of them would distort the measurement.
    await page.route('**/pages/**', (route) => route.abort())
    const start = performance.now()
    await page.getByRole('button', { name: text.account.login, exact: true }).click()
    await rows(page).first().waitFor()
    note('first list after login', '2 s', seconds(performance.now() - start))
    const longest = await page.evaluate(pulled)
    note(`all ${count} letters here`, '20 s', seconds(performance.now() - start))
    note('longest task of the page meanwhile', '-', `${Math.round(longest)} ms`)

    const other = await otherDevice(server.address)
    const waits: number[] = []
    for (let id = count; id > count - 5; id -= 1) {
      const gone = page.locator(`[data-row="${id}"]`).waitFor({ state: 'detached' })
      const sent = performance.now()
      await other.archive(id)
      await gone
      waits.push(performance.now() - sent)
    }
    note('change elsewhere seen here (worst of 5)', '1 s', seconds(Math.max(...waits)))

    if (slower === 1) {
      const traffic = await watchTraffic(page)
      await new Promise((resolve) => setTimeout(resolve, quietMs))
      note('a minute with nothing new', '1 kB', traffic.text())
      traffic.reset()
      await server.stop()
      await page.getByText(text.app.offline).waitFor()
      traffic.reset()
      await server.start()
      await page.getByText(text.app.offline).waitFor({ state: 'detached' })
      note('the connection is back, nothing new', '1 kB', traffic.text())
    }
    await page.unroute('**/pages/**')
    await page.goto(`${server.address}/documents/1`)
    await shownPicture(page)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await browser.close()
    await server.stop()

    for (const [name, limit, path] of [
      ['list, cold, without network', '1 s', '/documents'],
      ['letter with picture, cold, without network', '1.5 s', '/documents/1'],
    ] as const) {
      const times: number[] = []
      for (let round = 0; round < 3; round += 1) {
        page = await open()
        const cold = performance.now()
        await page.goto(server.address + path, { waitUntil: 'commit' })
        await (path === '/documents' ? rows(page).first().waitFor() : shownPicture(page))
        times.push(performance.now() - cold)
        await browser.close()
      }
      note(`${name} (median of 3)`, limit, seconds(times.toSorted((a, b) => a - b)[1]!))
    }
    return figures
  } finally {
    await browser.remove()
  }
}

async function shownPicture(page: Page): Promise<void> {
  await page
    .getByRole('img', { name: text.detail.pageAlt({ page: 1 }) })
    .first()
    .waitFor()
  await page.waitForFunction(() =>
    [...document.images].some((image) => image.src.startsWith('blob:') && image.naturalWidth > 0),
  )
}
