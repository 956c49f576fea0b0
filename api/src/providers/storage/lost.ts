import { AppError } from '@brieflotse/contract'

/** The error for content that has a row but is missing or damaged on disk. The log contains its hash, the response does not. */
export function lost(hash: string, what: 'missing' | 'damaged'): AppError {
  const cause = Object.assign(new Error(`content ${hash} is ${what}`), { code: 'CONTENT' })
  return new AppError('content-lost', undefined, { cause })
}
