import { describe, expect, test } from 'vitest'
import type { Tx } from '../db/open.ts'
import { noteTime } from '../db/server-time.ts'
import { cleanUpJob } from '../documents/clean-up-job.ts'
import { day } from '../system/limits.ts'
import { Sessions } from '../http/session.ts'
import { clientOf, cookieOf, signUp } from '../../test/client.ts'
import { testServer, type TestServer } from '../../test/test-server.ts'

async function signInAgain(server: TestServer, username: string) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/login',
    body: { username, password: 'a long password' },
  })
  return clientOf(server, cookieOf(answer), answer.json())
}

describe('the session cookie', () => {
  test('is out of reach of scripts and of other sites, and lasts thirty days', async () => {
    const server = await testServer()
    const { headers } = await server.app.inject({
      method: 'POST',
      url: '/api/register',
      body: { username: 'lara', password: 'a long password', email: 'a@example.org' },
    })
    const cookie = String(headers['set-cookie'])
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    expect(cookie).toMatch(/; Max-Age=2592000/)
    expect(cookie).not.toMatch(/; Secure/)
  })

  test('is Secure where the page came over HTTPS', async () => {
    const server = await testServer({ trustProxy: () => true })
    const { headers } = await server.app.inject({
      method: 'POST',
      url: '/api/register',
      headers: { 'x-forwarded-proto': 'https' },
      body: { username: 'lara', password: 'a long password', email: 'a@example.org' },
    })
    expect(String(headers['set-cookie'])).toMatch(/; Secure/)
  })

  test.each(['', 'brieflotse-session=', 'brieflotse-session=abc;def', 'brieflotse-session=%'])(
    'opens nothing when it is %o',
    async (cookie) => {
      const server = await testServer()
      const answer = await server.app.inject({ url: '/api/user', headers: { cookie } })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({ code: 'not-logged-in' })
    },
  )
})

describe('logging out', () => {
  test('ends the session itself: the old cookie opens nothing any more', async () => {
    const server = await testServer()
    const client = await signUp(server)
    const answer = await client.call('POST', '/api/logout')
    expect(answer.statusCode).toBe(204)
    expect(answer.body).toBe('')
    expect(answer.headers['clear-site-data']).toBe('"cache"')
    expect((await client.call('GET', '/api/user')).statusCode).toBe(401)
  })

  test('a device that was logged out elsewhere is told by which history, and keeps no page in its cache', async () => {
    const server = await testServer()
    const client = await signUp(server)
    await server.deps.sessions.endAll(client.user.id)
    const answer = await client.call('GET', '/api/user')
    expect(answer.headers['clear-site-data']).toBe('"cache"')
    expect(answer.json()).toMatchObject({ code: 'not-logged-in', epoch: server.deps.db.epoch })
    const visitor = await server.app.inject({ url: '/api/user' })
    expect(visitor.headers['clear-site-data']).toBeUndefined()
  })

  test('leaves the sessions of other devices', async () => {
    const server = await testServer()
    const client = await signUp(server)
    const other = await signInAgain(server, client.user.username)
    await client.call('POST', '/api/logout')
    expect((await other.call('GET', '/api/user')).statusCode).toBe(200)
  })

  test('everywhere ends every session of the user and nobody else’s', async () => {
    const server = await testServer()
    const client = await signUp(server)
    const other = await signInAgain(server, client.user.username)
    const stranger = await signUp(server)
    expect((await client.call('POST', '/api/logout-everywhere')).statusCode).toBe(204)
    expect((await client.call('GET', '/api/user')).statusCode).toBe(401)
    expect((await other.call('GET', '/api/user')).statusCode).toBe(401)
    expect((await stranger.call('GET', '/api/user')).statusCode).toBe(200)
  })

  test('is what signing in as somebody else means for who was signed in before', async () => {
    const server = await testServer()
    const [one, two] = [await signUp(server), await signUp(server)]
    const body = { username: two.user.username, password: 'a long password' }
    expect((await one.call('POST', '/api/login', { body })).statusCode).toBe(200)
    expect((await one.call('GET', '/api/user')).statusCode).toBe(401)
  })

  test('again is no mistake', async () => {
    const server = await testServer()
    expect((await server.app.inject({ method: 'POST', url: '/api/logout' })).statusCode).toBe(204)
  })
})

