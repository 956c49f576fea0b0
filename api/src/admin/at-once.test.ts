import { expect, test } from 'vitest'
import { nameAdmins } from '../account/store.ts'
import { signUp } from '../../test/client.ts'
import { testServer } from '../../test/test-server.ts'

async function twoAdmins() {
  const server = await testServer()
  const [eva, udo] = [await signUp(server, 'eva'), await signUp(server, 'udo')]
  await nameAdmins(server.deps.db, ['eva', 'udo'])
  return { server, eva, udo }
}

test('two administrators who lock each other out in the same moment do not leave the server without one', async () => {
  const { server, eva, udo } = await twoAdmins()
  const lock = (by: typeof eva, whom: typeof eva) =>
    by.call('PUT', `/api/admin/users/${whom.user.id}/lock`, { body: { locked: true } })
  const answers = await Promise.all([lock(eva, udo), lock(udo, eva)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 401])
  const open = await server.deps.db.read
    .selectFrom('users')
    .select('username')
    .where('is_admin', '=', 1)
    .where('locked_at', 'is', null)
    .execute()
  expect(open).toHaveLength(1)
})

test('credits are given once however often the wish arrives, also at once', async () => {
  const { server, eva, udo } = await twoAdmins()
  const give = (key: string) =>
    eva.call('POST', `/api/admin/users/${udo.user.id}/credits`, {
      headers: { 'idempotency-key': key },
      body: { amount: 5, reason: 'Kulanz' },
    })
  const answers = await Promise.all([give('one'), give('one'), give('one'), give('two')])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  await give('one')
  const given = await server.deps.db.read
    .selectFrom('credit_entries')
    .select('amount')
    .where('reason', '=', 'given')
    .execute()
  expect(given).toEqual([{ amount: 5 }, { amount: 5 }])
})

test('a dead job that is tried again twice, from two screens at once, is one job', async () => {
  const { server, eva, udo } = await twoAdmins()
  const { db, queue } = server.deps
  const job = { name: 'read-document', payload: { documentId: 1 }, subject: 'document:1' }
  await db.write((tx) => queue.add(tx, job))
  await db.write((tx) => tx.updateTable('jobs').set({ state: 'dead', attempts: 3 }).execute())
  const { id } = await db.read.selectFrom('jobs').select('id').executeTakeFirstOrThrow()
  const retry = (by: typeof eva) => by.call('POST', `/api/admin/jobs/${id}/retry`)
  await Promise.all([retry(eva), retry(udo), retry(eva)])
  await retry(udo)
  const left = await db.read.selectFrom('jobs').select(['state', 'attempts']).execute()
  expect(left).toEqual([{ state: 'waiting', attempts: 0 }])
})
