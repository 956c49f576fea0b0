import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { Said } from './sayings.ts'
import { Id } from './shapes.ts'

/** Most files of one mail. Each has at most `maxUploadBytes`, all together `maxMailBytes`. */
export const maxMailFiles = 20
export const maxMailBytes = 40 * 1024 * 1024

/** Longest text of a mail, in bytes as UTF-8. A longer text is probably mail source with files in it, which must come as a file. */
export const maxMailTextBytes = 512 * 1024

export const mailSource = 'email_share'

/**
 * Result for one part of a mail: its text or one attachment. `duplicate`: the document existed already. `reason`: a sentence for the user
 * if the part became no document.
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
 * Multipart: `emailContent`, `source` ("email_share"), `attachment_0..n`. The header `Idempotency-Key` carries the client's UUID. Creates
 * all documents or none.
 */
export const processSharedEmail = {
  method: 'POST',
  url: '/api/process-shared-email',
  schema: { response: { 200: v.object({ parts: v.array(MailPart) }) } },
} as const satisfies Endpoint

/** `address`: where the user can forward mails to; null if this server receives no mails. */
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
