import { expect, test } from 'vitest'
import { setLock } from '../admin/users.ts'
import { signUp } from '../../test/client.ts'
import { testServer } from '../../test/test-server.ts'
import { beginFarewell } from './farewell.ts'

test('whoever is leaving is not let in any more: not by a password that was being looked at, not by an administrator', async () => {
  const server = await testServer()
  const { db, queue, sessions } = server.deps
  const { user } = await signUp(server, 'jana')
  await db.write((tx) => beginFarewell(tx, queue, user.id))
  const start = () => db.write((tx) => sessions.start(tx, user.id))
  await expect(start()).rejects.toMatchObject({ code: 'account-locked' })
  await db.write((tx) => setLock(tx, user.id, false))
  await expect(start()).rejects.toMatchObject({ code: 'account-locked' })
})

test('a lock that comes while the password is looked at keeps its user out', async () => {
  const server = await testServer()
  const { db, sessions } = server.deps
  const { user } = await signUp(server, 'jana')
  await db.write((tx) => setLock(tx, user.id, true))
  const start = () => db.write((tx) => sessions.start(tx, user.id))
  await expect(start()).rejects.toMatchObject({ code: 'account-locked' })
  await db.write((tx) => setLock(tx, user.id, false))
  expect(await start()).toMatch(/^[\w-]{40,}$/)
})
