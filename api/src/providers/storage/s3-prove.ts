import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bucketKey } from './s3.ts'
import type { Bucket } from './s3-bucket.ts'
import { problemOf, S3Problem } from './s3-problem.ts'

/** The configured storage cannot be used. The message tells the operator why. */
export class CannotStore extends Error {}

const refusedKeys = new Set(['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'InvalidToken'])
const otherRegion = new Set([
  'PermanentRedirect',
  'AuthorizationHeaderMalformed',
  'IllegalLocationConstraintException',
])

/** An object that is written and erased again at the start. Its name cannot be one of the content. */
const probe = '.ready'

/**
 * Throws `CannotStore` if the bucket cannot be listed, written and erased from, or has none of `hashes`, which the database refers to.
 * Returns how many of them are missing.
 */
export async function proveBucket(bucket: Bucket, hashes: string[]): Promise<number> {
  let isEmpty = true
  await orCannotStore(bucket, 'list the content of', async () => {
    for await (const { key } of bucket.list('', 2)) {
      if (key !== probe) isEmpty = false
      break
    }
  })
  let missing = 0
  await orCannotStore(bucket, 'read from', async () => {
    for (const hash of hashes) if (!(await bucket.has(bucketKey(hash)))) missing += 1
  })
  // A few files may be lost. A bucket that has none of them is the wrong one, or the files were never copied to it.
  if (missing > 0 && missing === hashes.length && (isEmpty || missing > 2)) {
    throw new CannotStore(
      `The bucket ${told(bucket)} has none of the letters' files. Set BRIEFLOTSE_S3_BUCKET to the bucket that has them. If they are still in the data folder, copy them first: see "Files in S3" in docs/operating.md.`,
    )
  }
  await orCannotStore(bucket, 'write to', () => writeProbe(bucket))
  await orCannotStore(bucket, 'erase from', () => bucket.erase(probe))
  return missing
}

async function writeProbe(bucket: Bucket): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'brieflotse-'))
  const path = join(folder, 'probe')
  try {
    await writeFile(path, 'ready')
    await bucket.put(probe, { path, size: 5 })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const told = ({ settings: { name, endpoint } }: Bucket) => `"${name}" at ${endpoint ?? 'Amazon S3'}`

/** Throws `CannotStore` with a sentence for the operator if the storage does not do what is asked. */
export async function orCannotStore(
  bucket: Bucket,
  what: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    // A bucket that is full now may have room later, and letters can be read meanwhile.
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return
    const { cause } = error as Error
    if (!(cause instanceof S3Problem)) throw error
    throw new CannotStore(sentence(bucket, what, problemOf(cause)), { cause })
  }
}

function sentence(bucket: Bucket, what: string, { code, status }: S3Problem): string {
  const { settings } = bucket
  const place = settings.endpoint ?? 'Amazon S3'
  if (status === null) {
    return `The storage at ${place} cannot be reached (${code}). Check BRIEFLOTSE_S3_ENDPOINT and the network.`
  }
  if (code === 'NoSuchBucket') {
    return `There is no bucket ${told(bucket)}. Create it, or set BRIEFLOTSE_S3_BUCKET.`
  }
  if (refusedKeys.has(code)) {
    return `The storage at ${place} refuses the keys (${code}). Check BRIEFLOTSE_S3_KEY_ID and BRIEFLOTSE_S3_SECRET_KEY.`
  }
  if (code === 'RequestTimeTooSkewed') {
    return `The clock of this machine and the clock of the storage at ${place} differ by more than 15 minutes. Correct the wrong one.`
  }
  if (otherRegion.has(code) || status === 301) {
    return `The bucket ${told(bucket)} is in another region than "${settings.region}". Set BRIEFLOTSE_S3_REGION.`
  }
  if (status === 403) {
    return `The keys do not allow this server to ${what} the bucket ${told(bucket)} (${code}). The rights that it needs are in docs/operating.md.`
  }
  const isEncryption =
    settings.encryption && what === 'write to' && (status < 500 || status === 501)
  if (isEncryption) {
    return `The storage at ${place} does not accept the encryption ${settings.encryption!.kind} (${code}). Check BRIEFLOTSE_S3_ENCRYPTION and BRIEFLOTSE_S3_KMS_KEY.`
  }
  return `This server cannot ${what} the bucket ${told(bucket)}: it answers ${code} (${status}).`
}
