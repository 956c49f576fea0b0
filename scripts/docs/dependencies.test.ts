import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))

type Package = { license?: string; dependencies?: Record<string, string> }
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Package

test('docs/dependencies.md has every package that runs at users and operators, with the licence it declares', () => {
  const rooms = [
    'api',
    'web',
    'service-worker',
    ...readdirSync('packages').map((it) => `packages/${it}`),
  ]
  const found = new Map<string, string>()
  for (const room of rooms) {
    for (const name of Object.keys(read(join(room, 'package.json')).dependencies ?? {})) {
      if (name.startsWith('@brieflotse/')) continue
      found.set(name, read(join(room, 'node_modules', name, 'package.json')).license ?? 'none')
    }
  }
  const rows = readFileSync('docs/dependencies.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
  const told = rows
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .filter(([, name]) => name !== 'package')
  expect(told.map(([, name, , licence]) => `${name}: ${licence}`).toSorted()).toEqual(
    [...found].map(([name, licence]) => `${name}: ${licence}`).toSorted(),
  )
  const ways = new Set(['current', 'held', 'archived', 'not looked at'])
  expect(told.filter(([, , , , alive]) => !ways.has(alive ?? ''))).toEqual([])
})
