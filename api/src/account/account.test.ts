import { describe, expect, test, vi } from 'vitest'
import { limits } from '../system/limits.ts'
import { clientOf, cookieOf, registration, signUp } from '../../test/client.ts'
import { newInvite } from './invites.ts'
import { testServer, type TestServer } from '../../test/test-server.ts'

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
    ['exo', 'ехо'],
    ['ехо', 'exo'],
    ['anna', 'ɑnna'],
    ['anna', 'ᴀnna'],
    ['anna', 'anna·'],
    ['BOB', 'ВОВ'],
    ['omar', 'омаг'],
    ['anna maria', 'anna  maria'],
  ])('beside %j the name %j, which looks like it, is taken', async (first, second) => {
    const server = await testServer()
    await signUp(server, first)
    const answer = await post(server, '/api/register', registration(second))
    expect(answer.json()).toMatchObject({ code: 'username-taken' })
    expect(answer.statusCode).toBe(409)
    await signUp(server, 'müller')
    for (const other of ['muller', 'Лара', 'anna.', '😀😀😀', '🙂🙂🙂'])
      expect((await post(server, '/api/register', registration(other))).statusCode).toBe(201)
  })

  test('two accounts of before whose names look alike both go on logging in', async () => {
    const server = await testServer()
    await signUp(server, 'exo')
    await signUp(server, 'other')
    const name = { username: 'ехо', username_key: 'ехо' }
    await server.deps.db.write((tx) =>
      tx.updateTable('users').set(name).where('username', '=', 'other').execute(),
    )
    for (const username of ['exo', 'ехо']) {
      const { password } = registration(username)
      const answer = await post(server, '/api/login', { username, password })
      expect(answer.json()).toMatchObject({ username })
    }
  })

  test.each([
    ['la\u200bra', 400],
    ['la\u202era', 400],
    ['la\u0000ra', 400],
    ['l\u0430ra', 400],
    ['\u039fmar', 400],
    ['\u041b\u0430\u0440\u0430', 201],
    ['J\u00fcrgen-2', 201],
    ['\u0645\u0631\u064a\u0645', 201],
  ])(
    'of the name %j is answered with %i: names that look the same are not two names',
    async (username, status) => {
      const server = await testServer()
      const answer = await post(server, '/api/register', registration(username))
      expect(answer.statusCode).toBe(status)
    },
  )

  test.each([
    [{ firstName: 'a\u0000b' }, /not valid/],
    [{ lastName: 'a\nb' }, /not valid/],
  ])('takes no name of %j', async (wrong, sentence) => {
    const server = await testServer()
    const answer = await post(server, '/api/register', { ...registration('lara'), ...wrong })
    expect(answer.json<{ error: string }>().error).toMatch(sentence)
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
    expect(answer.json()).toMatchObject({
      code: 'invalid-input',
      error: sentence,
      message: sentence,
      said: { id: expect.stringMatching(/^form\./) as string },
    })
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

  const attempt = (
    server: TestServer,
    from: string,
    rest: { username?: string; cookie?: string },
  ) =>
    post(
      server,
      '/api/login',
      { username: rest.username ?? 'lara', password: 'wrong' },
      { 'x-forwarded-for': from, cookie: rest.cookie ?? '' },
    )

  test('is refused for a minute after ten tries with one name from one address', async () => {
    const server = await testServer({ trustProxy: () => true })
    for (let n = 0; n < 10; n++)
      expect((await attempt(server, '10.0.0.1', {})).statusCode).toBe(401)
    const refused = await attempt(server, '10.0.0.1', { username: 'LARA' })
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ code: 'rate-limited' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await attempt(server, '10.0.0.1', { username: 'somebody' })).statusCode).toBe(401)
    expect((await attempt(server, '10.0.0.2', {})).statusCode).toBe(401)
  })

  test('from a device that knows the name succeeds while strangers guess its password', async () => {
    const { max } = limits.loginsPerUsername
    const server = await testServer({ trustProxy: () => true })
    const { cookie } = await signUp(server, 'lara')
    const guess = async (n: number) => (await attempt(server, `10.0.${n >> 3}.1`, {})).statusCode
    const answers = await Promise.all(Array.from({ length: max + 1 }, (_, n) => guess(n)))
    expect(answers.filter((status) => status === 429)).toHaveLength(1)
    const body = { username: 'Lara', password: registration('').password }
    const elsewhere = { 'x-forwarded-for': '10.9.9.9' }
    expect((await post(server, '/api/login', body, elsewhere)).statusCode).toBe(429)
    // The owner's known device can log in from anywhere, even from the attacker's address (both may share a router).
    for (const place of ['10.9.9.9', '10.0.1.1']) {
      const headers = { 'x-forwarded-for': place, cookie }
      expect((await post(server, '/api/login', body, headers)).statusCode).toBe(200)
    }
  })

  test('from a device that knows the name is limited as well, and no device knows a name for another', async () => {
    const server = await testServer({ trustProxy: () => true })
    const { cookie } = await signUp(server, 'lara')
    const other = await signUp(server, 'mila')
    const tries = async (known: string) => {
      const found: number[] = []
      for (let n = 0; n < 11; n++)
        found.push((await attempt(server, '10.0.0.1', { cookie: known })).statusCode)
      return found.at(-1)
    }
    expect(await tries(cookie)).toBe(429)
    expect(await tries(other.cookie)).toBe(429)
    const forged = cookie.replace(
      /(brieflotse-known=[^.]+\.)(.)/,
      (_all, before: string, first: string) => before + (first === '_' ? '-' : '_'),
    )
    expect(forged).not.toBe(cookie)
    expect((await attempt(server, '10.0.0.1', { cookie: forged })).statusCode).toBe(429)
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

describe('registration that is not open to everybody', () => {
  test('refuses who was not invited, before any password is looked at', async () => {
    const server = await testServer({ registration: 'closed' })
    const answer = await post(server, '/api/register', registration('lara'))
    expect(answer.json()).toMatchObject({ code: 'registration-closed' })
    const guessed = { ...registration('lara'), invite: 'guessed' }
    expect((await post(server, '/api/register', guessed)).statusCode).toBe(403)
    expect(await server.deps.db.read.selectFrom('users').selectAll().execute()).toEqual([])
  })

  test('lets one in with an invitation, once and while it lasts', async () => {
    const server = await testServer({ registration: 'invite' })
    const { db } = server.deps
    const [fresh, old] = [newInvite(Date.now()), newInvite(Date.now() - 8 * 86_400_000)]
    await db.read.insertInto('invites').values([fresh.row, old.row]).execute()
    const enter = (username: string, invite: string) =>
      post(server, '/api/register', { ...registration(username), invite })
    expect((await enter('lara', old.token)).statusCode).toBe(403)
    expect((await enter('lara', fresh.token)).statusCode).toBe(201)
    expect((await enter('mila', fresh.token)).statusCode).toBe(403)
  })
})
