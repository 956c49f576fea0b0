import { deepStrictEqual as same, fail, ok } from 'node:assert'
import type { Change, Document, AccountTransfers } from '../packages/contract/src/index.ts'
import { ask, enter, people, type Session, send } from './real-process.ts'

/** A change that must happen completely or not at all, and only once however often it is requested. */
export type Deed = {
  name: string
  /** Requests the change. The response may be lost. */
  attempt(): Promise<unknown>
  /** Called after the restart: repeats the request if needed, and throws if the change is half done or did not happen exactly once. */
  settle(): Promise<void>
}

const password = 'a long password'
const json = { 'content-type': 'application/json' }

const somebody = (): Promise<Session> => enter('register', `somebody-${people}`)

/** Polls until the condition is true; throws after a minute. */
async function until<T>(look: () => Promise<T>, isSo: (value: T) => boolean): Promise<T> {
  const end = performance.now() + 60_000
  while (performance.now() < end) {
    const value = await look()
    if (isSo(value)) return value
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  return fail('it does not come to an end')
}

const get = async <T>(who: Session, url: string): Promise<T> =>
  (await (await send(who, url)).json()) as T

async function rowsOf(who: Session): Promise<Document[]> {
  const { changes } = await get<{ changes: Change[] }>(who, '/api/sync/older?limit=200')
  return changes.flatMap((change) => (change.kind === 'document' && change.row) || [])
}

const isRead = ({ status, translationState }: Document) =>
  status !== 'pending' && status !== 'processing' && translationState === 'done'

let letters = 0

/** A letter of two pages, after reading. */
async function aLetterOf(who: Session): Promise<Document> {
  const form = new FormData()
  letters += 1
  form.append('file', new Blob([`%PDF-1.7\ndeed ${letters}`]), 'letter.pdf')
  const answer = await send(who, '/api/documents', { method: 'POST', body: form })
  const { id } = (await answer.json()) as { id: number }
  return until(() => get<Document>(who, `/api/documents/${id}`), isRead)
}

/** A request that uses the same idempotency key for all tries. */
function arranging(who: Session, url: string, body: object): () => Promise<Response> {
  const headers = { ...json, 'idempotency-key': crypto.randomUUID() }
  return () => send(who, url, { method: 'POST', headers, body: JSON.stringify(body) })
}

async function splitting(): Promise<Deed> {
  const who = await somebody()
  const { id } = await aLetterOf(who)
  const attempt = arranging(who, `/api/documents/${id}/arrange`, { letters: [[1], [2]] })
  const parts = async () => (await rowsOf(who)).filter(({ partOf }) => partOf === id)
  const whole = async () => (await rowsOf(who)).find((row) => row.id === id)!.status
  return {
    name: 'split',
    attempt,
    async settle() {
      const count = (await parts()).length
      ok(count === 0 || count === 2, `${count} parts`)
      same(await whole(), count === 0 ? 'completed' : 'archived')
      same((await attempt()).status, 200)
      same((await attempt()).status, 200)
      const read = await until(parts, (found) => found.every(isRead))
      same([read.length, await whole()], [2, 'archived'])
      same(new Set(read.map(({ status }) => status)), new Set(['completed']))
    },
  }
}

async function joining(): Promise<Deed> {
  const who = await somebody()
  const { id } = await aLetterOf(who)
  const other = (await aLetterOf(who)).id
  const attempt = arranging(who, `/api/documents/${id}/join`, { other })
  const both = async () => (await rowsOf(who)).toSorted((a, b) => a.id - b.id)
  const joined = (rows: Document[]) => rows.map(({ fileCount, status }) => [fileCount, status])
  return {
    name: 'join',
    attempt,
    async settle() {
      const rows = await both()
      const [first, second] = rows
      same([rows.length, first!.fileCount === 2], [2, second!.status === 'archived'])
      same((await attempt()).status, 200)
      same((await attempt()).status, 200)
      const read = await until(both, (found) => found.every(isRead))
      same(joined(read), [
        [2, 'completed'],
        [1, 'archived'],
      ])
      same(read[0]!.joined, [other])
    },
  }
}

const ended = (who: Session, way: 'in' | 'out') =>
  until(
    async () => (await get<AccountTransfers>(who, '/api/transfers'))[way],
    (found) => found === null || found.state === 'ready' || found.state === 'failed',
  )

let exported: Promise<Blob> | null = null

/** The export of an account with three letters. */
async function anExport(): Promise<Blob> {
  const who = await somebody()
  for (let n = 0; n < 3; n += 1) await aLetterOf(who)
  await send(who, '/api/transfers/out', { method: 'POST' })
  same((await ended(who, 'out'))?.state, 'ready')
  return (await send(who, '/api/transfers/out/file')).blob()
}

async function importing(): Promise<Deed> {
  const who = await somebody()
  const body = await (exported ??= anExport())
  const headers = { 'content-type': 'application/zip' }
  const attempt = () => send(who, '/api/transfers/in', { method: 'POST', headers, body })
  const count = async () => (await rowsOf(who)).length
  return {
    name: 'import',
    attempt,
    async settle() {
      if ((await ended(who, 'in')) === null) {
        same(await count(), 0)
        same((await attempt()).status, 201)
      }
      same((await ended(who, 'in'))?.state, 'ready')
      same(await count(), 3)
      same((await attempt()).status, 201)
      const again = await ended(who, 'in')
      same([again?.result?.letters, again?.result?.lettersBefore], [0, 3])
      same(await count(), 3)
    },
  }
}

async function leaving(): Promise<Deed> {
  const who = await somebody()
  await aLetterOf(who)
  const { id } = who.user
  const body = JSON.stringify({ password })
  const attempt = () => send(who, '/api/user/delete', { method: 'POST', headers: json, body })
  const left = async () => [
    ...ask(id, 'select user_id from farewells where user_id = ?'),
    ...ask(id, 'select id from users where id = ?'),
    ...ask(id, 'select id from documents where user_id = ?'),
    ...ask(id, 'select id from sessions where user_id = ?'),
  ]
  return {
    name: 'leave',
    attempt,
    async settle() {
      const { status } = await send(who, '/api/user')
      ok(status === 200 || status === 401, `a session that answers ${status}`)
      if (status === 200) same([(await rowsOf(who)).length, (await attempt()).status], [1, 204])
      await until(left, (rows) => rows.length === 0)
      same((await attempt()).status, 401)
    },
  }
}

async function changingPassword(): Promise<Deed> {
  const who = await somebody()
  const newPassword = 'another long one'
  const body = JSON.stringify({ password, newPassword })
  const attempt = () => send(who, '/api/user/password', { method: 'PUT', headers: json, body })
  const opens = (word: string) =>
    enter('login', who.user.username, word).then(
      () => true,
      () => false,
    )
  return {
    name: 'password',
    attempt,
    async settle() {
      const isOld = await opens(password)
      same(await opens(newPassword), !isOld, 'none of the two passwords, or both')
      if (isOld) same((await attempt()).status, 204)
      same([await opens(password), await opens(newPassword)], [false, true])
    },
  }
}

/** One of each kind, each with its own users. */
export const newDeeds = (): Promise<Deed[]> =>
  Promise.all([splitting(), joining(), importing(), leaving(), changingPassword()])
