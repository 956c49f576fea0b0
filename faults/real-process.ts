import type { User } from '../packages/contract/src/index.ts'
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** The data folder of the server. */
export const folder = mkdtempSync(join(tmpdir(), 'brieflotse-faults-'))
const entry = fileURLToPath(new URL('../api/test/mortal-server.ts', import.meta.url))
const api = createRequire(new URL('../api/package.json', import.meta.url))
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
const carry = globalThis.fetch

let child: ChildProcess | null = null
let address = ''
let killing: Promise<void> | null = null
/** How often the server was killed during a request. */
export let kills = 0
process.on('exit', killForGood)

/** Ends the server and deletes its data. */
export function killForGood(): void {
  child?.kill('SIGKILL')
  child = null
  rmSync(folder, { recursive: true, force: true })
}

/** Starts the server with the existing data unless it runs. */
export async function start(): Promise<void> {
  if (child) return
  const env = {
    PORT: new URL(address || 'http://127.0.0.1:0').port || '0',
    BRIEFLOTSE_DATA_DIR: folder,
    BRIEFLOTSE_LOG_LEVEL: 'silent',
    BRIEFLOTSE_TRUST_PROXY: 'true',
  }
  child = fork(entry, ['two-pages'], { execArgv: ['--import', loader], env })
  for (;;) {
    const [message] = (await once(child, 'message')) as [{ what: string; port: number }]
    if (message.what !== 'listening') continue
    address = `http://127.0.0.1:${message.port}`
    return
  }
}

/** Kills the server with -9 after a short, varying delay and restarts it with the same data. */
export function kill(moment = ((kills + 1) * 7) % 23): Promise<void> {
  // Two concurrent requests may both ask for a kill.
  killing ??= killOnce(moment).finally(() => (killing = null))
  return killing
}

async function killOnce(moment: number): Promise<void> {
  const dying = child!
  const gone = once(dying, 'exit')
  kills += 1
  await new Promise((resolve) => setTimeout(resolve, moment))
  dying.kill('SIGKILL')
  await gone
  child = null
  await start()
}

export type Session = { cookie: string; user: User }

/** How many users have registered. */
export let people = 0

/** Registers a user from a new IP address, because one address may not register that many. */
export async function enter(
  path: 'login' | 'register',
  username: string,
  password = 'a long password',
): Promise<Session> {
  people += 1
  const answer = await carry(`${address}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.0.${people >> 8}.${people & 255}`,
    },
    body: JSON.stringify({ username, password, email: 'a@example.org' }),
  })
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  const cookie = answer.headers.getSetCookie().map((set) => set.split(';')[0])
  return { cookie: cookie.join('; '), user: (await answer.json()) as User }
}

export function send({ cookie }: Session, url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('cookie', cookie)
  return carry(address + url, { ...init, headers })
}

const Sqlite = api('better-sqlite3') as new (
  file: string,
  options: object,
) => {
  prepare(sql: string): { all(...values: unknown[]): Record<string, unknown>[] }
  close(): void
}

/** Reads a user's rows directly from the database. */
export function ask(userId: number, sql: string): Record<string, unknown>[] {
  const db = new Sqlite(join(folder, 'brieflotse.db'), { readonly: true })
  try {
    return db.prepare(sql).all(userId)
  } finally {
    db.close()
  }
}
