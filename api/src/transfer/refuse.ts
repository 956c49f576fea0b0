import { AppError, message, type MessageId } from '@brieflotse/contract'

type Reason = Exclude<Extract<MessageId, `transfer.${string}`>, 'transfer.refused'>

/** The error for a file that cannot be imported. */
export const refuse = (why: Reason, values: Record<string, string> = {}): AppError =>
  new AppError('transfer-invalid', message('transfer.refused', { why, ...values }))

/** `what` names the file or column in the export with the invalid value. */
export const invalid = (what: string) => refuse('transfer.not-valid', { what })
