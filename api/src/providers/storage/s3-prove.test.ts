import { afterEach, beforeEach, expect, test } from 'vitest'
import { openFakeS3, type FakeS3, type S3Fault } from '../../../test/fake-s3.ts'
import { sha256 } from '../../system/sha256.ts'
import { bucketKey } from './s3.ts'
import { createBucket, type BucketSettings } from './s3-bucket.ts'
import { proveBucket } from './s3-prove.ts'

let s3: FakeS3
beforeEach(async () => {
  s3 = await openFakeS3()
})
afterEach(() => s3.close())

async function proved(settings: Partial<BucketSettings> = {}, hashes: string[] = []) {
  const bucket = createBucket({ ...s3.settings, ...settings }, { tries: 1 })
  return proveBucket(bucket, hashes).finally(() => bucket.close())
}

test('a bucket that can be used has nothing more in it afterwards, and keeps no version of the probe', async () => {
  expect(await proved()).toBe(0)
  s3.objects.keepVersions()
  expect(await proved()).toBe(0)
  expect(s3.keys()).toEqual([])
})

const wrongSettings: [string, Partial<BucketSettings>, RegExp][] = [
  ['a key that does not exist', { keyId: 'another' }, /refuses the keys.*S3_KEY_ID/],
  ['a wrong secret', { secretKey: 'secret-typo' }, /refuses the keys.*S3_SECRET_KEY/],
  ['no such bucket', { name: 'papers' }, /There is no bucket "papers" at http:.*S3_BUCKET/],
  ['a wrong region', { region: 'us-east-1' }, /another region than "us-east-1".*S3_REGION/],
  ['nobody there', { endpoint: 'http://127.0.0.1:9' }, /cannot be reached \(ECONNREFUSED\)/],
  [
    'no such host',
    { endpoint: 'http://s3.invalid' },
    /cannot be reached \((ENOTFOUND|EAI_AGAIN)\)/,
  ],
]
test.each(wrongSettings)('%s is told in one sentence, and nothing is written', async (...row) => {
  const [, settings, sentence] = row
  const error = await proved(settings).catch((thrown: Error) => thrown)
  expect(error).toMatchObject({ message: expect.stringMatching(sentence) as string })
  expect((error as Error).message).not.toMatch(/\n|the-secret|typo/)
  expect(s3.keys()).toEqual([])
})

const answers: [string, RegExp, S3Fault, RegExp][] = [
  ['a key that may not list', /^GET/, [403, 'AccessDenied'], /do not allow.*to list the content/],
  ['a key that may not write', /^PUT/, [403, 'AccessDenied'], /do not allow.*to write to/],
  ['a key that may not erase', /^DELETE/, [403, 'AccessDenied'], /do not allow.*to erase from/],
  ['no right to erase versions', /versionId/, [403, 'AccessDenied'], /do not allow.*to erase from/],
  ['a refused encryption', /^PUT/, [400, 'InvalidArgument'], /encryption aws:kms.*S3_ENCRYPTION/],
  ['clocks that differ', /^GET/, [403, 'RequestTimeTooSkewed'], /clock of this machine/],
  ['a broken storage', /^GET/, [500, 'InternalError'], /answers InternalError \(500\)/],
]
test.each(answers)('%s is told in one sentence', async (_, on, how, sentence) => {
  s3.objects.keepVersions()
  s3.fail(on, how, Infinity)
  await expect(proved({ encryption: { kind: 'aws:kms' } })).rejects.toThrow(sentence)
})

test('a full bucket does not prevent the start', async () => {
  s3.fail(/^PUT/, [507, 'InsufficientStorage'], Infinity)
  expect(await proved()).toBe(0)
})

test('a bucket without the files is refused, one that lost some of them is told', async () => {
  const hashes = ['a', 'b', 'c'].map(sha256)
  await expect(proved({}, hashes.slice(0, 1))).rejects.toThrow(/none of the letters' files/)
  s3.objects.add('film.mp4', Buffer.from('film'))
  await expect(proved({}, hashes)).rejects.toThrow(/none of the letters' files/)
  expect(await proved({}, hashes.slice(0, 2))).toBe(2)
  s3.objects.add(bucketKey(hashes[0]!), Buffer.from('a'))
  expect(await proved({}, hashes)).toBe(2)
})
