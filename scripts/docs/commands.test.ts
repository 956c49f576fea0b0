import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { proofs } from './proofs.ts'
import { commandsIn, readDocs } from './read.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
process.chdir(root)
const folder = mkdtempSync(join(tmpdir(), 'brieflotse-commands-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('every command of READMEs and docs is proved, and nothing is proved that stands nowhere', () => {
  const { docs, beside } = readDocs()
  const told = new Set([...docs, ...beside].flatMap(commandsIn))
  expect([...told].toSorted()).toEqual(Object.keys(proofs).toSorted())
})

const tests = Object.entries(proofs).flatMap(([command, proof]) =>
  'test' in proof ? [[command, proof] as const] : [],
)
test.each(tests)('%s is proved by a test that is there', (_, proof) => {
  expect(existsSync(proof.test)).toBe(true)
  expect(readFileSync(proof.test, 'utf8')).toContain(proof.name)
})

test('npm run check is part of npm test', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>
  }
  const all = readFileSync('scripts/test.mjs', 'utf8')
  const parts = scripts['check:all']!.split(' && ').map((part) => scripts[part.split(' ')[1]!]!)
  for (const part of parts.flatMap((script) => script.split(' && '))) expect(all).toContain(part)
})

const runs = Object.entries(proofs).flatMap(([command, proof]) =>
  'run' in proof ? [[command, proof] as const] : [],
)
test.each(runs)('%s does what it should', { timeout: 240_000 }, async (_, { run, says }) => {
  const env = { ...process.env, BRIEFLOTSE_DATA_DIR: folder }
  const child = spawn(run, { cwd: root, env, shell: true })
  let said = ''
  const hear = (chunk: Buffer) => (said += chunk.toString())
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const [code] = (await once(child, 'close')) as [number]
  expect(code, said).toBe(0)
  expect(said).toMatch(says)
})
