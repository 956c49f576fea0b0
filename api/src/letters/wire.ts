import { defaultDeliveryOption } from '@brieflotse/rules'
import type { LetterAttachment, ResponseLetter } from '@brieflotse/contract'
import type { Selectable } from 'kysely'
import type { ResponseLetterTable } from '../db/schema.ts'
import { toTitle } from '../text/letter-title.ts'
import { deliveryOf, type PostedOrder, toMail } from './mail-of-letter.ts'

/** A stored letter with its newest order. */
export type StoredLetter = Selectable<ResponseLetterTable> & { order: PostedOrder | null }

const recipientOf = ({ recipient_address }: StoredLetter) =>
  recipient_address === null
    ? null
    : (JSON.parse(recipient_address) as NonNullable<ResponseLetter['recipientAddress']>)

export const attachmentsIn = ({ attachments }: StoredLetter) =>
  JSON.parse(attachments) as LetterAttachment[]

/** A letter as the API returns it. Fields about its mail order are null without one. */
export function toLetter(row: StoredLetter): ResponseLetter {
  return {
    id: row.id,
    clientId: row.client_id,
    ...toTitle(row),
    content: row.content,
    responseType: row.response_type,
    generatedDate: row.generated_at,
    documentId: row.document_id,
    userId: row.user_id,
    updatedAt: row.updated_at,
    paid: false,
    paymentDetails: null,
    physicalDelivery: row.sent_at !== null,
    recipientName: row.recipient_name,
    recipientAddress: recipientOf(row),
    trackingId: null,
    mailSentDate: row.sent_at,
    sendDate: row.sent_at,
    estimatedDelivery: null,
    deliveryStatus: null,
    deliveryLocation: null,
    deliveryOption: defaultDeliveryOption,
    cost: null,
    creditsUsed: null,
    lastUpdated: null,
    ...deliveryOf(row.order),
    attachments: attachmentsIn(row),
    mail: row.order && toMail(row.order),
  }
}
