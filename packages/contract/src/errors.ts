import * as v from 'valibot'

/**
 * Every way a call can fail: HTTP status and the sentence a person reads. Sentences of the specification (sections 5 and 8) are
 * verbatim. Whether to try again is decided by the code, never by the text.
 */
export const errorTable = {
  'invalid-input': [400, 'Some of the details are not valid. Please check them and try again.'],
  'not-logged-in': [401, 'Please log in to continue.'],
  'wrong-credentials': [401, 'Invalid username or password'],
  /** The account was deleted: a device that hears this keeps nothing of it. */
  'account-deleted': [401, 'This account was deleted, with everything in it.'],
  'account-locked': [403, 'This account is locked. Please ask whoever runs this server.'],
  'registration-closed': [
    403,
    'New accounts are not open to everybody here. Please ask whoever runs this server for an invitation.',
  ],
  'wrong-password': [403, 'This is not your password. Please try again.'],
  'admin-only': [403, 'Only whoever runs this server may do this.'],
  'not-enough-credits': [402, 'You do not have enough credits for this letter.'],
  'not-found': [404, 'This item does not exist. It may have been deleted.'],
  'username-taken': [409, 'This username is already taken. Please choose another one.'],
  conflict: [409, 'This was changed somewhere else in the meantime. Please look at it again.'],
  'key-reused': [409, 'This request was already made with other content.'],
  'letter-sent': [409, 'This letter has been sent. It can no longer be changed.'],
  'letter-unfinished': [
    422,
    'Some places in this letter are still empty. Fill them in, then send it.',
  ],
  'sender-missing': [
    422,
    'Your name and address are missing. Enter them in Settings, then send it.',
  ],
  'no-recipient': [422, 'Document does not contain sender information'],
  'not-printable': [422, 'This letter cannot be printed for the post as it is.'],
  'option-not-offered': [
    422,
    'This way of sending is not offered for this letter. Please choose another one.',
  ],
  'price-changed': [409, 'The price has changed. Please look at it again and confirm it.'],
  'already-mailed': [409, 'This letter is on its way by mail already.'],
  'too-late-to-cancel': [
    409,
    'This letter is being printed or posted. It can no longer be stopped.',
  ],
  'mail-refused': [
    422,
    'The print shop refused this letter. Nothing was posted and nothing was charged.',
  ],
  'address-misread': [
    422,
    'The print shop read another address than yours. The order was stopped; nothing was posted.',
  ],
  'provider-down': [
    503,
    'The provider cannot be reached at the moment. Please try again in some minutes.',
  ],
  'signature-invalid': [
    422,
    'This picture cannot be used as a signature. Please choose a PNG or JPG of up to 2 MB.',
  ],
  'payment-running': [409, 'A payment is already being processed'],
  'payment-failed': [422, 'Payment processing failed'],
  'payment-not-offered': [
    409,
    'This cannot be paid here. Please pay it with your own bank: the code and the details are shown.',
  ],
  'already-paid': [409, 'This was paid already. Pay again only if you are sure.'],
  'invalid-amount': [400, 'Invalid amount format'],
  'invalid-iban': [400, 'This IBAN is not valid. Please compare it with the letter.'],
  'payment-not-created': [502, 'Failed to create payment'],
  'payment-not-verified': [502, 'Failed to verify payment status'],
  'not-ready': [409, 'This document has not been read yet. Please wait a moment.'],
  'acted-on': [
    409,
    'Something was paid, answered, posted or ticked off here already. Go on only if you are sure.',
  ],
  'piece-missing': [
    409,
    'A part of this letter did not arrive. Please try again; what is missing is sent once more.',
  ],
  'upload-damaged': [422, 'This file was damaged on its way. Please try again.'],
  'transfer-invalid': [
    422,
    'This file cannot be taken over. Please choose a file that the export of Brieflotse made.',
  ],
  'file-missing': [400, 'File is required'],
  'file-too-large': [413, 'File size must be less than 10MB'],
  'file-type': [415, 'Only PDF, JPG and PNG files are allowed'],
  'file-heic': [
    415,
    'This photo is in HEIC format, which cannot be read here. On an iPhone open Settings, Camera, Formats, choose "Most Compatible" and take the photo again.',
  ],
  'file-encrypted': [
    422,
    'This PDF is locked with a password. Please save a copy without the password and upload that.',
  ],
  'file-broken': [
    422,
    'This file is damaged and cannot be opened. Please export or photograph the letter again.',
  ],
  'file-cut-off': [
    422,
    'The end of this PDF is missing. Please export or photograph the letter again.',
  ],
  'file-too-heavy': [
    422,
    'This PDF takes too long to open. Please print it to a new PDF or photograph the letter again.',
  ],
  'file-only-form': [
    422,
    'Only Adobe Acrobat can show this form. Please print it to a new PDF there.',
  ],
  'file-blank': [422, 'This PDF has only empty pages. Please photograph the letter again.'],
  'file-no-pages': [422, 'This PDF has no pages. Please export or photograph the letter again.'],
  'file-too-many-pages': [
    422,
    'This PDF has too many pages. Please upload at most 50 pages at a time.',
  ],
  'image-too-large': [
    422,
    'This picture has too many pixels to be read. Please take it again with a normal camera setting.',
  ],
  'image-too-small': [
    422,
    'This picture is too small to be read. Please take a photo that shows the whole page sharply.',
  ],
  unreadable: [
    422,
    'No text could be read on these pages. Please take the photo again in good light, with the whole page in the picture.',
  ],
  'reading-failed': [
    500,
    'Reading this letter failed. Please try again; if it fails again, a new photo may help.',
  ],
  'model-damaged': [
    422,
    'What arrived is not the model it should be, and was thrown away. Please try again.',
  ],
  'model-gone': [404, 'This model is not offered there any more.'],
  'server-full': [507, 'The disk of the server is full. Nothing was installed.'],
  'no-translator': [409, 'Nothing that writes German is installed here.'],
  'no-content': [400, 'Please paste or enter email content to process.'],
  'mail-failed': [422, 'Failed to process shared content'],
  'too-large': [413, 'This is too large to be sent.'],
  'rate-limited': [429, 'Too many attempts. Please wait a minute and try again.'],
  'cross-site': [403, 'This request came from another website and was refused.'],
  /** A disk lost something; only whoever runs the server can help, with a backup. */
  'content-lost': [
    500,
    'The server has lost this file, or it is damaged there. Whoever runs the server may have it in a backup.',
  ],
  /** Only deleting helps, so it is not tried again by itself. */
  'account-full': [
    507,
    'Your letters take all the space that this server gives to an account. Delete letters that you no longer need, then try again.',
  ],
  /** The operator's disk: time heals it, and nothing that was sent was at fault. A model that does not fit is `server-full`. */
  'disk-full': [
    507,
    'The disk of this server is full, and whoever runs it has to make room. Nothing was lost: what waits on this device is sent again by itself.',
  ],
  busy: [503, 'The server is busy. Please try again in a moment.'],
  'device-full': [
    507,
    'This device is full, so this could not be kept. Please free some space and try again.',
  ],
  offline: [0, 'There is no connection. Please check your network and try again.'],
  unexpected: [500, 'Something went wrong on our side. Please try again.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>

export type ErrorCode = keyof typeof errorTable

export const errorCodes = Object.keys(errorTable) as [ErrorCode, ...ErrorCode[]]

/** The one error of the product. `message` is what a person reads; `cause` is for the log and never leaves the server. */
export class AppError extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, message?: string, options?: { cause?: unknown }) {
    super(message ?? errorTable[code][1], options)
    this.name = 'AppError'
    this.code = code
  }

  get status(): number {
    return errorTable[this.code][0]
  }
}

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
 * The body of every answer that is not a success. `error` and `message` are the same sentence. `epoch`, with `not-logged-in`: the history
 * that this server tells; a device believes the end of its session only from the server it had it from.
 */
export const ErrorBody = v.object({
  code: v.picklist(errorCodes),
  error: v.string(),
  message: v.string(),
  epoch: v.optional(v.string()),
})
export type ErrorBody = v.InferOutput<typeof ErrorBody>
