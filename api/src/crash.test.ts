import type { Document, UploadedDocument } from '@brieflotse/contract'
import { fork, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { cookieOf, file, multipart, pdf, registration } from '../test/client.ts'
import { testFolder } from '../test/test-server.ts'

const entry = fileURLToPath(new URL('../test/mortal-server.ts', import.meta.url))
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
const children: ChildProcess[] = []

afterEach(async () => {
  for (const child of children.splice(0)) await kill(child, 'SIGKILL')
})

function start(dataFolder: string, ...args: string[]): ChildProcess {
  const child = fork(entry, args, {
    execArgv: ['--import', loader],
    env: { PORT: '0', BRIEFLOTSE_DATA_DIR: dataFolder, BRIEFLOTSE_LOG_LEVEL: 'warn' },
  })
  children.push(child)
  return child
}

/** Waits until the child process reports an event on its channel. */
async function told(child: ChildProcess, what: string): Promise<{ port: number }> {
  for (;;) {
    const [message] = (await once(child, 'message')) as [{ what: string; port: number }]
    if (message.what === what) return message
  }
}

async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  return child.exitCode
}

/** Follows the event stream until the document is completed. */
async function completed(address: string, cookie: string, id: number): Promise<Document> {
  const events = await fetch(`${address}/api/events`, { headers: { cookie } })
  for await (const _ of events.body!) {
    const answer = await fetch(`${address}/api/documents/${id}`, { headers: { cookie } })
    const document = (await answer.json()) as Document
    if (document.status === 'completed') return document
  }
  throw new Error('The stream ended')
}

async function registered(address: string): Promise<string> {
  const user = await fetch(`${address}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(registration('lara')),
  })
  return cookieOf({ headers: { 'set-cookie': user.headers.getSetCookie() } })
}

async function registerAndUpload(address: string) {
  const cookie = await registered(address)
  const form = multipart([file(pdf('a'))])
  const upload = await fetch(`${address}/api/documents`, {
    method: 'POST',
    headers: { ...form.headers, cookie },
    body: new Uint8Array(form.body),
  })
  return { cookie, id: ((await upload.json()) as UploadedDocument).id }
}

test('a letter whose reader is killed in the middle is read to the end by the next one, once', async () => {
  const folder = testFolder()
  const first = start(folder, 'stuck')
  const { port } = await told(first, 'listening')
  const reading = told(first, 'reading')
  const { cookie, id } = await registerAndUpload(`http://127.0.0.1:${port}`)
  await reading
  await kill(first, 'SIGKILL')

  const second = start(folder)
  const address = `http://127.0.0.1:${(await told(second, 'listening')).port}`
  const document = await completed(address, cookie, id)
  expect(document).toMatchObject({ status: 'completed', translationState: 'done' })
  expect(document.pages).toHaveLength(1)
  const list = await fetch(`${address}/api/documents`, { headers: { cookie } })
  expect(await list.json()).toHaveLength(1)
}, 150_000)

test('two letters that are joined while the server dies are one letter afterwards, once', async () => {
  const folder = testFolder()
  const first = start(folder)
  let address = `http://127.0.0.1:${(await told(first, 'listening')).port}`
  const { cookie, id } = await registerAndUpload(address)
  const form = multipart([file(pdf('b'))])
  const sent = { method: 'POST', headers: { ...form.headers, cookie } }
  const upload = await fetch(`${address}/api/documents`, {
    ...sent,
    body: new Uint8Array(form.body),
  })
  const other = ((await upload.json()) as UploadedDocument).id
  await completed(address, cookie, id)
  await completed(address, cookie, other)
  const join = () =>
    fetch(`${address}/api/documents/${id}/join`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'idempotency-key': 'key-1' },
      body: JSON.stringify({ other }),
    })
  const lost = join().catch(() => 'lost')
  await kill(first, 'SIGKILL')
  await lost

  const second = start(folder)
  address = `http://127.0.0.1:${(await told(second, 'listening')).port}`
  expect((await join()).status).toBe(200)
  const document = await completed(address, cookie, id)
  expect(document).toMatchObject({ fileCount: 2, joined: [other] })
  expect(document.pages).toHaveLength(2)
}, 150_000)

test('what a killed server left without a name is gone when the next one listens', async () => {
  const folder = testFolder()
  const stray = join(folder, 'files/ab', 'ab'.repeat(32))
  mkdirSync(dirname(stray), { recursive: true })
  writeFileSync(stray, 'stray')
  await told(start(folder), 'listening')
  expect(existsSync(stray)).toBe(false)
}, 150_000)

test('a server that is asked to stop hands the letter over at once and leaves in good order', async () => {
  const folder = testFolder()
  const first = start(folder, 'stuck')
  const { port } = await told(first, 'listening')
  const { cookie, id } = await registerAndUpload(`http://127.0.0.1:${port}`)
  expect(await kill(first, 'SIGTERM')).toBe(0)

  const second = start(folder)
  const address = `http://127.0.0.1:${(await told(second, 'listening')).port}`
  expect(await completed(address, cookie, id)).toMatchObject({ status: 'completed' })
}, 150_000)

test('what was acknowledged of a file survives the death of the server, and the file goes on from there', async () => {
  const folder = testFolder()
  const letter = pdf('x'.repeat(300_000))
  const hash = createHash('sha256').update(letter).digest('hex')
  const put = async (address: string, cookie: string, from: number, to: number) => {
    const answer = await fetch(
      `${address}/api/uploads/${hash}?offset=${from}&size=${letter.length}`,
      {
        method: 'PUT',
        headers: { cookie, 'content-type': 'application/octet-stream' },
        body: new Uint8Array(letter.subarray(from, to)),
      },
    )
    return answer.json()
  }
  const first = start(folder)
  let address = `http://127.0.0.1:${(await told(first, 'listening')).port}`
  const cookie = await registered(address)
  expect(await put(address, cookie, 0, 200_000)).toEqual({ received: 200_000, complete: false })
  // The next chunk is being uploaded when the process crashes.
  const lost = put(address, cookie, 200_000, 250_000).catch(() => 'lost')
  await kill(first, 'SIGKILL')
  await lost

  const second = start(folder)
  address = `http://127.0.0.1:${(await told(second, 'listening')).port}`
  const state = await fetch(`${address}/api/uploads/${hash}`, { headers: { cookie } })
  const { received } = (await state.json()) as { received: number }
  expect(received).toBeGreaterThanOrEqual(200_000)
  expect(await put(address, cookie, received, letter.length)).toEqual({
    received: letter.length,
    complete: true,
  })
  const form = multipart([{ name: 'held', value: JSON.stringify([{ hash, name: 'a.pdf' }]) }])
  const upload = await fetch(`${address}/api/documents`, {
    method: 'POST',
    headers: { ...form.headers, cookie },
    body: new Uint8Array(form.body),
  })
  expect(await upload.json()).toMatchObject({ byteSize: letter.length })
}, 150_000)

test('a second server on a folder in use does not start, and one after a kill does', async () => {
  const folder = testFolder()
  const first = start(folder)
  await told(first, 'listening')
  const second = start(folder)
  expect((await once(second, 'exit'))[0]).toBe(1)
  await kill(first, 'SIGKILL')
  await told(start(folder), 'listening')
}, 150_000)
