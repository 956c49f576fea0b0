import { defaultDeliveryOption } from '@brieflotse/rules'
import * as v from 'valibot'
import { DeliveryOptionName, DeliveryStatusName, MailOfLetter } from './delivery.ts'
import { Said } from './sayings.ts'
import { ClientId, Id, Instant } from './shapes.ts'

const text = v.nullable(v.string())

/** A copy of a document that is attached to a letter, with the title it had then. */
export const LetterAttachment = v.object({ documentId: Id, title: v.string() })
export type LetterAttachment = v.InferOutput<typeof LetterAttachment>

export const ResponseLetter = v.object({
  id: Id,
  clientId: v.nullable(ClientId),
  title: v.string(),
  /** The title as a translatable message, if the app chose it. */
  titleSaid: v.optional(Said),
  content: v.string(),
  responseType: v.string(),
  generatedDate: Instant,
  documentId: Id,
  userId: Id,
  paid: v.boolean(),
  paymentDetails: v.nullable(v.record(v.string(), v.unknown())),
  physicalDelivery: v.boolean(),
  recipientName: text,
  recipientAddress: v.nullable(v.object({ address: text, zip: text, city: text })),
  trackingId: text,
  mailSentDate: v.nullable(Instant),
  sendDate: v.nullable(Instant),
  estimatedDelivery: v.nullable(Instant),
  deliveryStatus: v.nullable(DeliveryStatusName),
  deliveryLocation: text,
  deliveryLocationSaid: v.optional(Said),
  deliveryOption: v.optional(DeliveryOptionName, defaultDeliveryOption),
  cost: v.nullable(v.number()),
  creditsUsed: v.nullable(v.pipe(v.number(), v.integer())),
  lastUpdated: v.nullable(Instant),
  updatedAt: v.nullable(Instant),
  attachments: v.optional(v.array(LetterAttachment)),
  /** Null before the first order. */
  mail: v.optional(v.nullable(MailOfLetter), null),
})
export type ResponseLetter = v.InferOutput<typeof ResponseLetter>

/** The mail and payment fields of a letter with no order and no payment. */
export const unsentLetter: Omit<
  ResponseLetter,
  | 'id'
  | 'clientId'
  | 'title'
  | 'titleSaid'
  | 'content'
  | 'responseType'
  | 'generatedDate'
  | 'documentId'
  | 'userId'
  | 'attachments'
> = {
  paid: false,
  paymentDetails: null,
  physicalDelivery: false,
  recipientName: null,
  recipientAddress: null,
  trackingId: null,
  mailSentDate: null,
  sendDate: null,
  estimatedDelivery: null,
  deliveryStatus: null,
  deliveryLocation: null,
  deliveryOption: defaultDeliveryOption,
  cost: null,
  creditsUsed: null,
  lastUpdated: null,
  updatedAt: null,
  mail: null,
}
