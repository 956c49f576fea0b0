import type { DeadJobs, ManagedUser, User } from '@brieflotse/contract'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { nameAdmins, newInvite } from '../account/store.ts'
import { clientOf, cookieOf, file, pdf, registration, signUp } from '../../test/client.ts'
import { testServer } from '../../test/test-server.ts'

async function withAdmin() {
  const server = await testServer()
  const admin = await signUp(server, 'Betreiberin')
  const user = await signUp(server, 'jana')
  expect(await nameAdmins(server.deps.db, ['betreiberin'])).toEqual([])
  return { server, admin, user }
}
type Users = { users: ManagedUser[]; count: number; more: boolean }

test('nobody else comes in, and a name that nobody has makes nobody an administrator', async () => {
  const { server, user } = await withAdmin()
  for (const url of ['users', 'jobs', 'storage', 'providers'].map((name) => `/api/admin/${name}`)) {
    const { statusCode } = await user.call('GET', url)
    expect(statusCode).toBe(403)
  }
  const refused = await user.call('GET', '/api/admin/users')
  expect(refused.json()).toMatchObject({ code: 'admin-only' })
  expect((await server.app.inject('/api/admin/users')).statusCode).toBe(401)
  expect(await nameAdmins(server.deps.db, ['niemand'])).toEqual(['niemand'])
  const late = await signUp(server, 'niemand')
  expect((await late.get<User>('/api/user')).isAdmin).toBe(false)
})

test('administrators who are named again are nothing to write, so that the server starts on a full disk', async () => {
  const { server } = await withAdmin()
  const { db } = server.deps
  const written = () => sql<{ n: number }>`select total_changes() as n`.execute(db.read)
  const before = await written()
  expect(await nameAdmins(db, ['betreiberin', 'niemand'])).toEqual(['niemand'])
  expect((await written()).rows).toEqual(before.rows)
  expect(await nameAdmins(db, ['jana'])).toEqual([])
  expect((await written()).rows).not.toEqual(before.rows)
})

test('users are found by a part of their name, whose signs mean nothing but themselves', async () => {
  const { server, admin } = await withAdmin()
  await signUp(server, 'a%b')
  const names = async (search: string) =>
    (await admin.get<Users>(`/api/admin/users?search=${encodeURIComponent(search)}`)).users.map(
      ({ username }) => username,
    )
  expect(await names('JAN')).toEqual(['jana'])
  expect(await names('%')).toEqual(['a%b'])
  expect(await names('_')).toEqual([])
  expect(await names('')).toHaveLength(3)
})

test('a locked account is out everywhere and cannot come in until it is unlocked', async () => {
  const { server, admin, user } = await withAdmin()
  const lock = (locked: boolean) =>
    admin.call('PUT', `/api/admin/users/${user.user.id}/lock`, { body: { locked } })
  const logIn = () =>
    server.app.inject({ method: 'POST', url: '/api/login', body: registration('jana') })
  expect((await lock(true)).json()).toMatchObject({ isLocked: true, usedAt: null })
  expect((await user.call('GET', '/api/user')).statusCode).toBe(401)
  expect((await logIn()).json()).toMatchObject({ code: 'account-locked' })
  await lock(false)
  expect((await logIn()).statusCode).toBe(200)
  const self = await admin.call('PUT', `/api/admin/users/${admin.user.id}/lock`, {
    body: { locked: true },
  })
  expect(self.statusCode).toBe(400)
})

test('an account is locked and its streams are told in one step, also when the disk is full after it', async () => {
  const { server, admin, user } = await withAdmin()
  const { db, sessions } = server.deps
  const ended = vi.fn()
  sessions.onEnd(ended)
  const write = db.write.bind(db)
  const full = Object.assign(new Error('full'), { code: 'SQLITE_FULL' })
  vi.spyOn(db, 'write').mockRejectedValue(full).mockImplementationOnce(write)
  const url = `/api/admin/users/${user.user.id}/lock`
  const answer = await admin.call('PUT', url, { body: { locked: true } })
  expect([answer.statusCode, ended.mock.calls]).toEqual([200, [[{ userId: user.user.id }]]])
})

test('credits that are given stand in the ledger once, with the reason', async () => {
  const { admin, user } = await withAdmin()
  const url = `/api/admin/users/${user.user.id}/credits`
  const body = { amount: 4, reason: 'Brief kam nicht an' }
  const headers = { 'idempotency-key': 'k1' }
  for (const _twice of [1, 2]) {
    expect((await admin.call('POST', url, { body, headers })).json()).toMatchObject({ credits: 7 })
  }
  const history = await user.get<unknown[]>('/api/user/credits')
  expect(history).toMatchObject([
    { amount: 4, reason: 'given', note: 'Brief kam nicht an' },
    { amount: 3, reason: 'welcome', note: null },
  ])
  expect((await admin.call('POST', url, { body: { amount: -4, reason: 'x' } })).statusCode).toBe(
    400,
  )
})

