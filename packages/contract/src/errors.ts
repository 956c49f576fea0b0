import * as v from 'valibot'
import { ownMessages } from './messages/own.ts'
import { Said } from './said.ts'

/** Every way a call can fail. Whether to try again is decided by the code, never by what is said of it. */
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

/** `english`: what a server said, or what a command line says. */
type ErrorOptions = { english?: string; cause?: unknown }

/**
 * The one error of the product. `said` is what a person reads, as its id and values. `message` is its English on a device, and on the server
 * a name for the log; `cause` is for the log too and never leaves the server.
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

/** Codes after which the same request may succeed later without any change. */
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
 * The body of every answer that is not a success. `error` and `message` are the English of `said`. `epoch`, with `not-logged-in`: the history
 * that this server tells; a device believes the end of its session only from the server it had it from.
 */
export const ErrorBody = v.object({
  code: v.picklist(errorCodes),
  error: v.string(),
  message: v.string(),
  said: v.optional(Said),
  epoch: v.optional(v.string()),
})
export type ErrorBody = v.InferOutput<typeof ErrorBody>

/** Why something that was asked for failed later. `message` is the English of `said`. */
export const Failure = v.object({
  code: v.picklist(errorCodes),
  message: v.string(),
  said: v.optional(Said),
})
export type Failure = v.InferOutput<typeof Failure>
