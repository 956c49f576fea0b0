import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'

const phone = { width: 390, height: 844 }

type Options = Parameters<typeof chromium.launchPersistentContext>[1]

/** A browser with a profile on disk: closed and opened again, it still has everything, like a phone after a restart. */
export async function prepareBrowser() {
  const profile = await mkdtemp(join(tmpdir(), 'brieflotse-browser-'))
  let context: BrowserContext | null = null

  async function open({ args = [], ...options }: Options = {}): Promise<Page> {
    context = await chromium.launchPersistentContext(profile, {
      executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
      // Chromium has no sandbox for root
      args: [...args, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
      viewport: phone,
      locale: 'en-GB',
      timezoneId: 'Europe/Berlin',
      ...options,
    })
    context.setDefaultTimeout(60_000)
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
