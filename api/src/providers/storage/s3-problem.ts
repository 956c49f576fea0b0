import { storageDown } from './storage-down.ts'

/**
 * What went wrong at the storage, as a code and a status. The storage's own message is left out, because it may quote keys and
 * signatures, and this one is logged.
 */
export class S3Problem extends Error {
  constructor(
    readonly code: string,
    readonly status: number | null,
  ) {
    super(status === null ? `no answer from S3 (${code})` : `S3 answered ${code} (${status})`)
  }
}

type Thrown = { name?: string; code?: unknown; $metadata?: { httpStatusCode?: number } }

export function problemOf(error: unknown): S3Problem {
  if (error instanceof S3Problem) return error
  const { name = 'Error', code, $metadata } = error as Thrown
  const status = $metadata?.httpStatusCode ?? null
  return new S3Problem(status === null && typeof code === 'string' ? code : name, status)
}

const full = new Set(['QuotaExceeded', 'InsufficientStorage', 'XMinioStorageFull'])

/** A full bucket counts as a full disk. Everything else means that the storage cannot be reached at the moment. */
export function asStorageError(error: unknown): Error {
  const problem = problemOf(error)
  if (!full.has(problem.code) && problem.status !== 507) return storageDown(problem)
  return Object.assign(new Error('the bucket is full', { cause: problem }), { code: 'ENOSPC' })
}

/** Whether the storage answered that an object does not exist. */
export function isMissing(error: unknown): boolean {
  const { code, status } = problemOf(error)
  return status === 404 && code !== 'NoSuchBucket'
}
