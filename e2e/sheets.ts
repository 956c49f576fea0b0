// `npm run pictures`: takes screenshots of every state at four widths in the light and dark theme, one sheet for each state.
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildWeb } from '../scripts/build-web.mjs'
import { prepareBrowser } from './browser.ts'
import { pictures } from './pictures.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const sheets = join(root, 'docs/screens/states')

/** Half size: small enough to store, large enough to read. */
const style = `<style>
  body { margin: 16px; background: #8a9296; font: 16px system-ui }
  h1 { margin: 0 0 12px; font-size: 18px }
  main { display: flex; flex-wrap: wrap; gap: 16px; align-items: start }
</style>`

if (!process.argv.includes('--sheets-only')) {
  await rm(pictures, { recursive: true, force: true })
  const run = ['vitest', 'run', '--config', 'e2e/vitest.config.ts', 'e2e/accessible']
  const env = { ...process.env, PICTURES: '1' }
  const isOk =
    buildWeb() && spawnSync('npx', run, { cwd: root, env, stdio: 'inherit' }).status === 0
  if (!isOk) process.exit(1)
}

await rm(sheets, { recursive: true, force: true })
await mkdir(sheets, { recursive: true })
const browser = await prepareBrowser()
try {
  const page = await browser.open({ viewport: { width: 1432, height: 600 } })
  for (const state of await readdir(pictures)) {
    await page.setContent(`${style}<h1>${state.replaceAll('-', ' ')}</h1>${await shown(state)}`)
    const path = join(sheets, `${state}.jpg`)
    await page.screenshot({ path, type: 'jpeg', quality: 55, fullPage: true })
  }
} finally {
  await browser.remove()
}

async function shown(state: string): Promise<string> {
  const names = await readdir(join(pictures, state))
  const byWidth = names.toSorted((a, b) => Number.parseInt(a) - Number.parseInt(b))
  const images = byWidth.map(async (name) => {
    const bytes = await readFile(join(pictures, state, name), 'base64')
    return `<img src="data:image/png;base64,${bytes}" width="${Number.parseInt(name) / 2}">`
  })
  return `<main>${(await Promise.all(images)).join('')}</main>`
}
