import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The folder in which `npm run pictures` collects screenshots of every state. */
export const pictures = fileURLToPath(new URL('../.cache/pictures/', import.meta.url))

/** Each state is reached on the smallest phone and on a wide screen; the second size resizes the same page. */
const sizes: Record<number, number[]> = { 320: [320, 390], 1280: [1280, 768] }
const tallest = 1600

/** Takes screenshots of the current state in the light and dark theme, of the whole page up to a maximum height. */
export async function photograph(page: Page, reachedAt: number): Promise<void> {
  const name = (expect.getState().currentTestName ?? '').replace(/^.*?: /, '')
  const folder = join(pictures, name.toLowerCase().replace(/[^a-z0-9]+/g, '-'))
  await mkdir(folder, { recursive: true })
  for (const width of sizes[reachedAt] ?? []) {
    await page.setViewportSize({ width, height: 800 })
    const height = await page.evaluate(() => {
      scrollTo(0, 0)
      const isOpen = document.querySelector('[role=dialog], [role=menu], [role=alertdialog]')
      return isOpen ? innerHeight : document.documentElement.scrollHeight
    })
    await page.setViewportSize({ width, height: Math.min(Math.max(height, 800), tallest) })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.screenshot({
        path: join(folder, `${width}-${colorScheme}.png`),
        animations: 'disabled',
      })
    }
  }
}
