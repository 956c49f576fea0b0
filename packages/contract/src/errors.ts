import * as v from 'valibot'
import { ownMessages } from './messages/own.ts'
import { Said } from './sayings.ts'

/** Every way a call can fail. Callers decide about retries by the code, never by the message. */
export const errorCodes = [
  'invalid-input',
  'not-logged-in',
  'wrong-credentials',
  'account-deleted',
  'account-locked',
  'registration-closed',
  'wrong-password',
  'admin-only',
  'not-enough-credits',
  'not-found',
  'username-taken',
  'conflict',
  'key-reused',
  'letter-sent',
  'letter-unfinished',
  'sender-missing',
  'no-recipient',
  'not-printable',
  'option-not-offered',
  'price-changed',
  'already-mailed',
  'too-late-to-cancel',
  'mail-refused',
  'address-misread',
  'provider-down',
  'signature-invalid',
  'payment-running',
  'payment-failed',
  'payment-not-offered',
  'already-paid',
  'invalid-amount',
  'invalid-iban',
  'payment-not-created',
  'payment-not-verified',
  'not-ready',
  'acted-on',
  'piece-missing',
  'upload-damaged',
  'transfer-invalid',
  'file-missing',
  'file-too-large',
  'file-type',
  'file-heic',
  'file-encrypted',
  'file-broken',
  'file-cut-off',
  'file-too-heavy',
  'file-only-form',
  'file-blank',
  'file-no-pages',
  'file-too-many-pages',
  'image-too-large',
  'image-too-small',
  'unreadable',
  'reading-failed',
  'model-damaged',
  'model-gone',
  'server-full',
  'no-translator',
  'no-content',
  'mail-failed',
  'too-large',
  'rate-limited',
  'cross-site',
  'content-lost',
  'account-full',
  'disk-full',
  'busy',
  'device-full',
  'offline',
  'unexpected',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** `english`: the English text that a server sent or a command line prints. */
type ErrorOptions = { english?: string; cause?: unknown }

/**
 * The only error class of the product. `said` is the message for the user as an id and values. `message` is its English text on a device
 * and a name for the log on the server; `cause` is only logged and never leaves the server.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly said: Said

  constructor(code: ErrorCode, said: Said = { id: code, values: {} }, options?: ErrorOptions) {
    super(options?.english ?? ownEnglish(said), options)
    this.name = 'AppError'
    this.code = code
    this.said = said
  }
}

const ownEnglish = ({ id }: Said): string => (ownMessages as Record<string, string>)[id] ?? id

/** Whether the same request may succeed later without a change. */
export function isTemporary(code: ErrorCode): boolean {
  return (
    code === 'offline' ||
    code === 'busy' ||
    code === 'disk-full' ||
    code === 'unexpected' ||
    code === 'rate-limited' ||
    code === 'provider-down'
  )
}

/**
 * The body of every response that is not a success. `error` and `message` are the English of `said`. `epoch`, sent with `not-logged-in`,
 * identifies the server's history: a device accepts the end of its session only from the server that began it.
 */
export const ErrorBody = v.object({
  code: v.picklist(errorCodes),
  error: v.string(),
  message: v.string(),
  said: v.optional(Said),
  epoch: v.optional(v.string()),
})
export type ErrorBody = v.InferOutput<typeof ErrorBody>

/** Why an accepted request failed later. `message` is the English of `said`. */
export const Failure = v.object({
  code: v.picklist(errorCodes),
  message: v.string(),
  said: v.optional(Said),
})
export type Failure = v.InferOutput<typeof Failure>
