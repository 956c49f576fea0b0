import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  clientOf,
  cookieOf,
  file,
  pdf,
  registration,
  signUp,
  type Client,
} from '../../test/client.ts'
import { testFolder, testServer, type TestServer } from '../../test/test-server.ts'
import { eraseRows } from './farewell.ts'

const mark = 'Zwiebelfischkontor'
const hash = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')

/** Finds every file below a folder that contains one of the marks or has one as its name. */
function tracesIn(folder: string, marks: string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const path = join(entry.parentPath, entry.name)
      const bytes = readFileSync(path)
      const found = marks.filter((one) => entry.name.includes(one) || bytes.includes(one))
      return found.map((one) => `${path.slice(folder.length + 1)}: ${one}`)
    })
}

/** Creates an account with data of every kind. */
async function fullAccount(server: TestServer, name: string): Promise<Client> {
  const client = await signUp(server, name)
  const profile = {
    firstName: mark,
    lastName: mark,
    address: `${mark} 1`,
    postalCode: '24100',
    city: mark,
  }
  await client.call('PATCH', '/api/user', { body: profile })
  const content = pdf(`${mark} ${name}`)
  const { id } = (await client.upload([file(content, `${mark}.pdf`)])).json<{ id: number }>()
  await client.settled(id)
  await client.call('PATCH', `/api/documents/${id}`, {
    headers: { 'idempotency-key': `${mark}-title` },
    body: { changes: [{ field: 'title', from: null, to: mark }] },
  })
  await client.call('POST', '/api/notices/feed')
  // A chunk of an upload that was never completed.
  const half = Buffer.from(`${mark} half a letter`)
  const piece = await client.call(
    'PUT',
    `/api/uploads/${hash(half)}?offset=0&size=${half.length + 9}`,
    {
      body: half,
      headers: { 'content-type': 'application/octet-stream' },
    },
  )
  expect(piece.statusCode).toBe(200)
  const bought = await client.call('POST', '/api/payments/credits', {
    headers: { 'idempotency-key': `${mark}-credits` },
    body: { credits: 2, method: 'online' },
  })
  expect(bought.statusCode, bought.body).toBe(201)
  return client
}

const leave = (client: Client, password = registration('').password) =>
  client.call('POST', '/api/user/delete', { body: { password } })
const gone = (server: TestServer, { user }: Client) =>
  expect
    .poll(
      async () =>
        (await server.deps.db.read.selectFrom('farewells').selectAll().execute()).length +
        (
          await server.deps.db.read
            .selectFrom('jobs')
            .select('id')
            .where('subject', '=', `leaving:${user.id}`)
            .execute()
        ).length,
      { timeout: 20_000 },
    )
    .toBe(0)

test('an account ends after the password was given again, and its devices hear of it', async () => {
  const server = await testServer()
  server.startJobs()
  const client = await fullAccount(server, 'jana')
  const other = clientOf(
    server,
    cookieOf(
      await server.app.inject({ method: 'POST', url: '/api/login', body: registration('jana') }),
    ),
    client.user,
  )
  const look = await client.get('/api/user/last-look')
  expect(look).toMatchObject({ letters: 1, credits: 3, onTheirWay: 0, notHandedOver: 0 })
  expect((await leave(client, 'falsch')).json()).toMatchObject({ code: 'wrong-password' })
  expect((await client.call('GET', '/api/user')).statusCode).toBe(200)

  expect((await leave(client)).statusCode).toBe(204)
  const heard = await other.call('GET', '/api/user')
  expect(heard.statusCode).toBe(401)
  expect(heard.json()).toMatchObject({ code: 'account-deleted' })
  expect(heard.headers['clear-site-data']).toBe('"cache"')
  await gone(server, client)
  const again = await server.app.inject({
    method: 'POST',
    url: '/api/login',
    body: registration('jana'),
  })
  expect(again.json()).toMatchObject({ code: 'wrong-credentials' })
  // The username can be registered again, and the new account is a different one.
  expect((await signUp(server, 'jana')).user.id).not.toBe(client.user.id)
})

test('nothing of an account is left in the database file, in the folder or in the log, and others keep all of theirs', async () => {
  const lines: string[] = []
  const dataFolder = testFolder()
  const server = await testServer({
    dataFolder,
    logLevel: 'trace',
    logStream: { write: (line) => void lines.push(line) },
  })
  server.startJobs()
  const stays = await signUp(server, 'bleibt')
  const shared = (await stays.upload([file(pdf(`${mark} jana`), 'same.pdf')])).json<{
    id: number
  }>()
  await stays.settled(shared.id)
  const client = await fullAccount(server, 'jana')
  await fullAccount(server, 'karl').then(leave)
  const marks = ['jana', mark]
  expect(tracesIn(dataFolder, marks).length).toBeGreaterThan(2)
  await leave(client)
  await gone(server, client)
  await server.deps.db.scrub()
  const traces = tracesIn(dataFolder, marks).filter(
    // Another user has the same letter and keeps its content.
    (trace) => !trace.startsWith(`files/${hash(pdf(`${mark} jana`)).slice(0, 2)}/`),
  )
  expect(traces).toEqual([])
  expect(lines.join('')).not.toMatch(new RegExp(marks.join('|')))
  expect((await stays.document(shared.id)).status).toBe('completed')
  expect((await stays.call('GET', `/api/documents/${shared.id}/file`)).statusCode).toBe(200)
})

test('a process that is killed between the rows and the files is gone on with', async () => {
  const dataFolder = testFolder()
  const server = await testServer({ dataFolder })
  server.startJobs()
  const client = await fullAccount(server, 'jana')
  await server.stopJobs()
  await leave(client)
  const left = await eraseRows(server.deps.db, client.user.id)
  expect(left!.hashes.length).toBeGreaterThan(0)
  // The process dies after it deleted the rows, so the second call must return the same leftovers.
  expect(await eraseRows(server.deps.db, client.user.id)).toEqual(left)
  server.startJobs()
  await gone(server, client)
  expect(tracesIn(dataFolder, [mark, ...left!.hashes])).toEqual([])
})
