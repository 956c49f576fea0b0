import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'

const phone = { width: 390, height: 844 }

/** How much of a page is printed when a test fails: the characters of its content, and the number of last console messages. */
const told = { characters: 4000, messages: 20 }

/** The open pages of this file's browsers, with their console messages. */
const openPages = new Map<Page, string[]>()

function follow(page: Page): void {
  const said: string[] = []
  openPages.set(page, said)
  page.on('close', () => openPages.delete(page))
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => said.push(`uncaught: ${error.stack ?? error.message}`))
}

/** The accessibility tree of each open page and the end of its console, to explain a failed test. */
export async function describePages(): Promise<string[]> {
  const pages = [...openPages].map(async ([page, said]) => {
    const shown = await page
      .locator('body')
      .ariaSnapshot({ timeout: 5000 })
      .catch((error: unknown) => String(error))
    return [page.url(), shown.slice(0, told.characters), ...said.slice(-told.messages)].join('\n')
  })
  return Promise.all(pages)
}

type Options = Parameters<typeof chromium.launchPersistentContext>[1]

/** A browser with a profile on disk. After closing and opening it still has its data, like a phone after a restart. */
export async function prepareBrowser() {
  const profile = await mkdtemp(join(tmpdir(), 'brieflotse-browser-'))
  let context: BrowserContext | null = null

  async function open({ args = [], ...options }: Options = {}): Promise<Page> {
    context = await chromium.launchPersistentContext(profile, {
      executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
      // Chromium cannot use its sandbox as root.
      args: [...args, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
      viewport: phone,
      locale: 'en-GB',
      timezoneId: 'Europe/Berlin',
      ...options,
    })
    context.setDefaultTimeout(60_000)
    context.pages().forEach(follow)
    context.on('page', follow)
    return context.pages()[0] ?? context.newPage()
  }

  async function close(): Promise<void> {
    await context?.close()
    context = null
  }

  return {
    open,
    close,
    async remove() {
      await close()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
