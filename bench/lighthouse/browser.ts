import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium as playwright } from 'playwright-core'

type Empty = { address: string; chromium: string; cookie: string }

/**
 * Starts an empty browser with the session cookie set as after a login. A cookie header would be lost with the first cookie that
 * the server sets. `use` gets the debugging port.
 */
export async function withBrowser<T>(
  { address, chromium, cookie }: Empty,
  use: (port: number) => Promise<T>,
): Promise<T> {
  const profile = await mkdtemp(join(tmpdir(), 'brieflotse-lighthouse-'))
  const flags = ['--headless=new', '--no-sandbox', '--no-first-run', '--remote-debugging-port=0']
  const child = spawn(chromium, [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const gone = once(child, 'close')
  try {
    const port = await portOf(child)
    if (cookie) await keep(port, cookie, address)
    return await use(port)
  } finally {
    child.kill()
    await gone
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function portOf(child: ChildProcess): Promise<number> {
  for await (const line of createInterface(child.stderr!)) {
    const port = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line)?.[1]
    if (port) {
      child.stderr!.resume()
      return Number(port)
    }
  }
  throw new Error('The browser did not start')
}

async function keep(port: number, cookie: string, address: string): Promise<void> {
  const url = new URL(address).origin
  const browser = await playwright.connectOverCDP(`http://127.0.0.1:${port}`)
  const cookies = cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url }
  })
  await browser.contexts()[0]!.addCookies(cookies)
  await browser.close()
}
