import * as v from 'valibot'
import { DeliveryEvent, DeliveryOptionName, DeliveryStatusName, PrintOptions } from './delivery.ts'
import type { Endpoint } from './endpoint.ts'
import { ResponseLetter } from './letters.ts'
import { Said } from './sayings.ts'
import { ById, Cents, Day, Id, Instant } from './shapes.ts'

export const MailOrder = v.object({
  responseLetterID: Id,
  deliveryOption: DeliveryOptionName,
  printOptions: PrintOptions,
  /**
   * The postage in cents that the user confirmed. If the price has changed, the order fails with `price-changed`; without this field,
   * today's price applies.
   */
  price: v.optional(Cents),
})
export type MailOrder = v.InferOutput<typeof MailOrder>

/** A reason why a letter cannot be posted; `message` tells the user what to do. */
export const MailProblem = v.object({
  code: v.picklist([
    'gaps',
    'no-sender',
    'no-recipient',
    'recipient-outside-window',
    'zone-not-white',
    'font-not-embedded',
    'not-a4',
    'too-many-pages',
    'too-large',
    'characters',
    'encrypted',
    'form-fields',
    'attachment-missing',
  ]),
  message: v.string(),
  said: v.optional(Said),
})
export type MailProblem = v.InferOutput<typeof MailProblem>
/** The same problem before it is put into a language. */
export type LetterProblem = { code: MailProblem['code']; said: Said }

/** One way to post the letter: its price in cents and the expected delivery. */
export const MailOffer = v.object({
  option: DeliveryOptionName,
  price: Cents,
  tracked: v.boolean(),
  estimatedOn: Day,
})
export type MailOffer = v.InferOutput<typeof MailOffer>

export const MailQuote = v.object({
  provider: v.string(),
  practice: v.boolean(),
  offers: v.array(MailOffer),
  pages: v.pipe(v.number(), v.integer()),
  recipient: v.array(v.string()),
  /** Service credits that the letter costs besides postage, and the user's balance. */
  credits: v.pipe(v.number(), v.integer()),
  balance: v.pipe(v.number(), v.integer()),
  problems: v.array(MailProblem),
})
export type MailQuote = v.InferOutput<typeof MailQuote>

const flag = v.optional(v.picklist(['true', 'false']), 'true')

/** The prices of all delivery options that the provider offers for this letter, and the problems that prevent posting it. */
export const quoteMail = {
  method: 'GET',
  url: '/api/physical-mail/quote/:id',
  schema: {
    params: ById,
    querystring: v.object({ blackAndWhite: flag, doubleSided: flag }),
    response: { 200: MailQuote },
  },
} as const satisfies Endpoint

/** Orders a letter to be posted. `letter` in the response is the letter with its order. */
export const orderMail = {
  method: 'POST',
  url: '/api/physical-mail',
  schema: {
    body: MailOrder,
    response: {
      201: v.object({ id: Id, trackingId: v.nullable(v.string()), letter: ResponseLetter }),
    },
  },
} as const satisfies Endpoint

/** Cancels an order while the provider's cancellation window is open; fails with `too-late-to-cancel` after that. */
export const cancelMail = {
  method: 'POST',
  url: '/api/physical-mail/:id/cancel',
  schema: { params: ById, response: { 200: ResponseLetter } },
} as const satisfies Endpoint

/** Where a posted letter is. `status` is `unknown` if no carrier has ever reported one. */
export const TrackingRecord = v.object({
  status: v.union([DeliveryStatusName, v.literal('unknown')]),
  lastUpdate: Instant,
  estimatedDelivery: v.nullable(Instant),
  location: v.nullable(v.string()),
  locationSaid: v.optional(Said),
  tracked: v.boolean(),
  practice: v.boolean(),
  carrierCode: v.nullable(v.string()),
  events: v.array(DeliveryEvent),
})
export type TrackingRecord = v.InferOutput<typeof TrackingRecord>

/** Returns the tracking of a letter; asks the carrier if its last response is old enough. */
export const getTracking = {
  method: 'GET',
  url: '/api/tracking/:trackingId',
  schema: {
    params: v.object({ trackingId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }),
    response: { 200: TrackingRecord },
  },
} as const satisfies Endpoint

/** Address of the PDF exactly as it was sent to the provider. */
export function mailedPdfUrl(orderId: number): string {
  return `/api/physical-mail/${orderId}/pdf`
}

/** Address of the carrier's proof of delivery; only if `mail.proof` is true. */
export function deliveryProofUrl(orderId: number): string {
  return `/api/physical-mail/${orderId}/proof`
}