test('a user has one device key, on every device and after the next login, and nobody else has it', async () => {
  const server = await testServer()
  const client = await signUp(server)
  const keyOf = (of: typeof client) => of.get<{ key: string }>('/api/device-key')
  const first = await keyOf(client)
  expect(first).toEqual({ userId: client.user.id, key: expect.stringMatching(/^[\w-]{43}$/) })
  await server.deps.sessions.endAll(client.user.id)
  expect(await keyOf(await signInAgain(server, client.user.username))).toEqual(first)
  expect((await keyOf(await signUp(server))).key).not.toBe(first.key)
  expect((await client.call('GET', '/api/device-key')).statusCode).toBe(401)
})

const start = Date.parse('2026-01-01T12:00:00Z')

/** Starts a session on a server that has been at work every day since then. */
async function session() {
  const { deps } = await testServer()
  const time = { now: start }
  // The days recorded at the server's start belong to today and would falsify the count.
  await deps.db.read.deleteFrom('seen_days').execute()
  await deps.db.read.updateTable('server_time').set({ last_at: null }).execute()
  for (let ago = 40; ago >= 0; ago -= 1) await noteTime(deps.db, start - ago * day)
  const sessions = new Sessions(deps.db, () => time.now)
  await deps.db.write((tx) =>
    tx
      .insertInto('users')
      .values({ username: 'a', username_key: 'a', password_hash: '', created_at: '' })
      .execute(),
  )
  const token = await deps.db.write((tx) => sessions.start(tx, 1))
  const liveUntil = async (days: number) => {
    while (time.now < start + days * day) {
      time.now += day
      await noteTime(deps.db, time.now)
    }
  }
  return { deps, time, sessions, token, liveUntil }
}

describe('a session', () => {
  test('lasts thirty days from its last use', async () => {
    const { time, sessions, token, liveUntil } = await session()
    await liveUntil(29)
    expect(await sessions.find(token)).toMatchObject({ userId: 1, renewed: true })
    await liveUntil(58)
    expect(await sessions.find(token)).toMatchObject({ userId: 1 })
    await liveUntil(87)
    expect(await sessions.list(1)).toHaveLength(1)
    await liveUntil(90)
    expect(time.now - start).toBe(90 * day)
    expect(await sessions.list(1)).toEqual([])
    expect(await sessions.find(token)).toBeNull()
  })

  test.each([29.5, 31, 400])(
    'is not over because the clock was %i days ahead once, and lasts no longer for it',
    async (ahead) => {
      const { deps, time, sessions, token, liveUntil } = await session()
      await liveUntil(10)
      time.now += ahead * day
      await noteTime(deps.db, time.now)
      expect(await sessions.find(token)).toMatchObject({ userId: 1 })
      const { signal } = new AbortController()
      const finish = (save: (tx: Tx) => Promise<void>) => deps.db.write(save)
      await cleanUpJob({ ...deps, now: () => time.now }).run({}, { signal, finish })
      time.now -= ahead * day
      await noteTime(deps.db, time.now)
      expect(await sessions.find(token)).toMatchObject({ userId: 1 })
      await liveUntil(41)
      expect(await sessions.find(token)).toBeNull()
    },
  )

  test('is stored without the token that opens it', async () => {
    const { deps } = await testServer()
    await deps.db.write((tx) =>
      tx
        .insertInto('users')
        .values({ username: 'a', username_key: 'a', password_hash: '', created_at: '' })
        .execute(),
    )
    const token = await deps.db.write((tx) => deps.sessions.start(tx, 1))
    const rows = await deps.db.read.selectFrom('sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})
