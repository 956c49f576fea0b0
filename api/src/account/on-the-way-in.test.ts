import { expect, test } from 'vitest'
import { registration, signUp } from '../../test/client.ts'
import { testServer, type TestServer } from '../../test/test-server.ts'
import { checkPassword } from './store.ts'

const { password } = registration('')

/** A login whose password was verified and whose session has not started yet. */
async function onTheWay(server: TestServer, username: string) {
  const { db, sessions } = server.deps
  const moment = sessions.moment()
  const userId = await checkPassword(db.read, username, password)
  return () => db.write((tx) => sessions.start(tx, userId!, null, moment))
}

const count = async (server: TestServer) =>
  (await server.deps.db.read.selectFrom('sessions').select('id').execute()).length

test('whoever is on their way in with the old password while it is changed stays out', async () => {
  const server = await testServer()
  const jana = await signUp(server, 'jana')
  const enter = await onTheWay(server, 'jana')
  const body = { password, newPassword: 'another long password' }
  expect((await jana.call('PUT', '/api/user/password', { body })).statusCode).toBe(204)
  await expect(enter()).rejects.toMatchObject({ code: 'not-logged-in' })
  expect(await count(server)).toBe(1)
})

test('whoever is on their way in while all are logged out stays out; others, and whoever comes later, do not', async () => {
  const server = await testServer()
  const [jana] = [await signUp(server, 'jana'), await signUp(server, 'mila')]
  const [enter, other] = [await onTheWay(server, 'jana'), await onTheWay(server, 'mila')]
  await jana.call('POST', '/api/logout-everywhere')
  await expect(enter()).rejects.toMatchObject({ code: 'not-logged-in' })
  expect(await other()).toBeTypeOf('string')
  expect(await (await onTheWay(server, 'jana'))()).toBeTypeOf('string')
})

test('a storm of logins with the old password leaves no session once it is changed', async () => {
  const server = await testServer({ trustProxy: () => true })
  const jana = await signUp(server, 'jana')
  const login = (n: number) =>
    server.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'x-forwarded-for': `10.0.0.${n}` },
      body: { username: 'jana', password },
    })
  const body = { password, newPassword: 'another long password' }
  const logins = [1, 2, 3].map(login)
  const [changed] = await Promise.all([
    jana.call('PUT', '/api/user/password', { body }),
    ...logins,
    login(4),
    login(5),
  ])
  expect(changed.statusCode).toBe(204)
  expect(await count(server)).toBe(1)
})

test('a session that ended while its password was looked at changes nothing any more', async () => {
  const server = await testServer()
  const { db, sessions } = server.deps
  const { user } = await signUp(server, 'jana')
  const { id } = await db.read.selectFrom('sessions').select('id').executeTakeFirstOrThrow()
  const before = { userId: user.id, sessionId: id }
  await db.write((tx) => sessions.prove(tx, before))
  const here = await sessions.find(await db.write((tx) => sessions.start(tx, user.id)))
  await db.write((tx) => sessions.endOthers(tx, here!))
  const late = db.write((tx) => sessions.prove(tx, before))
  await expect(late).rejects.toMatchObject({ code: 'not-logged-in' })
})
