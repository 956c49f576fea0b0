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

/** Errors of this machine, for example of a draft that cannot be read. */
const isLocal = (error: unknown) =>
  error instanceof TypeError ||
  error instanceof RangeError ||
  (error instanceof Error && 'path' in error)

/** A full bucket counts as a full disk. Every other answer, or none, means that the storage cannot be reached at the moment. */
export function asStorageError(error: unknown): Error {
  if (isLocal(error)) return error
  const problem = problemOf(error)
  if (!full.has(problem.code) && problem.status !== 507) return storageDown(problem)
  return Object.assign(new Error('the bucket is full', { cause: problem }), { code: 'ENOSPC' })
}

const missing = new Set(['NoSuchKey', 'NoSuchUpload', 'NoSuchVersion', 'NotFound'])

/** Whether the storage answered that an object does not exist. A proxy also answers 404 while its storage is away. */
export const isMissing = (error: unknown): boolean => missing.has(problemOf(error).code)
