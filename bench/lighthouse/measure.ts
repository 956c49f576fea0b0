import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { withBrowser } from './browser.ts'
import type { Report } from './report.ts'

const lighthouse = 'lighthouse@12.8.2'

type Visit = { address: string; chromium: string; out: string; cookie: string }

/** One visit with an empty browser; `cookie` is the session, if any. */
export function measure({ address, chromium, out, cookie }: Visit): Promise<Report> {
  return withBrowser({ address, chromium, cookie }, async (port) => {
    const settings = [
      `--port=${port}`,
      `--output-path=${out}`,
      '--output=json',
      '--quiet',
      '--only-categories=performance,accessibility,best-practices',
    ]
    const child = spawn('npx', ['--yes', lighthouse, address, ...settings], { stdio: 'inherit' })
    const [code] = (await once(child, 'close')) as [number | null]
    if (code !== 0) throw new Error(`Lighthouse ended with ${code} at ${address}`)
    return JSON.parse(await readFile(out, 'utf8')) as Report
  })
}
