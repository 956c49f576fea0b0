import type { ErrorCode } from '@brieflotse/contract'

/**
 * Why a file cannot be read, inside the threads: they hand plain data to the main thread, which makes the `AppError`. The
 * reason is for the log.
 */
export class Refusal extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, reason: string) {
    super(reason)
    this.code = code
  }
}
