import type { StorageReport, UploadedDocument } from '@brieflotse/contract'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { nameAdmins } from './account/store.ts'
import { proveContentJob } from './documents/prove-content-job.ts'
import { limits } from './system/limits.ts'
import { backUp } from './operation/back-up.ts'
import { restore } from './operation/restore.ts'
import { contentMissingFor } from './operation/restore-check.ts'
import { bucketKey } from './providers/storage/s3.ts'
import { createBucket } from './providers/storage/s3-bucket.ts'
import { file, pdf, signUp } from '../test/client.ts'
import { openFakeS3 } from '../test/fake-s3.ts'
import { testFolder, testServer } from '../test/test-server.ts'
import { storageWarnings } from './start.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function withBucket() {
  const s3 = await openFakeS3({ pageSize: 1_000 })
  const bucket = createBucket(s3.settings, { tries: 1 })
  closing.push(
    () => bucket.close(),
    () => s3.close(),
  )
  const dataFolder = join(testFolder(), 'data')
  const server = await testServer({ bucket, dataFolder })
  return { s3, bucket, dataFolder, server, client: await signUp(server) }
}

const down = { code: 'busy', said: { id: 'storage-down', values: {} } }

test('a letter is stored, read, served and erased, and none of it lies in the data folder', async () => {
  const { s3, dataFolder, server, client } = await withBucket()
  server.startJobs()
  const letter = pdf('a')
  const { id } = (await client.upload([file(letter)])).json<UploadedDocument>()
  expect(await client.settled(id)).toMatchObject({ status: 'completed' })
  expect(s3.keys().length).toBeGreaterThan(1)
  const original = await client.call('GET', `/api/documents/${id}/file`)
  expect(original.rawPayload.equals(Buffer.from(letter))).toBe(true)
  expect(original.headers['content-length']).toBe(String(letter.length))
  expect((await client.call('GET', `/api/documents/${id}/pages/1`)).statusCode).toBe(200)
  expect(existsSync(join(dataFolder, 'files'))).toBe(false)
  expect(readdirSync(join(dataFolder, 'drafts'))).toEqual([])
  await client.call('DELETE', `/api/documents/${id}?permanent=true`)
  expect(s3.keys()).toEqual([])
})

test('while the storage cannot be reached users are told, and the same request succeeds later', async () => {
  const { s3, server, client } = await withBucket()
  s3.fail(/./, [503, 'SlowDown'], Infinity)
  const send = () => client.upload([file(pdf('a'))], { 'idempotency-key': 'one' })
  const refused = await send()
  expect([refused.statusCode, refused.json()]).toMatchObject([503, down])
  expect((await server.app.inject('/readyz')).json()).toMatchObject({ failing: ['app', 'storage'] })
  s3.heal()
  const { id } = (await send()).json<UploadedDocument>()
  s3.fail(/^GET/, 'lost', Infinity)
  const unread = await client.call('GET', `/api/documents/${id}/file`)
  expect([unread.statusCode, unread.json()]).toMatchObject([503, down])
  s3.heal()
  expect((await client.call('GET', `/api/documents/${id}/file`)).statusCode).toBe(200)
})

test('a job waits for the storage however long it takes, and counts no try', async () => {
  const { s3, server, client } = await withBucket()
  const { id } = (await client.upload([file(pdf('a'))])).json<UploadedDocument>()
  const { db } = server.deps
  const job = () =>
    db.read
      .selectFrom('jobs')
      .select(['attempts', 'run_at', 'state'])
      .where('name', '=', 'read-document')
      .executeTakeFirst()
  const now = new Date().toISOString()
  s3.fail(/^(GET|PUT)/, [503, 'SlowDown'], Infinity)
  server.startJobs()
  for (let n = 0; n < 5; n += 1) {
    await db.write((tx) => tx.updateTable('jobs').set({ run_at: now }).execute())
    await expect
      .poll(async () => ((await job())?.run_at ?? '') > new Date().toISOString())
      .toBe(true)
  }
  expect(await job()).toMatchObject({ attempts: 0, state: 'waiting' })
  s3.heal()
  await db.write((tx) => tx.updateTable('jobs').set({ run_at: now }).execute())
  expect(await client.settled(id)).toMatchObject({ status: 'completed' })
})

test('a letter erased while the storage cannot be reached is gone at once, its file with the next chance', async () => {
  const { s3, server, client } = await withBucket()
  const ids = []
  for (const text of ['a', 'b']) {
    ids.push((await client.upload([file(pdf(text))])).json<UploadedDocument>().id)
  }
  const erase = (id?: number) => client.call('DELETE', `/api/documents/${id}?permanent=true`)
  s3.fail(/^DELETE/, [503, 'SlowDown'], Infinity)
  expect((await erase(ids[0])).statusCode).toBeLessThan(300)
  expect(s3.keys()).toHaveLength(2)
  s3.heal()
  await erase(ids[1])
  expect(s3.keys()).toEqual([])
  expect(await server.deps.db.read.selectFrom('files').selectAll().execute()).toEqual([])
})