test('devices are named, can be ended one by one, and a new password ends all others', async () => {
  const { server, user } = await withAdmin()
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const other = async () =>
    cookieOf(
      await server.app.inject({
        method: 'POST',
        url: '/api/login',
        body: registration('jana'),
        headers: { 'user-agent': agent },
      }),
    )
  const first = await other()
  const second = await other()
  const devices = await user.get<{ id: number; device: string; here: boolean }[]>('/api/devices')
  expect(devices.map(({ device, here }) => [device, here])).toContainEqual([
    'Firefox on Linux',
    false,
  ])
  expect(devices.filter(({ here }) => here)).toHaveLength(1)
  const { id } = devices.find(({ here }) => !here)!
  expect((await user.call('DELETE', `/api/devices/${id}`)).json()).toHaveLength(2)

  const change = (password: string) =>
    user.call('PUT', '/api/user/password', { body: { password, newPassword: 'ein neues wort' } })
  expect((await change('falsch')).json()).toMatchObject({ code: 'wrong-password' })
  expect((await change('a long password')).statusCode).toBe(204)
  for (const cookie of [first, second]) {
    const answer = await server.app.inject({ url: '/api/user', headers: { cookie } })
    expect(answer.statusCode).toBe(401)
  }
  expect((await user.call('GET', '/api/user')).statusCode).toBe(200)
  const old = await server.app.inject({
    method: 'POST',
    url: '/api/login',
    body: registration('jana'),
  })
  expect(old.json()).toMatchObject({ code: 'wrong-credentials' })
})

test('dead jobs are tried again or forgotten, and storage and providers are told without what is in letters', async () => {
  const { server, admin, user } = await withAdmin()
  const secret = 'Zwiebelfischkontor'
  await user.upload([file(pdf(secret), `${secret}.pdf`)])
  const { read } = server.deps.db
  const bury = () =>
    read
      .updateTable('jobs')
      .set({ state: 'dead', attempts: 3 })
      .where('name', '=', 'read-document')
      .execute()
  await bury()
  const { jobs } = await admin.get<DeadJobs>('/api/admin/jobs')
  expect(jobs).toMatchObject([{ name: 'read-document', attempts: 3 }])
  const retried = await admin.call('POST', `/api/admin/jobs/${jobs[0]!.id}/retry`)
  expect(retried.json()).toMatchObject({ jobs: [] })
  const [again] = await read
    .selectFrom('jobs')
    .selectAll()
    .where('name', '=', 'read-document')
    .execute()
  expect(again).toMatchObject({ state: 'waiting', attempts: 0 })
  await bury()
  const dropped = await admin.call('DELETE', `/api/admin/jobs/${again!.id}`)
  expect(dropped.json()).toMatchObject({ jobs: [] })
  const storage = await admin.call('GET', '/api/admin/storage')
  expect(storage.json()).toMatchObject({
    free: expect.any(Number) as number,
    users: [{ username: 'jana', letters: 1 }, { letters: 0 }],
  })
  const providers = await admin.call('GET', '/api/admin/providers')
  const mail = { port: 'mail', name: 'practice', kind: 'practice', lastSuccess: null }
  expect(providers.json()).toContainEqual(mail)
  expect(storage.body + providers.body + retried.body).not.toContain(secret)
})

test('an administrator invites where invitations are on, and only there', async () => {
  const server = await testServer({ registration: 'invite' })
  const [admin, other] = [newInvite(Date.now()), newInvite(Date.now())]
  await server.deps.db.read.insertInto('invites').values([admin.row, other.row]).execute()
  const enter = async (username: string, invite: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/register',
      body: { username, password: 'a long password', email: 'a@example.org', invite },
    })
  const first = await enter('admin', admin.token)
  await server.deps.db.read.updateTable('users').set({ is_admin: 1 }).execute()
  const client = clientOf(server, cookieOf(first), first.json())
  const made = await client.call('POST', '/api/admin/invites')
  const { address } = made.json<{ address: string }>()
  expect(address).toMatch(/^http:\/\/localhost:3000\/auth#invite=/)
  expect((await enter('lara', address.split('invite=')[1]!)).statusCode).toBe(201)
  const nobody = await enter('mila', other.token)
  const user = clientOf(server, cookieOf(nobody), nobody.json())
  expect((await user.call('POST', '/api/admin/invites')).statusCode).toBe(403)
})
