import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * The real server on a free port with an empty data folder. `start` after `stop` or `kill` keeps the data. `settings` are added to
 * its environment.
 */
export async function prepareServer(settings: Record<string, string> = {}) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'brieflotse-'))
  const port = await freePort()
  let child: ChildProcess | null = null

  async function start(): Promise<void> {
    const env = {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      BRIEFLOTSE_DATA_DIR: dataFolder,
      BRIEFLOTSE_LOG_LEVEL: 'info',
      ...settings,
    }
    // npx sets NODE_PATH, so the server could find packages that it does not depend on.
    Reflect.deleteProperty(env, 'NODE_PATH')
    child = spawn(process.execPath, ['--import', 'tsx', 'api/src/main.ts'], { cwd: root, env })
    await listening(child)
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }

  return {
    address: `http://localhost:${port}`,
    dataFolder,
    start,
    stop: () => end('SIGTERM'),
    /** Simulates a power failure. */
    kill: () => end('SIGKILL'),
    async remove() {
      await end('SIGKILL')
      await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

export type Server = Awaited<ReturnType<typeof prepareServer>>

/** Resolves when the server listens; rejects with its output if it ends instead. */
function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('Server listening')) resolve()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', () => reject(new Error(`The server ended:\n${said}`)))
  })
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (!address || typeof address === 'string') throw new Error('no port')
  return address.port
}
