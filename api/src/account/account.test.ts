import { describe, expect, test, vi } from 'vitest'
import { clientOf, cookieOf, registration, signUp } from '../testing/client.ts'
import { testServer, type TestServer } from '../testing/test-server.ts'

const post = (server: TestServer, url: string, body: object, headers = {}) =>
  server.app.inject({ method: 'POST', url, body, headers })

describe('registration', () => {
  test('answers the user with three credits, without the password, and signs them in', async () => {
    const server = await testServer()
    const answer = await post(server, '/api/register', {
      ...registration('lara'),
      firstName: 'Lara',
    })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      username: 'lara',
      firstName: 'Lara',
      lastName: null,
      credits: 3,
      isAdmin: false,
      preferredLanguage: 'en',
    })
    expect(answer.body).not.toContain('password')
    const client = clientOf(server, cookieOf(answer), answer.json())
    expect(await client.get('/api/user')).toEqual(answer.json())
  })

  test('ignores what a client must not set', async () => {
    const server = await testServer()
    const greedy = { ...registration('lara'), id: 99, isAdmin: true, credits: 1000 }
    const user = (await post(server, '/api/register', greedy)).json()
    expect(user).toMatchObject({ id: 1, isAdmin: false, credits: 3 })
  })

  test('that finds no room on the disk for its session leaves nothing, and the name can be taken again', async () => {
    const server = await testServer()
    const full = Object.assign(new Error('full'), { code: 'SQLITE_FULL' })
    vi.spyOn(server.deps.sessions, 'start').mockRejectedValueOnce(full)
    const register = () => post(server, '/api/register', registration('lara'))
    expect((await register()).statusCode).toBe(507)
    expect((await register()).statusCode).toBe(201)
  })

  test('ends the session before in the same step, so that a full disk leaves that as it was', async () => {
    const server = await testServer()
    const { cookie, get } = await signUp(server, 'jana')
    const headers = { cookie }
    const { sessions } = server.deps
    const full = Object.assign(new Error('full'), { code: 'SQLITE_FULL' })
    vi.spyOn(sessions, 'endIn').mockRejectedValueOnce(full)
    const register = () =>
      server.app.inject({
        method: 'POST',
        url: '/api/register',
        headers,
        body: registration('lara'),
      })
    expect((await register()).statusCode).toBe(507)
    expect(await get('/api/user')).toMatchObject({ username: 'jana' })
    expect((await register()).statusCode).toBe(201)
    expect(await get('/api/user')).toMatchObject({ code: 'not-logged-in' })
  })

  test('takes a name once, whatever its case and its spelling in Unicode', async () => {
    const server = await testServer()
    await signUp(server, 'Jürgen')
    for (const username of ['jürgen', 'JÜRGEN', 'Ju\u0308rgen', ' jürgen ']) {
      const answer = await post(server, '/api/register', registration(username))
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({ code: 'username-taken' })
    }
  })

  test.each([
    [{ username: 'ab' }, 'Username must be at least 3 characters'],
    [{ password: 'short' }, 'Password must be at least 8 characters'],
    [{ email: 'nobody' }, 'Invalid email format'],
    [{ username: undefined }, 'Username must be at least 3 characters'],
  ])('says what is wrong with %o', async (wrong, sentence) => {
    const server = await testServer()
    const answer = await post(server, '/api/register', { ...registration('lara'), ...wrong })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ code: 'invalid-input', error: sentence, message: sentence })
  })
})

describe('login', () => {
  test('signs in under the name in any case', async () => {
    const server = await testServer()
    const { user } = await signUp(server, 'Lara')
    const answer = await post(server, '/api/login', {
      username: 'LARA',
      password: 'a long password',
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual(user)
  })

  test('says the same about a wrong password and an unknown name', async () => {
    const server = await testServer()
    await signUp(server, 'lara')
    const wrong = await post(server, '/api/login', { username: 'lara', password: 'wrong' })
    const unknown = await post(server, '/api/login', { username: 'nobody', password: 'wrong' })
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json().error).toBe('Invalid username or password')
    expect(unknown.body).toBe(wrong.body)
  })

  test('is refused for a minute after ten tries with one name, wherever they come from', async () => {
    const server = await testServer({ trustProxy: true })
    const attempt = (n: number, username = 'lara') =>
      post(
        server,
        '/api/login',
        { username, password: 'wrong' },
        { 'x-forwarded-for': `10.0.0.${n}` },
      )
    for (let n = 0; n < 10; n++) expect((await attempt(n)).statusCode).toBe(401)
    const refused = await attempt(11, 'LARA')
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ code: 'rate-limited' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await attempt(12, 'somebody else')).statusCode).toBe(401)
  })

  test('is refused for a minute after thirty tries from one address', async () => {
    const server = await testServer()
    for (let n = 0; n < 30; n++) {
      await post(server, '/api/login', { username: `name${n}`, password: 'wrong' })
    }
    const answer = await post(server, '/api/login', { username: 'new', password: 'wrong' })
    expect(answer.statusCode).toBe(429)
  })
})

test('users say who they are, piece by piece; nothing else can be set that way', async () => {
  const server = await testServer()
  const client = await signUp(server)
  const body = { firstName: ' Amina ', city: 'Dortmund', isAdmin: true, credits: 99 }
  const answer = await client.call('PATCH', '/api/user', { body })
  expect(answer.json()).toMatchObject({
    firstName: 'Amina',
    city: 'Dortmund',
    isAdmin: false,
    credits: 3,
  })
  await client.call('PATCH', '/api/user', { body: { city: null } })
  expect(await client.get('/api/user')).toMatchObject({ firstName: 'Amina', city: null })
})

test.each([{ email: 'nowhere' }, { city: 'a\nb' }, { preferredLanguage: 'English' }])(
  'a profile with %o is refused',
  async (body) => {
    const server = await testServer()
    const client = await signUp(server)
    expect((await client.call('PATCH', '/api/user', { body })).statusCode).toBe(400)
  },
)