test('content of no letter is moved aside, parts of dead uploads are deleted, and a running upload keeps both', async () => {
  const { s3, server, client } = await withBucket()
  await client.upload([file(pdf('a'))])
  const stray = bucketKey('ab'.repeat(32))
  s3.objects.add(stray, Buffer.from('stray'))
  s3.objects.begin('cd/dead')
  await server.deps.files.sweep(new Date(Date.now() + limits.strayFileMs))
  const today = new Date().toISOString().slice(0, 10)
  expect(s3.keys()).toHaveLength(2)
  expect(s3.keys()).toContain(`unnamed/${today}/${'ab'.repeat(32)}`)
  expect(s3.objects.uploads.size).toBe(0)
  // The same content arrives again while the sweep is about to move it aside.
  const list = server.deps.storage.list.bind(server.deps.storage)
  const listing = vi.spyOn(server.deps.storage, 'list').mockImplementation(async function* () {
    yield* list()
    await client.upload([file(pdf('b'))])
    for await (const one of list()) yield { ...one, modifiedAt: new Date(0) }
  })
  await server.deps.files.sweep(new Date(), { force: true })
  listing.mockRestore()
  expect(await server.stored()).toHaveLength(2)
})

test('the weekly check finds by a list what is missing or has another size', async () => {
  const { s3, server, client } = await withBucket()
  for (const text of ['a', 'b', 'c']) await client.upload([file(pdf(text))])
  const [missing = '', damaged = ''] = s3.keys()
  s3.objects.remove(missing, null)
  s3.objects.add(damaged, Buffer.from('short'))
  s3.calls.splice(0)
  const running = { signal: new AbortController().signal, finish: async () => {} }
  const { run } = proveContentJob(server.deps)
  await expect(run({}, running)).rejects.toMatchObject({ code: 'content-lost' })
  expect(s3.calls.filter((call) => !call.includes('list-type'))).toEqual([])
  await nameAdmins(server.deps.db, [client.user.username])
  const { lost, bucket } = await client.get<StorageReport>('/api/admin/storage')
  expect(bucket).toBe('letters')
  expect(await client.get('/api/admin/backups')).toMatchObject({ bucket: 'letters' })
  expect(new Set(lost.map(({ hash, what }) => `${bucketKey(hash)} ${what}`))).toEqual(
    new Set([`${missing} missing`, `${damaged} damaged`]),
  )
})

test('a backup has the database and says where the files are, and a restore says which of them are gone', async () => {
  const { s3, bucket, dataFolder, server, client } = await withBucket()
  for (const text of ['a', 'b']) await client.upload([file(pdf(text))])
  const backupFolder = join(dataFolder, '../backups')
  const options = { dataFolder, backupFolder, keep: 1, now: new Date() }
  const made = await backUp({ ...options, bucket: 'letters' })
  expect(made.lost).toBeUndefined()
  const backup = join(backupFolder, made.name)
  expect(readdirSync(backup)).not.toContain('files')
  await expect(contentMissingFor(backup, null)).rejects.toThrow(/in the bucket "letters"/)
  expect(await contentMissingFor(backup, bucket)).toEqual([])
  const [gone = ''] = s3.keys()
  s3.objects.remove(gone, null)
  expect((await contentMissingFor(backup, bucket)).map(bucketKey)).toEqual([gone])
  await server.app.close()
  await server.deps.db.close()
  await restore({ backup, dataFolder, now: new Date() })
  expect(await storageWarnings(bucket, dataFolder)).toEqual([
    expect.stringContaining('does not have 1 of the newest 2 files'),
    expect.stringContaining('unencrypted'),
  ])
  s3.fail(/./, [403, 'InvalidAccessKeyId'], Infinity)
  await expect(contentMissingFor(backup, bucket)).rejects.toThrow(/refuses the keys/)
})

test('a backup with the files in it is restored beside a bucket only after they were copied there', async () => {
  const { bucket, s3 } = await withBucket()
  const dataFolder = join(testFolder(), 'data')
  const client = await signUp(await testServer({ dataFolder }))
  await client.upload([file(pdf('a'))])
  const backupFolder = join(dataFolder, '../backups')
  const made = await backUp({ dataFolder, backupFolder, keep: 1, now: new Date() })
  const backup = join(backupFolder, made.name)
  await expect(contentMissingFor(backup, bucket)).rejects.toThrow(/Copy the folder "files"/)
  await expect(storageWarnings(bucket, dataFolder)).rejects.toThrow(/none of the letters' files/)
  const [folder = ''] = readdirSync(join(backup, 'files'))
  const [hash = ''] = readdirSync(join(backup, 'files', folder))
  s3.objects.add(bucketKey(hash), Buffer.from('copied'))
  expect(await contentMissingFor(backup, bucket)).toEqual([])
})
