import type { ErrorCode } from '@brieflotse/contract'

/**
 * Why a file cannot be read, for use inside threads: as plain data it can be sent to the main thread, which makes the `AppError`.
 * The reason is for the log.
 */
export class UnreadableFile extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, reason: string) {
    super(reason)
    this.code = code
  }
}
