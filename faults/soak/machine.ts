import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { restore } from '../../api/src/operation/restore.ts'
import type { SoakOrder, SoakSettings } from '../../api/test/soak-server.ts'
import { forkServer } from '../fork-server.ts'

const entry = fileURLToPath(new URL('../../api/test/soak-server.ts', import.meta.url))

export type Machine = ReturnType<typeof createMachine>

/** A machine with a clock, a disk and a server that can stop, crash and start again. The clock stands still while the server is off. */
export function createMachine(push: SoakSettings['push']) {
  const folder = mkdtempSync(join(tmpdir(), 'brieflotse-soak-'))
  const dataFolder = join(folder, 'data')
  const backupFolder = join(folder, 'backups')
  let child: ChildProcess | null = null
  let now = Date.now()
  let address = ''
  const errors: string[] = []

  async function start(): Promise<void> {
    const env = {
      PATH: process.env['PATH'],
      PORT: new URL(address || 'http://127.0.0.1:0').port || '0',
      BRIEFLOTSE_DATA_DIR: dataFolder,
      BRIEFLOTSE_BACKUP_DIR: backupFolder,
      BRIEFLOTSE_BACKUP_KEEP: '3',
      BRIEFLOTSE_LOG_LEVEL: 'warn',
      BRIEFLOTSE_TRUST_PROXY: 'true',
    }
    const settings: SoakSettings = { now, push }
    const { child: started, told } = await forkServer({
      entry,
      args: [JSON.stringify(settings)],
      flags: ['--expose-gc'],
      env,
      hear: (chunk) => void errors.push(...chunk.toString().split('\n').filter(Boolean)),
      log: () => errors.slice(-20),
    })
    address = `http://127.0.0.1:${(told as { port: number }).port}`
    child = started
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = child
    if (!ending) return
    child = null
    const gone = once(ending, 'exit')
    ending.kill(signal)
    await gone
  }

  async function tell<T>(order: SoakOrder): Promise<T> {
    const listener = child!
    const over = new AbortController()
    const { signal } = over
    const died = once(listener, 'exit', { signal }).then(() => [{ problem: 'the server is gone' }])
    died.catch(() => {})
    const heard = once(listener, 'message', { signal })
    listener.send(order)
    type Said = { answer?: T; problem?: string }
    const [said] = (await Promise.race([heard, died])) as [Said]
    over.abort()
    if (said.problem !== undefined) throw new Error(said.problem)
    return said.answer as T
  }

  process.once('exit', () => child?.kill('SIGKILL'))
  return {
    dataFolder,
    backupFolder,
    /** The error lines in its log. */
    errors,
    address: () => address,
    now: () => now,
    start,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    idle: () => tell<number>({ what: 'idle' }),
    memory: () => tell<NodeJS.MemoryUsage>({ what: 'memory' }),
    disk: (isFull: boolean) => tell<void>({ what: 'disk', isFull }),
    /** Advances the clock; due jobs run. */
    async pass(ms: number): Promise<void> {
      now = await tell<number>({ what: 'clock', to: now + ms, skip: true })
    },
    /** Sets the clock, like a person or a time server. */
    async setClock(to: number): Promise<void> {
      now = await tell<number>({ what: 'clock', to, skip: false })
    },
    /** Restores a backup while the server is stopped. */
    async restore(name: string): Promise<void> {
      const aside = await restore({
        backup: join(backupFolder, name),
        dataFolder,
        now: new Date(now),
      })
      if (aside) rmSync(aside, { recursive: true, force: true })
    },
    async remove(): Promise<void> {
      await end('SIGKILL')
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
