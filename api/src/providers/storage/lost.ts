import { AppError } from '@brieflotse/contract'

/** Content that a row names and that is not there any more, or not what it was. The log names its hash, an answer does not. */
export function lost(hash: string, what: 'missing' | 'damaged'): AppError {
  const cause = Object.assign(new Error(`content ${hash} is ${what}`), { code: 'CONTENT' })
  return new AppError('content-lost', undefined, { cause })
}
