// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { missingOffline } from './precache.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brieflotse-built-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Writes a built app whose service worker precaches `kept`. */
function build(files: Record<string, string>, kept: string[]): void {
  const list = kept.map((url) => `{"revision":null,"url":"${url}"}`)
  const all = { 'worker.js': `precache([${list.join(',')}])`, ...files }
  for (const [name, content] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
}

const app = { 'index.html': '<script src="/assets/app-1.js">', 'assets/app-1.js': '' }
const both = ['index.html', 'assets/app-1.js']

test('an app whose files are all kept misses nothing', () => {
  build(app, both)
  expect(missingOffline(folder)).toEqual([])
})

test('a screen that is over the limit is missed, although the shell is there', () => {
  build({ ...app, 'assets/camera-2.js': 'a'.repeat(700_000) }, both)
  expect(missingOffline(folder)).toEqual(['assets/camera-2.js'])
})

test('whatever the code names is missed, of whatever kind it is', () => {
  const code = { 'assets/app-1.js': 'new URL("/assets/edges-3.wasm", import.meta.url)' }
  build({ ...app, ...code, 'assets/edges-3.wasm': '' }, both)
  expect(missingOffline(folder)).toEqual(['assets/edges-3.wasm'])
})

test('pictures that nothing in the app names, such as screenshots for a shop, are not missed', () => {
  build({ ...app, 'screenshots/phone.png': '', 'icons/apple-touch-icon.png': '' }, both)
  expect(missingOffline(folder)).toEqual([])
})

test('a worker that could only run as a module is no worker', () => {
  build({ ...app, 'worker.js': 'const here = import.meta.url' }, both)
  expect(() => missingOffline(folder)).toThrow('import.meta')
})
