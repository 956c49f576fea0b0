import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { Said } from './said.ts'
import { Id } from './shapes.ts'

/** Files of one mail; each up to `maxUploadBytes`, all together up to `maxMailBytes`. */
export const maxMailFiles = 20
export const maxMailBytes = 40 * 1024 * 1024

/** The longest text of a mail, in bytes as UTF-8. Its source with the files in it would be longer: that is a file. */
export const maxMailTextBytes = 512 * 1024

export const mailSource = 'email_share'

/**
 * What became of one part of a mail: its text, or one attachment. `duplicate`: that document was there before. `reason` is a sentence
 * for the user where the part did not become a document.
 */
export const MailPart = v.object({
  name: v.string(),
  outcome: v.picklist(['document', 'duplicate', 'left-out', 'unreadable']),
  documentId: v.nullable(Id),
  reason: v.nullable(v.string()),
  said: v.optional(Said),
})
export type MailPart = v.InferOutput<typeof MailPart>

/**
 * Multipart: `emailContent`, `source` ("email_share"), `attachment_0..n`. The header `Idempotency-Key` carries the client's UUID. All
 * documents are made or none.
 */
export const processSharedEmail = {
  method: 'POST',
  url: '/api/process-shared-email',
  schema: { response: { 200: v.object({ parts: v.array(MailPart) }) } },
} as const satisfies Endpoint

/** `address`: where the user can forward mails to; null while this server takes no mails. */
export const ForwardingInfo = v.object({
  userId: Id,
  address: v.optional(v.nullable(v.string()), null),
})
export type ForwardingInfo = v.InferOutput<typeof ForwardingInfo>

export const getEmailForwardingInfo = {
  method: 'GET',
  url: '/api/email-forwarding-info',
  schema: { response: { 200: ForwardingInfo } },
} as const satisfies Endpoint
