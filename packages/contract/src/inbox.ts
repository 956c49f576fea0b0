import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { Id } from './shapes.ts'

/** Multipart: `emailContent`, `source` ("email_share"), `attachment_0..n`. What became of each part is listed. */
export const processSharedEmail = {
  method: 'POST',
  url: '/api/process-shared-email',
  schema: {
    response: {
      200: v.object({
        parts: v.array(
          v.object({
            name: v.string(),
            outcome: v.picklist(['document', 'duplicate', 'left-out', 'unreadable']),
            documentId: v.nullable(Id),
            reason: v.nullable(v.string()),
          }),
        ),
      }),
    },
  },
} as const satisfies Endpoint

export const getEmailForwardingInfo = {
  method: 'GET',
  url: '/api/email-forwarding-info',
  schema: { response: { 200: v.object({ userId: Id }) } },
} as const satisfies Endpoint
