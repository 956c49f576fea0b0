import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openFakeS3, type FakeS3, type S3Fault } from '../../../test/fake-s3.ts'
import { testFolder } from '../../../test/test-server.ts'
import { sha256 } from '../../system/sha256.ts'
import { createS3Storage, bucketKey } from './s3.ts'
import { createBucket, type BucketSettings } from './s3-bucket.ts'
import { isStorageDown } from './storage-down.ts'
import { storageSuite } from './suite.ts'

const MB = 2 ** 20
let s3: FakeS3
const closing: (() => void)[] = []
beforeEach(async () => {
  s3 = await openFakeS3()
})
afterEach(async () => {
  for (const close of closing.splice(0)) close()
  await s3.close()
})

function openStorage(settings: Partial<BucketSettings> = {}) {
  const folder = join(testFolder(), 'drafts')
  const bucket = createBucket({ ...s3.settings, ...settings }, { tries: 2, partBytes: 5 * MB })
  closing.push(() => bucket.close())
  return { storage: createS3Storage(bucket, folder), bucket, left: () => readdirSync(folder) }
}

storageSuite('in S3', () => openStorage().storage)
describe('where old versions are kept', () => {
  beforeEach(() => void s3.objects.keepVersions())
  storageSuite('in a bucket with versions', () => openStorage().storage)
})

async function keep(storage: ReturnType<typeof openStorage>['storage'], bytes: Buffer | string) {
  const draft = await storage.write(Readable.from([Buffer.from(bytes)]), { maxBytes: 50 * MB })
  await draft.keep()
  return draft.hash
}

test('a large file is uploaded in parts, with the configured encryption, and comes back whole', async () => {
  const encryption = { kind: 'aws:kms', kmsKey: 'key/1' } as const
  const { storage, left } = openStorage({ encryption })
  const large = randomBytes(12 * MB)
  const hash = await keep(storage, large)
  expect(s3.calls.filter((call) => call.includes('partNumber'))).toHaveLength(3)
  expect(s3.objects.current(bucketKey(hash))).toMatchObject({ encryption: 'aws:kms' })
  expect(left()).toEqual([])
  const { stream, size } = (await storage.open(hash))!
  expect(size).toBe(12 * MB)
  const read = await buffer(stream)
  expect(sha256(read)).toBe(hash)
  expect(sha256((await storage.read(hash))!)).toBe(hash)
  await expect.poll(left).toEqual([])
})

test('content has the name that it has in a folder, and lists are read to their end', async () => {
  const { storage } = openStorage({ encryption: { kind: 'AES256' } })
  const hashes = []
  for (let n = 0; n < 8; n += 1) hashes.push(await keep(storage, `letter ${n}`))
  expect(s3.keys()).toEqual(hashes.map((hash) => `${hash.slice(0, 2)}/${hash}`).toSorted())
  expect(s3.objects.current(s3.keys()[0]!)).toMatchObject({ encryption: 'AES256' })
  const listed = []
  for await (const { hash, size } of storage.list()) listed.push([hash, size])
  expect(listed).toEqual(hashes.toSorted().map((hash) => [hash, 8]))
})

test('what is moved aside comes back, or goes with its day', async () => {
  const { storage } = openStorage()
  const [one, two] = [await keep(storage, 'one'), await keep(storage, 'two')]
  await storage.setAside(one, '2026-01-31')
  await storage.setAside(two, '2026-02-01')
  await storage.setAside(sha256('never there'), '2026-02-01')
  expect(await storage.read(one)).toBeNull()
  await storage.dropAside('2026-02-01')
  await storage.putBack(two, '2026-02-01')
  expect(s3.keys()).toEqual([bucketKey(two)])
})

test('erased content is gone with all its versions, and its neighbours stay', async () => {
  const { storage } = openStorage()
  s3.objects.keepVersions()
  const hash = await keep(storage, 'letter')
  await keep(storage, 'letter')
  const other = await keep(storage, 'another')
  s3.objects.add(`${bucketKey(hash)}.bak`, Buffer.from('not ours'))
  await storage.remove(hash)
  expect(s3.keys()).toEqual([`${bucketKey(hash)}.bak`, bucketKey(other)].toSorted())
  expect(s3.objects.versions.get(`${bucketKey(hash)}.bak`)).toHaveLength(1)
})

