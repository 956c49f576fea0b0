import type { UploadedDocument } from '@brieflotse/contract'
import { copyFileSync, cpSync, mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { noteTime, readTime, tidyingStops } from '../db/server-time.ts'
import { cleanUpJob } from '../documents/clean-up-job.ts'
import { day } from '../system/limits.ts'
import { aheadMs } from '../jobs/jobs.ts'
import { file, pdf, signUp } from '../../test/client.ts'
import { testFolder, testServer, type TestServer } from '../../test/test-server.ts'
import { backUpOf } from './store.ts'
import { keepTime } from './keep-time.ts'

const { signal } = new AbortController()
const cleanUp = ({ deps }: TestServer, now: number) =>
  cleanUpJob({ ...deps, now: () => now }).run({}, { signal, finish: (save) => deps.db.write(save) })

async function withLetters(count: number, dataFolder?: string) {
  const server = await testServer(dataFolder === undefined ? {} : { dataFolder })
  const client = await signUp(server)
  const ids: number[] = []
  for (let n = 0; n < count; n += 1) {
    ids.push((await client.upload([file(pdf(`letter ${n}`))])).json<UploadedDocument>().id)
  }
  return { server, client, ids }
}

const startSweep = async ({ deps }: TestServer) => {
  const { last_at: lastAt } = await readTime(deps.db)
  await deps.files.sweep(new Date(Date.now() + 1_000), { lastAt })
}
const reasons = async ({ deps }: TestServer) =>
  (await tidyingStops(deps.db)).map(({ reason }) => reason)

test('a copy without the log of the database keeps every original, and says why', async () => {
  const folder = join(testFolder(), 'data')
  const { server } = await withLetters(6)
  const stored = await server.stored()
  cpSync(join(server.dataFolder, 'files'), join(folder, 'files'), { recursive: true })
  const copy = await testServer({ dataFolder: folder })
  await startSweep(copy)
  expect(await copy.stored()).toEqual(stored)
  expect(await reasons(copy)).toEqual(['unnamed'])
  expect((await copy.app.inject('/readyz')).json()).toMatchObject({ tidyingStopped: ['unnamed'] })
  const said = vi.spyOn(copy.app.log, 'error')
  const { stop } = await keepTime(copy.deps, copy.app.log)
  stop()
  expect(said).toHaveBeenCalledWith({ reason: 'unnamed', count: 6 }, expect.any(String))
})

test('an old snapshot beside newer files keeps them, also few of them', async () => {
  const { server } = await withLetters(2)
  await noteTime(server.deps.db, Date.now() - 5 * day)
  const [hash] = await server.stored()
  await server.deps.db.write((tx) =>
    tx
      .deleteFrom('document_files')
      .execute()
      .then(() => {}),
  )
  await server.deps.db.read.deleteFrom('documents').execute()
  await server.deps.db.read.deleteFrom('files').where('hash', '=', hash!).execute()
  await startSweep(server)
  expect(await reasons(server)).toEqual(['database'])
  expect(await server.stored()).toHaveLength(2)
})

test('files of a database that was made after them are kept', async () => {
  const folder = join(testFolder(), 'data')
  const hash = 'cd'.repeat(32)
  mkdirSync(join(folder, 'files/cd'), { recursive: true })
  copyFileSync(import.meta.filename, join(folder, 'files/cd', hash))
  const old = new Date(Date.now() - 10 * day)
  utimesSync(join(folder, 'files/cd', hash), old, old)
  const server = await testServer({ dataFolder: folder })
  await startSweep(server)
  expect(await reasons(server)).toEqual(['database'])
  expect(await server.stored()).toEqual([hash])
})

test('what a row names after all comes back from where it was set aside', async () => {
  const { server, ids } = await withLetters(1)
  const [hash] = await server.stored()
  await server.deps.storage.setAside(hash!, '2026-01-31')
  expect(await server.stored()).toEqual([])
  await startSweep(server)
  expect(await server.stored()).toEqual([hash])
  expect(ids).toHaveLength(1)
})

test('a clock that was 400 days ahead once erases nothing, says so, and is believed again after three days', async () => {
  const { server, client, ids } = await withLetters(1)
  await client.call('DELETE', `/api/documents/${ids[0]}`)
  const now = Date.now()
  await noteTime(server.deps.db, now)
  await cleanUp(server, now + 400 * day)
  expect(await server.deps.answers.load(ids[0]!)).toMatchObject({ status: 'archived' })
  expect(await reasons(server)).toEqual(['clock'])
  for (const later of [0, 1, 2]) {
    await cleanUp(server, now + later * day)
    expect(await reasons(server)).toEqual(['clock'])
  }
  await cleanUp(server, now + 3 * day)
  expect(await reasons(server)).toEqual([])
  for (let later = 4; later <= 29; later += 1) await cleanUp(server, now + later * day)
  expect(await server.deps.answers.load(ids[0]!)).toMatchObject({ status: 'archived' })
  await cleanUp(server, now + 30 * day + 60_000)
  expect(await server.deps.answers.load(ids[0]!)).toBeNull()
})

test('days on which the server was off are no days of the thirty', async () => {
  const { server, client, ids } = await withLetters(1)
  await client.call('DELETE', `/api/documents/${ids[0]}`)
  const now = Date.now()
  for (const later of [0, 20, 40, 60]) await cleanUp(server, now + later * day)
  expect(await server.deps.answers.load(ids[0]!)).toMatchObject({ status: 'archived' })
})

test('a backup that was planned by a clock a year ahead is brought forward, and a lease as well', async () => {
  const { server } = await withLetters(0)
  const { db, queue } = server.deps
  const far = new Date(Date.now() + 400 * day)
  await db.write((tx) => queue.add(tx, { ...backUpOf(true), runAt: far }))
  expect(await queue.take('back-up')).toBeNull()
  await queue.bringForward(aheadMs)
  const job = await queue.take('back-up')
  expect(job).toMatchObject({ name: 'back-up' })
  await db.read.updateTable('jobs').set({ leased_until: far.toISOString() }).execute()
  await queue.bringForward(aheadMs)
  const [row] = await db.read.selectFrom('jobs').select('leased_until').execute()
  expect(Date.parse(row!.leased_until!)).toBeLessThan(Date.now() + day)
})

test('soon after a write a copy of the database without its log has everything', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { server } = await withLetters(1)
  await vi.advanceTimersByTimeAsync(11_000)
  vi.useRealTimers()
  const folder = join(testFolder(), 'data')
  mkdirSync(folder)
  await expect.poll(() => readdirSync(server.dataFolder).includes('brieflotse.db')).toBe(true)
  copyFileSync(join(server.dataFolder, 'brieflotse.db'), join(folder, 'brieflotse.db'))
  const copy = await testServer({ dataFolder: folder })
  expect(await copy.deps.db.read.selectFrom('documents').select('id').execute()).toHaveLength(1)
  rmSync(folder, { recursive: true, force: true })
})

