import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandInput,
  type ListMultipartUploadsCommandOutput,
  ListObjectVersionsCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Readable } from 'node:stream'
import { asStorageError, isMissing, S3Problem } from './s3-problem.ts'
import { createS3Upload, type UploadSource } from './s3-upload.ts'

export type BucketSettings = {
  name: string
  /** Missing: Amazon's address for the region. */
  endpoint?: string
  region: string
  keyId: string
  secretKey: string
  /** The name of the bucket is in the path of the address and not in its host name. */
  pathStyle: boolean
  /** What the storage is asked to encrypt objects with. Null: what the bucket says. */
  encryption: { kind: 'AES256' | 'aws:kms'; kmsKey?: string } | null
}

type BucketEntry = { key: string; size: number; modifiedAt: Date }

/** The operations on a bucket that the storage needs. All throw `storage-down` or, if the bucket is full, what a full disk throws. */
export type Bucket = ReturnType<typeof createBucket>

// The client would print that its later versions need a newer Node. This one is pinned, see decision 049.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true'

/** How far the clocks of this machine and of the storage may differ; requests with a larger difference are refused. */
const clocksMs = 15 * 60_000

/** `tries`: how often a request is sent before the storage counts as unreachable. */
export function createBucket(
  settings: BucketSettings,
  { tries = 4, partBytes = 8 * 2 ** 20 } = {},
) {
  const { name: Bucket, encryption } = settings
  const client = connect(settings, tries)
  const encrypted = encryption && {
    ServerSideEncryption: encryption.kind,
    ...(encryption.kmsKey !== undefined && { SSEKMSKeyId: encryption.kmsKey }),
  }
  const uploads = createS3Upload({ client, Bucket, encrypted, partBytes })

  async function* list(Prefix: string, most?: number): AsyncGenerator<BucketEntry> {
    const pages = paginateListObjectsV2({ client }, { Bucket, Prefix, MaxKeys: most })
    for await (const { Contents = [] } of told(pages)) {
      for (const { Key: key, Size: size = 0, LastModified: modifiedAt } of Contents) {
        if (key !== undefined && modifiedAt) yield { key, size, modifiedAt }
      }
    }
  }

  return {
    settings,
    list,

    put: (key: string, source: UploadSource): Promise<void> => answered(uploads.put(key, source)),

    /** Null if there is no such object. */
    async get(Key: string): Promise<{ stream: Readable; size: number } | null> {
      const found = await orMissing(client.send(new GetObjectCommand({ Bucket, Key })))
      return found && { stream: found.Body as Readable, size: found.ContentLength ?? 0 }
    },

    async has(Key: string): Promise<boolean> {
      return Boolean(await orMissing(client.send(new HeadObjectCommand({ Bucket, Key }))))
    },

    /** False if there is no such object. */
    async copy(from: string, Key: string): Promise<boolean> {
      const CopySource = `${Bucket}/${from}`
      const command = new CopyObjectCommand({ Bucket, Key, CopySource, ...encrypted })
      return Boolean(await orMissing(client.send(command)))
    },

    /** Deletes an object with all its versions, so that nothing of it is left where the bucket keeps versions. */
    async erase(Key: string): Promise<void> {
      const gone = await orMissing(client.send(new DeleteObjectCommand({ Bucket, Key })))
      if (!gone || (gone.DeleteMarker === undefined && gone.VersionId === undefined)) return
      await eraseVersions(client, Bucket, Key)
    },

    /** Deletes the parts of uploads that began before a moment and never ended, because their process was killed. */
    async dropUnfinished(before: Date): Promise<void> {
      const isOver = ({ Initiated, UploadId }: { Initiated?: Date; UploadId?: string }) =>
        UploadId !== undefined &&
        !uploads.isRunning(UploadId) &&
        Number(Initiated) < before.getTime() - clocksMs
      let from: Pick<ListMultipartUploadsCommandInput, 'KeyMarker' | 'UploadIdMarker'> | null = {}
      while (from) {
        const list = new ListMultipartUploadsCommand({ Bucket, ...from })
        const page: ListMultipartUploadsCommandOutput = await answered(client.send(list))
        for (const { Key, UploadId } of page.Uploads?.filter(isOver) ?? []) {
          await orMissing(client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })))
        }
        const { NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = page
        from = page.IsTruncated ? { KeyMarker, UploadIdMarker } : null
      }
    },

    /** Whether the storage answers and has the bucket. */
    answers: (): Promise<boolean> =>
      client.send(new HeadBucketCommand({ Bucket })).then(
        () => true,
        () => false,
      ),

    close: () => client.destroy(),
  }
}

function connect(settings: BucketSettings, tries: number): S3Client {
  const { endpoint, region, keyId, secretKey, pathStyle } = settings
  return new S3Client({
    region,
    forcePathStyle: pathStyle,
    credentials: { accessKeyId: keyId, secretAccessKey: secretKey },
    maxAttempts: tries,
    // The signature already contains the SHA-256 of each body. Many S3 servers do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 15_000 },
    ...(endpoint !== undefined && { endpoint }),
  })
}

async function eraseVersions(client: S3Client, Bucket: string, Key: string): Promise<void> {
  const erased = new Set<string | undefined>()
  for (;;) {
    // Deleted versions are not listed again, and those of this key come before those of longer ones.
    const list = new ListObjectVersionsCommand({ Bucket, Prefix: Key })
    const { Versions = [], DeleteMarkers = [] } = await answered(client.send(list))
    const left = [...Versions, ...DeleteMarkers].filter((version) => version.Key === Key)
    if (left.length === 0) return
    for (const { VersionId } of left) {
      if (erased.has(VersionId)) throw asStorageError(new S3Problem('VersionNotErased', 200))
      erased.add(VersionId)
      await answered(client.send(new DeleteObjectCommand({ Bucket, Key, VersionId })))
    }
  }
}

const answered = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw asStorageError(error)
  })

const orMissing = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (isMissing(error)) return null
    throw asStorageError(error)
  })

async function* told<T>(pages: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* pages
  } catch (error) {
    throw asStorageError(error)
  }
}
