import { deliveryOptions, deliveryStatuses } from '@brieflotse/rules'
import * as v from 'valibot'
import { Failure } from './errors.ts'
import { Said } from './said.ts'
import { Cents, Id, Instant } from './shapes.ts'

const deliveryOptionNames = Object.keys(deliveryOptions) as [
  keyof typeof deliveryOptions,
  ...(keyof typeof deliveryOptions)[],
]
export const DeliveryOptionName = v.picklist(deliveryOptionNames)
export const DeliveryStatusName = v.picklist(deliveryStatuses)

export const PrintOptions = v.object({ blackAndWhite: v.boolean(), doubleSided: v.boolean() })
export type PrintOptions = v.InferOutput<typeof PrintOptions>

/**
 * A mail order: `ordered` waits for us, `submitting` is on its way to the provider, `submitted` was taken by it, `canceling` waits for the
 * provider's yes. `canceled` and `failed` are ends that cost nothing: the letter can be changed and sent again.
 */
export const orderStates = [
  'ordered',
  'submitting',
  'submitted',
  'canceling',
  'canceled',
  'failed',
] as const
export type OrderState = (typeof orderStates)[number]

/** The order has not come to an end that cost nothing. */
export function isOrderRunning(state: OrderState): boolean {
  return state !== 'canceled' && state !== 'failed'
}

/**
 * Something that happened to a posted letter. Where and what: in the carrier's own words, in its own language; or a message, whose English
 * they are then.
 */
export const DeliveryEvent = v.object({
  status: DeliveryStatusName,
  at: Instant,
  location: v.nullable(v.string()),
  locationSaid: v.optional(Said),
  text: v.nullable(v.string()),
  said: v.optional(Said),
})
export type DeliveryEvent = v.InferOutput<typeof DeliveryEvent>

/** The newest mail order of a letter. `practice`: nothing was posted. `tracked`: the post follows this item up to the door. */
export const MailOfLetter = v.object({
  orderId: Id,
  state: v.picklist(orderStates),
  provider: v.string(),
  practice: v.boolean(),
  /** As on the envelope, line by line. */
  recipient: v.array(v.string()),
  printOptions: PrintOptions,
  pages: v.pipe(v.number(), v.integer()),
  /** Postage in cents, as the user confirmed it. */
  price: Cents,
  orderedAt: Instant,
  /** Once it is `submitted`: until then it can be cancelled; null when it cannot. */
  cancelUntil: v.nullable(Instant),
  /** Why it failed; beside `submitted`, what could not be done about it: it was too late to stop it. */
  failure: v.nullable(Failure),
  tracked: v.boolean(),
  /** The number that the post itself gave the item. */
  carrierCode: v.nullable(v.string()),
  /** Oldest first. */
  events: v.array(DeliveryEvent),
  /** A proof of delivery is kept; see `deliveryProofUrl`. */
  proof: v.boolean(),
})
export type MailOfLetter = v.InferOutput<typeof MailOfLetter>
