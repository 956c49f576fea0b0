import type { UploadedDocument } from '@brieflotse/contract'
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { noteTime } from '../db/server-time.ts'
import { day, limits } from '../system/limits.ts'
import { file, pdf, signUp } from '../../test/client.ts'
import { testServer, type TestServer } from '../../test/test-server.ts'
import { cleanUpJob } from './clean-up-job.ts'

async function cleanUp({ deps }: TestServer, now: number) {
  const { signal } = new AbortController()
  await cleanUpJob({ ...deps, now: () => now }).run(
    {},
    { signal, finish: (save) => deps.db.write(save) },
  )
}

/** Simulates that the server runs on each of the next days. */
async function atWork({ deps }: TestServer, days: number) {
  for (let n = 0; n <= days; n += 1) await noteTime(deps.db, Date.now() + n * day)
}

test('what was archived is erased after thirty days, and not before', async () => {
  const server = await testServer()
  const client = await signUp(server)
  const upload = await client.upload([file(pdf('a'))])
  const { id } = upload.json<UploadedDocument>()
  await client.call('DELETE', `/api/documents/${id}`)
  await atWork(server, 30)
  await cleanUp(server, Date.now() + 30 * day - 60_000)
  expect(await server.deps.answers.load(id)).toMatchObject({ status: 'archived' })
  await cleanUp(server, Date.now() + 30 * day + 60_000)
  expect(await server.deps.answers.load(id)).toBeNull()
  expect(await server.stored()).toEqual([])
})

test('what is not archived stays, however old it is', async () => {
  const server = await testServer()
  const client = await signUp(server)
  const { id } = (await client.upload([file(pdf('a'))])).json<UploadedDocument>()
  await atWork(server, 365)
  await cleanUp(server, Date.now() + 365 * day)
  expect(await server.deps.answers.load(id)).toMatchObject({ status: 'pending' })
  expect(await server.stored()).toHaveLength(1)
})

test('sessions that are over, old keys and old translations go', async () => {
  const server = await testServer()
  const client = await signUp(server)
  await client.upload([file(pdf('a'))], { 'idempotency-key': 'one' })
  const { db } = server.deps
  await db.read
    .insertInto('translations')
    .values({ key: 'k', value: 'v', used_at: new Date().toISOString() })
    .execute()
  await atWork(server, limits.translationCacheMs / day + 1)
  await cleanUp(server, Date.now() + limits.translationCacheMs + day)
  for (const table of ['sessions', 'idempotency_keys', 'translations'] as const) {
    expect(await db.read.selectFrom(table).selectAll().execute()).toEqual([])
  }
})

test('files that a crash left behind are set aside, once they are old enough to be nobody’s', async () => {
  const server = await testServer()
  const hash = 'ab'.repeat(32)
  const folder = join(server.dataFolder, 'files/ab')
  mkdirSync(folder)
  writeFileSync(join(folder, hash), 'stray')
  await cleanUp(server, Date.now())
  expect(await server.stored()).toEqual([hash])
  const old = new Date(Date.now() - limits.strayFileMs - 1_000)
  utimesSync(join(folder, hash), old, old)
  await cleanUp(server, Date.now())
  expect(await server.stored()).toEqual([])
  const today = new Date().toISOString().slice(0, 10)
  expect(readdirSync(join(server.dataFolder, 'files/unnamed', today))).toEqual([hash])
})

test('the next cleaning is planned for tomorrow', async () => {
  const server = await testServer()
  const now = Date.now()
  await cleanUp(server, now)
  const jobs = await server.deps.db.read.selectFrom('jobs').selectAll().execute()
  expect(jobs).toMatchObject([{ name: 'clean-up', run_at: new Date(now + day).toISOString() }])
})
