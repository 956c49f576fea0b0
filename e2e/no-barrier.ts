import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { barriers } from './barriers.ts'
import { prepareBrowser } from './browser.ts'
import type { Answers } from './made-up-api.ts'
import { openMadeUpServer } from './made-up-server.ts'
import { stumblingBlocks } from './outline.ts'
import { photograph } from './pictures.ts'
import { lostWhenEnlarged, lostWithLargeText } from './room.ts'
import { text } from './steps.ts'
import { smallTargets } from './targets.ts'

/** A state of the app: the fake API's options, and how to reach it. */
export type State = [name: string, change: Partial<Answers>, reach: () => Promise<unknown>]

const everything: Answers = { loggedIn: true, hasDocuments: true, offline: false, refuse: false }
const widths = [320, 1280]

/**
 * Opens the app in a browser with a fake API. `answers` may change while a state is being reached. With `names`, the titles and the
 * names and sizes of controls are checked too.
 */
export async function openMadeUp({ names = false } = {}) {
  const browser = await prepareBrowser()
  const answers = { ...everything }
  const server = await openMadeUpServer(answers)
  const page = await browser.open({ serviceWorkers: 'block', reducedMotion: 'reduce' })
  const go = (path: string) => page.goto(server.address + path)
  return {
    page,
    answers,
    go,
    startAnew: () => startAnew(page, go),
    /** Reaches the state at every width and expects no accessibility violations, in the light and the dark theme. */
    async expectNoBarrier(change: Partial<Answers>, reach: () => Promise<unknown>): Promise<void> {
      for (const width of widths) {
        Object.assign(answers, everything, change)
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
        await startAnew(page, go)
        try {
          await reach()
          await settled(page)
        } catch (error) {
          // The visible content says more about a failure than the missing element.
          console.error(`at ${width} px:\n${await page.locator('body').ariaSnapshot()}`)
          throw error
        }
        if (process.env['PICTURES']) await photograph(page, width)
        else await expectNone(page, width)
        // These are the same at every width.
        if (names && width === widths[0]) await expectNames(page)
        if (!process.env['PICTURES']) await expectRoom(page, width)
      }
    },
    async remove() {
      await browser.remove()
      await server.close()
    },
  }
}

export type MadeUp = Awaited<ReturnType<typeof openMadeUp>>

async function settled(page: Page): Promise<void> {
  await page.locator('h1, [role=alert] p').first().waitFor()
  await page.waitForFunction(
    (loading) => !document.body.innerText.includes(loading),
    text.app.loading,
  )
}

async function expectNone(page: Page, width: number): Promise<void> {
  expect(await barriers(page), `${width} px, light`).toEqual([])
  // The dark theme changes only colours.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await barriers(page, ['color-contrast']), `${width} px, dark`).toEqual([])
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(scrollWidth).toBeLessThanOrEqual(width)
}

async function expectNames(page: Page): Promise<void> {
  expect(await stumblingBlocks(page), 'for a screen reader').toEqual([])
  expect(await smallTargets(page), 'for a finger').toEqual([])
}

/** Tests enlargement in the smallest window, and larger text in the wide one. */
async function expectRoom(page: Page, width: number): Promise<void> {
  const lost = width === widths[0] ? await lostWhenEnlarged(page) : await lostWithLargeText(page)
  expect(lost).toEqual([])
}

/** Empties the device. */
async function startAnew(page: Page, go: (path: string) => Promise<unknown>): Promise<void> {
  await page.goto('about:blank')
  await go('/icons/icon-192.png')
  // Deleting is awaited, because a database deleted later would take the new screen's data with it.
  await page.evaluate(async () => {
    const gone = ({ name }: IDBDatabaseInfo) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name ?? '')
        request.addEventListener('success', () => resolve())
        request.addEventListener('error', () => reject(request.error ?? new Error('not deleted')))
      })
    await Promise.all((await indexedDB.databases()).map(gone))
    for (const cookie of document.cookie.split('; '))
      document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`
  })
}
