import { describe, expect, test } from 'vitest'
import { limits } from '../http/limits.ts'
import { createSessions } from '../http/session.ts'
import { clientOf, cookieOf, signUp } from '../testing/client.ts'
import { testServer, type TestServer } from '../testing/test-server.ts'

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
    const server = await testServer({ trustProxy: true })
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

describe('a session', () => {
  test('lasts thirty days from its last use', async () => {
    const { deps } = await testServer()
    let now = Date.parse('2026-01-01T00:00:00Z')
    const sessions = createSessions(deps.db, () => now)
    await deps.db.write((tx) =>
      tx
        .insertInto('users')
        .values({ username: 'a', username_key: 'a', password_hash: '', created_at: '' })
        .execute(),
    )
    const token = await deps.db.write((tx) => sessions.start(tx, 1))
    now += limits.sessionMs - 1
    expect(await sessions.find(token)).toMatchObject({ userId: 1, renewed: true })
    now += limits.sessionMs - 1
    expect(await sessions.find(token)).toMatchObject({ userId: 1 })
    now += limits.sessionMs
    expect(await sessions.find(token)).toBeNull()
  })

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
