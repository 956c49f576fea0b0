import { AppError, message, type MessageId } from '@brieflotse/contract'

type Reason = Exclude<Extract<MessageId, `transfer.${string}`>, 'transfer.refused'>

/** Says why a file cannot be taken over. */
export const refuse = (why: Reason, values: Record<string, string> = {}): AppError =>
  new AppError('transfer-invalid', message('transfer.refused', { why, ...values }))

/** `what` is where in the file something stands that cannot be: the name of a file or of a column. */
export const invalid = (what: string) => refuse('transfer.not-valid', { what })
