import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, afterEach, expect, test } from 'vitest'

// Runs the commands that the README tells a newcomer to type, with a temporary data folder and a free port.

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'brieflotse-newcomer-'))
const backups = join(folder, 'backups')
const port = await freePort()
const address = `http://localhost:${port}`
const env: NodeJS.ProcessEnv = {
  ...process.env,
  PORT: String(port),
  BRIEFLOTSE_DATA_DIR: join(folder, 'data'),
}
const running = new Set<ChildProcess>()

afterEach(() => Promise.all([...running].map(stop)))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

test('starts, fills, backs up and restores', { timeout: 300_000 }, async () => {
  const first = await start('npm start', 'Brieflotse is ready')
  const told = await finished('npm run demo')
  const [, username = '', password = ''] = /Username: (\S+)\s+Password: (\S+)/.exec(told) ?? []
  const before = await letters(username, password)
  expect(before.length).toBeGreaterThan(3)
  expect(before.every(({ status }) => status === 'completed')).toBe(true)
  expect(await finished(`npm run backup -- --to ${backups}`)).toContain('proven whole')
  await stop(first)

  rmSync(join(folder, 'data'), { recursive: true })
  const [backup = ''] = readdirSync(backups).filter((name) => name.startsWith('brieflotse-'))
  expect(await finished(`npm run restore -- ${join(backups, backup)}`)).toContain('Restored')
  await start('npm start', 'Brieflotse is ready')
  expect(await letters(username, password)).toEqual(before)
})

test('reloads on change', { timeout: 120_000 }, async () => {
  await start('npm run dev', 'Server listening', 'Local:')
})

/** Resolves when the command has printed all signs. It gets its own process group, because npm does not pass signals to its children. */
function start(command: string, ...signs: string[]): Promise<ChildProcess> {
  const child = spawn(command, { cwd: root, env, shell: true, detached: true })
  running.add(child)
  let said = ''
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      // Vite colours its output if CI is set, even without a terminal.
      said += stripVTControlCharacters(chunk.toString())
      if (signs.every((sign) => said.includes(sign))) resolve(child)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', () => reject(new Error(`${command} ended:\n${said}`)))
  })
}

async function stop(child: ChildProcess): Promise<void> {
  if (!running.delete(child) || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'close')
  process.kill(-child.pid!, 'SIGTERM')
  await ended
}

/** The output of a command that must succeed. */
async function finished(command: string): Promise<string> {
  const child = spawn(command, { cwd: root, env, shell: true })
  let said = ''
  const hear = (chunk: Buffer) => (said += chunk.toString())
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const [code] = (await once(child, 'close')) as [number]
  expect(code, `${command}\n${said}`).toBe(0)
  return said
}

async function letters(username: string, password: string): Promise<{ status: string }[]> {
  const login = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const answer = await fetch(`${address}/api/documents`, { headers: { cookie } })
  return (await answer.json()) as { status: string }[]
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port: free } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return free
}