test('parts that a killed process left behind are deleted, those of a running upload are not', async () => {
  const { storage } = openStorage()
  s3.objects.begin('ab/cut', undefined)
  const hour = 3_600_000
  await storage.dropUnfinished(new Date(Date.now() + 60_000))
  expect(s3.objects.uploads.size).toBe(1)
  const draft = await storage.write(Readable.from([randomBytes(6 * MB)]), { maxBytes: 10 * MB })
  s3.fail(/^PUT .*partNumber/, [503, 'SlowDown'], 1)
  const keeping = draft.keep()
  await expect.poll(() => s3.objects.uploads.size).toBe(2)
  await Promise.all([keeping, storage.dropUnfinished(new Date(Date.now() + hour))])
  expect([s3.objects.uploads.size, s3.keys()]).toEqual([0, [bucketKey(draft.hash)]])
})

const passing: [string, RegExp, S3Fault][] = [
  ['the storage is busy', /^(PUT|GET)/, [503, 'SlowDown']],
  ['the storage has an error', /^(PUT|GET)/, [500, 'InternalError']],
  ['a response is lost', /^(PUT|GET)/, 'lost'],
  ['a download breaks off', /^GET/, 'cut'],
  ['the response to the end of an upload is lost', /^POST .*uploadId/, 'lost'],
  ['the clock of this machine is wrong', /^never/, 'lost'],
]
test.each(passing)('nothing is noticed when once %s', async (what, on, how) => {
  const { storage } = openStorage()
  if (what.includes('clock')) s3.clock.aheadMs = 20 * 60_000
  for (const bytes of [Buffer.from('letter'), randomBytes(6 * MB)]) {
    s3.fail(on, how)
    const hash = await keep(storage, bytes)
    s3.fail(on, how)
    expect(sha256(await buffer((await storage.open(hash))!.stream))).toBe(hash)
    s3.heal()
  }
})

const lasting: [string, RegExp, S3Fault][] = [
  ['is busy', /./, [503, 'SlowDown']],
  ['does not answer', /./, 'lost'],
  ['breaks off every download', /^GET/, 'cut'],
  ['refuses the keys', /./, [403, 'InvalidAccessKeyId']],
  ['has lost the bucket', /./, [404, 'NoSuchBucket']],
]
test.each(lasting)('that the storage %s is told as such, and as no loss', async (_, on, how) => {
  const { storage, left } = openStorage()
  const large = randomBytes(6 * MB)
  const hashes = [await keep(storage, 'letter'), await keep(storage, large)]
  s3.fail(on, how, Infinity)
  const down = (work: Promise<unknown>) => work.then(() => 'done', isStorageDown)
  for (const hash of hashes) {
    expect(await down(storage.open(hash))).toBe(true)
    expect(await down(storage.read(hash))).toBe(true)
  }
  expect(left()).toEqual([])
  s3.heal()
  for (const hash of hashes) expect(sha256((await storage.read(hash))!)).toBe(hash)
})

test('an upload that fails leaves the draft, which can be kept later, and no parts', async () => {
  const { storage, left } = openStorage()
  const draft = await storage.write(Readable.from([randomBytes(11 * MB)]), { maxBytes: 20 * MB })
  s3.fail(/partNumber/, [503, 'SlowDown'], 2)
  await expect(draft.keep()).rejects.toSatisfy(isStorageDown)
  expect([s3.objects.uploads.size, s3.keys(), left().length]).toEqual([0, [], 1])
  await draft.keep()
  expect([s3.objects.uploads.size, s3.keys(), left()]).toEqual([0, [bucketKey(draft.hash)], []])
})

test('a full bucket counts as a full disk', async () => {
  const { storage } = openStorage()
  s3.fail(/^PUT/, [507, 'XMinioStorageFull'], Infinity)
  await expect(keep(storage, 'letter')).rejects.toMatchObject({ code: 'ENOSPC' })
})

test('content that is not what its name says is not given out', async () => {
  const { storage, left } = openStorage()
  for (const bytes of [Buffer.from('letter'), randomBytes(6 * MB)]) {
    const hash = await keep(storage, bytes)
    s3.objects.add(bucketKey(hash), randomBytes(bytes.length))
    await expect(storage.open(hash)).rejects.toMatchObject({ code: 'content-lost' })
    await expect(storage.read(hash)).rejects.toMatchObject({ code: 'content-lost' })
  }
  expect(left()).toEqual([])
})

test('no error tells the keys, nor what the storage said', async () => {
  const { storage } = openStorage()
  s3.fail(/./, [403, 'SignatureDoesNotMatch'], Infinity)
  const error = await storage.read(sha256('letter')).then(String, (thrown: unknown) => thrown)
  const { cause } = error as Error
  expect(cause).toMatchObject({ message: 'S3 answered SignatureDoesNotMatch (403)' })
  expect((cause as Error).cause).toBeUndefined()
  expect(JSON.stringify(Object.entries(cause as object))).not.toMatch(/the-secret|key-id/)
})