test('an administrator who has looked lets it go on: what belongs to no letter lies aside for thirty days', async () => {
  const folder = join(testFolder(), 'data')
  const { server } = await withLetters(6)
  cpSync(join(server.dataFolder, 'files'), join(folder, 'files'), { recursive: true })
  const copy = await testServer({ dataFolder: folder })
  await startSweep(copy)
  const admin = await signUp(copy, 'admin')
  await copy.deps.db.read.updateTable('users').set({ is_admin: 1 }).execute()
  const report = await admin.get('/api/admin/storage')
  expect(report).toMatchObject({ tidyingStops: [{ reason: 'unnamed', count: 6 }] })
  const old = new Date(Date.now() - 2 * 3_600_000)
  for (const hash of await copy.stored()) {
    utimesSync(join(folder, 'files', hash.slice(0, 2), hash), old, old)
  }
  const after = await admin.call('POST', '/api/admin/storage/tidying')
  expect(after.json()).toMatchObject({ tidyingStops: [] })
  expect(await copy.stored()).toEqual([])
  const today = new Date().toISOString().slice(0, 10)
  expect(readdirSync(join(folder, 'files/unnamed', today))).toHaveLength(6)
  for (let later = 0; later <= 30; later += 1) await cleanUp(copy, Date.now() + later * day)
  expect(readdirSync(join(folder, 'files/unnamed'))).toEqual([today])
  await cleanUp(copy, Date.now() + 31 * day)
  expect(readdirSync(join(folder, 'files/unnamed'))).toEqual([])
})
