import type { Page } from 'playwright-core'
import { text } from '../../e2e/steps.ts'
import { searchText } from '../../web/src/text/search.ts'
import { noted, reset } from './watch.ts'

/** Milliseconds until all letters can be searched, the longest task meanwhile, and the page's memory in megabytes afterwards. */
export type Searched = { ready: number; task: number; memory: number }

const longest = 600_000

/** Starts a search on the list and waits until all letters are indexed. */
export async function collectWords(page: Page): Promise<Searched> {
  await page.getByRole('heading', { name: text.documents.title }).waitFor()
  await reset(page)
  const start = performance.now()
  await page.getByRole('searchbox', { name: searchText.label }).fill('strom')
  const found = page.getByRole('status').filter({ hasText: /letters? found/ })
  await found.waitFor({ timeout: longest })
  const ready = performance.now() - start
  const { tasks } = await noted(page)
  const memory = await page.evaluate(
    () => (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize,
  )
  await page.getByRole('button', { name: searchText.clear }).first().tap()
  await found.waitFor({ state: 'detached' })
  return { ready, task: Math.max(0, ...tasks), memory: memory / 2 ** 20 }
}
