import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type S3Client,
  type ServerSideEncryption,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { type FileHandle, open } from 'node:fs/promises'
import { isMissing } from './s3-problem.ts'

/** A file on this machine that is to be stored. */
export type UploadSource = { path: string; size: number }

type Deps = {
  client: S3Client
  Bucket: string
  encrypted: { ServerSideEncryption: ServerSideEncryption; SSEKMSKeyId?: string } | null
  partBytes: number
}

/** With the size of a part, this limits the memory that uploads need. */
const uploadsAtOnce = 4

/**
 * Uploads files: small ones with one request, larger ones in parts. Each body is in memory while it is sent, so that its hash is in the
 * signature and it can be sent again.
 */
export function createS3Upload({ client, Bucket, encrypted, partBytes }: Deps) {
  const running = new Set<string>()
  const inTurn = atMost(uploadsAtOnce)

  async function inParts(Key: string, file: FileHandle, size: number): Promise<void> {
    const begun = new CreateMultipartUploadCommand({ Bucket, Key, ...encrypted })
    const { UploadId } = await client.send(begun)
    if (UploadId === undefined) throw new Error('no upload id')
    const upload = { Bucket, Key, UploadId }
    running.add(UploadId)
    try {
      const Parts: { PartNumber: number; ETag: string | undefined }[] = []
      for (let start = 0; start < size; start += partBytes) {
        const Body = await readPart(file, start, Math.min(partBytes, size - start))
        const PartNumber: number = Parts.length + 1
        const part = new UploadPartCommand({ ...upload, PartNumber, Body })
        Parts.push({ PartNumber, ETag: (await client.send(part)).ETag })
      }
      const whole = new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } })
      await client.send(whole).catch((error: unknown) => unlessDone(error, Key, size))
    } catch (error) {
      // If this fails too, the parts are deleted by `dropUnfinished`.
      await client.send(new AbortMultipartUploadCommand(upload)).catch(() => {})
      throw error
    } finally {
      running.delete(UploadId)
    }
  }

  /** If only the answer was lost, the repeated request finds no upload any more, but the whole object. */
  async function unlessDone(error: unknown, Key: string, size: number): Promise<void> {
    if (!isMissing(error)) throw error
    const { ContentLength } = await client.send(new HeadObjectCommand({ Bucket, Key }))
    if (ContentLength !== size) throw error
  }

  return {
    isRunning: (uploadId: string) => running.has(uploadId),

    put: (Key: string, { path, size }: UploadSource): Promise<void> =>
      inTurn(async () => {
        const file = await open(path)
        try {
          if (size > partBytes) return await inParts(Key, file, size)
          const Body = await readPart(file, 0, size)
          await client.send(new PutObjectCommand({ Bucket, Key, Body, ...encrypted }))
        } finally {
          await file.close()
        }
      }),
  }
}

async function readPart(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(length)
  for (let done = 0; done < length;) {
    const { bytesRead } = await file.read(bytes, done, length - done, start + done)
    if (bytesRead === 0) throw new Error('the draft is shorter than it was')
    done += bytesRead
  }
  return bytes
}

/** Runs at most so many tasks at the same time; the others wait in order. */
function atMost(most: number) {
  let free = most
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
