import * as v from 'valibot'
import type { Bucket, BucketSettings } from './providers/storage/s3-bucket.ts'
import { missingOf, switched, textSetting } from './system/setting-shapes.ts'

/** The settings for the place where files are stored. */
export const storageSettings = {
  BRIEFLOTSE_STORAGE: v.optional(
    v.picklist(['folder', 's3'], 'must be "folder" or "s3"'),
    'folder',
  ),
  /** The address of an S3 server. Without it, Amazon's. */
  BRIEFLOTSE_S3_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.check(isOrigin, 'must be an address without a path, such as https://s3.example.org'),
    ),
  ),
  BRIEFLOTSE_S3_REGION: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'must be a region, such as eu-central-1')),
  ),
  BRIEFLOTSE_S3_BUCKET: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket'),
    ),
  ),
  BRIEFLOTSE_S3_KEY_ID: textSetting,
  BRIEFLOTSE_S3_SECRET_KEY: textSetting,
  /** On: the bucket's name is in the path of the address, which most servers other than Amazon's need. */
  BRIEFLOTSE_S3_PATH_STYLE: switched('on'),
  BRIEFLOTSE_S3_ENCRYPTION: v.optional(
    v.picklist(['bucket', 'AES256', 'aws:kms'], 'must be "bucket", "AES256" or "aws:kms"'),
    'bucket',
  ),
  BRIEFLOTSE_S3_KMS_KEY: textSetting,
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, pathname, search, username } = new URL(text)
  return /^https?:$/.test(protocol) && pathname === '/' && search === '' && username === ''
}

const Settings = v.object(storageSettings)
export type StorageSettings = v.InferOutput<typeof Settings>

const needed = {
  folder: [],
  s3: [
    'BRIEFLOTSE_S3_REGION',
    'BRIEFLOTSE_S3_BUCKET',
    'BRIEFLOTSE_S3_KEY_ID',
    'BRIEFLOTSE_S3_SECRET_KEY',
  ],
} as const

export function missingForStorage(env: StorageSettings): string[] {
  const missing = missingOf(env, needed[env.BRIEFLOTSE_STORAGE], 'storing files in S3')
  if (env.BRIEFLOTSE_S3_KMS_KEY !== undefined && env.BRIEFLOTSE_S3_ENCRYPTION !== 'aws:kms') {
    missing.push('BRIEFLOTSE_S3_KMS_KEY needs BRIEFLOTSE_S3_ENCRYPTION=aws:kms')
  }
  return missing
}

/** The bucket of the configured S3 storage; null if files are stored in the data folder. */
export async function bucketOf(env: StorageSettings): Promise<Bucket | null> {
  if (env.BRIEFLOTSE_STORAGE === 'folder') return null
  const { createBucket } = await import('./providers/storage/s3-bucket.ts')
  return createBucket(bucketSettings(env))
}

function bucketSettings(env: StorageSettings): BucketSettings {
  const { BRIEFLOTSE_S3_ENDPOINT: endpoint, BRIEFLOTSE_S3_KMS_KEY: kmsKey } = env
  const { BRIEFLOTSE_S3_ENCRYPTION: kind } = env
  return {
    name: env.BRIEFLOTSE_S3_BUCKET!,
    region: env.BRIEFLOTSE_S3_REGION!,
    keyId: env.BRIEFLOTSE_S3_KEY_ID!,
    secretKey: env.BRIEFLOTSE_S3_SECRET_KEY!,
    // Amazon's own addresses have the bucket in the host name.
    pathStyle: endpoint !== undefined && env.BRIEFLOTSE_S3_PATH_STYLE,
    encryption: kind === 'bucket' ? null : { kind, ...(kmsKey !== undefined && { kmsKey }) },
    ...(endpoint !== undefined && { endpoint }),
  }
}
