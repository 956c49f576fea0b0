import {
  type Change,
  type Document,
  type FieldChange,
  type User,
  valueOf,
} from '../packages/contract/src/index.ts'
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { aLetter } from '../packages/offline/test/faults/device.ts'
import type { StoryServer } from '../packages/offline/test/faults/server.ts'
import type { Action } from '../packages/offline/test/faults/story.ts'

const folder = mkdtempSync(join(tmpdir(), 'brieflotse-faults-'))
const entry = fileURLToPath(new URL('../api/src/testing/mortal-server.ts', import.meta.url))
const api = createRequire(new URL('../api/package.json', import.meta.url))
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
const carry = globalThis.fetch

let child: ChildProcess | null = null
let address = ''
let killing: Promise<void> | null = null
/** How often it was killed in the middle of a request. */
export let kills = 0
process.on('exit', killForGood)

/** The end of it, with everything it kept. */
export function killForGood(): void {
  child?.kill('SIGKILL')
  child = null
  rmSync(folder, { recursive: true, force: true })
}

async function start(): Promise<void> {
  const env = {
    PORT: new URL(address || 'http://127.0.0.1:0').port || '0',
    BRIEFLOTSE_DATA_DIR: folder,
    BRIEFLOTSE_LOG_LEVEL: 'silent',
    BRIEFLOTSE_TRUST_PROXY: 'true',
  }
  child = fork(entry, { execArgv: ['--import', loader], env })
  for (;;) {
    const [message] = (await once(child, 'message')) as [{ what: string; port: number }]
    if (message.what !== 'listening') continue
    address = `http://127.0.0.1:${message.port}`
    return
  }
}

/** Kills the server with -9 a moment from now, each time after another one, and starts it again on the same files. */
function kill(): Promise<void> {
  // two requests at once may both wish it
  killing ??= killOnce().finally(() => (killing = null))
  return killing
}

async function killOnce(): Promise<void> {
  const dying = child!
  const gone = once(dying, 'exit')
  kills += 1
  await new Promise((resolve) => setTimeout(resolve, (kills * 7) % 23))
  dying.kill('SIGKILL')
  await gone
  await start()
}

type Session = { cookie: string; user: User }

let people = 0

/** Every registration comes from another address: one place may not make that many accounts. */
async function enter(path: 'login' | 'register', username: string): Promise<Session> {
  people += 1
  const answer = await carry(`${address}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.0.${people >> 8}.${people & 255}`,
    },
    body: JSON.stringify({ username, password: 'a long password', email: 'a@example.org' }),
  })
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  const cookie = answer.headers.getSetCookie().map((set) => set.split(';')[0])
  return { cookie: cookie.join('; '), user: (await answer.json()) as User }
}

function send({ cookie }: Session, url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('cookie', cookie)
  return carry(address + url, { ...init, headers })
}

async function upload(session: Session): Promise<void> {
  const { name, mimeType, bytes } = aLetter()
  const form = new FormData()
  form.append('file', new Blob([bytes], { type: mimeType }), name)
  await send(session, '/api/documents', { method: 'POST', body: form })
}

/** The real server on a real database, shared by all stories, with two new users and three letters of the first. */
export async function startRealServer(): Promise<StoryServer> {
  if (!child) await start()
  const names = [`one-${people}`, `two-${people}`] as const
  const first = await enter('register', names[0])
  const second = await enter('register', names[1])
  const elsewhere = await enter('login', names[0])
  for (let n = 0; n < 3; n += 1) await upload(elsewhere)
  let onDevice = first

  const rows = async (): Promise<Document[]> => {
    const answer = await send(elsewhere, '/api/sync/older?limit=200')
    const { changes } = (await answer.json()) as { changes: Change[] }
    return changes
      .flatMap((change) => (change.kind === 'document' && change.row) || [])
      .toSorted((a, b) => a.id - b.id)
  }
  const edit = async (row: Document, change: Omit<FieldChange, 'from'>): Promise<void> => {
    const from = valueOf(row, change as FieldChange)
    const body = JSON.stringify({ changes: [{ ...change, from }] })
    const headers = { 'content-type': 'application/json' }
    await send(elsewhere, `/api/documents/${row.id}`, { method: 'PATCH', body, headers })
  }

  async function act(action: Action, id: number | null): Promise<void> {
    if (action.what === 'upload') return upload(elsewhere)
    const row = (await rows()).find((other) => other.id === id)
    if (!row) return
    const url = `/api/documents/${row.id}`
    if (action.what === 'erase')
      await send(elsewhere, `${url}?permanent=true`, { method: 'DELETE' })
    else if (action.what === 'archive') await send(elsewhere, url, { method: 'DELETE' })
    else if (action.what === 'restore') await send(elsewhere, `${url}/restore`, { method: 'POST' })
    else if (action.what === 'read') await send(elsewhere, `${url}/read`, { method: 'POST' })
    else if (action.what === 'rename') await edit(row, { field: 'title', to: action.to })
    else if (action.what === 'tag') {
      await edit(row, { field: 'tags', to: [...new Set([...row.tags, action.tag])] })
    }
  }

  const Sqlite = api('better-sqlite3') as new (
    file: string,
    options: object,
  ) => {
    prepare(sql: string): { all(...values: unknown[]): Record<string, unknown>[] }
    close(): void
  }
  const ask = (sql: string) => {
    const db = new Sqlite(join(folder, 'brieflotse.db'), { readonly: true })
    try {
      return db.prepare(sql).all(first.user.id)
    } finally {
      db.close()
    }
  }
  return {
    users: [first.user.id, second.user.id],
    fetch: (input, init) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input)
      return send(onDevice, pathname + search, init)
    },
    kill,
    rows,
    acted: async () => {
      const keys = ask('select key from idempotency_keys where user_id = ?')
      return keys.map(({ key }) => String(key))
    },
    ordered: async () => {
      const running = `state not in ('canceled', 'failed')`
      const orders = ask(`select letter_id from mail_orders where user_id = ? and ${running}`)
      return orders.map(({ letter_id: id }) => Number(id))
    },
    elsewhere: act,
    async logIn(who) {
      onDevice = who === 1 ? first : second
    },
    async stop() {},
  }
}
