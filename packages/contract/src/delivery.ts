import { deliveryOptions, deliveryStatuses } from '@brieflotse/rules'
import * as v from 'valibot'
import { Failure } from './errors.ts'
import { Said } from './sayings.ts'
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
 * State of a mail order. `ordered`: waits on this server; `submitting`: being sent to the provider; `submitted`: accepted by the provider;
 * `canceling`: waits for the provider to confirm. After `canceled` or `failed` nothing is charged, and the letter can be changed and sent
 * again.
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

/** Whether the order is still running or was posted; canceled and failed orders are not. */
export function isOrderRunning(state: OrderState): boolean {
  return state !== 'canceled' && state !== 'failed'
}

/** An event in the delivery of a posted letter. Place and text are in the carrier's own words and language, or the English of a message. */
export const DeliveryEvent = v.object({
  status: DeliveryStatusName,
  at: Instant,
  location: v.nullable(v.string()),
  locationSaid: v.optional(Said),
  text: v.nullable(v.string()),
  said: v.optional(Said),
})
export type DeliveryEvent = v.InferOutput<typeof DeliveryEvent>

/** The newest mail order of a letter. `practice`: nothing is really posted. `tracked`: the carrier tracks this item up to delivery. */
export const MailOfLetter = v.object({
  orderId: Id,
  state: v.picklist(orderStates),
  provider: v.string(),
  practice: v.boolean(),
  /** The address as on the envelope, line by line. */
  recipient: v.array(v.string()),
  printOptions: PrintOptions,
  pages: v.pipe(v.number(), v.integer()),
  /** Postage in cents, as the user confirmed it. */
  price: Cents,
  orderedAt: Instant,
  /** End of the provider's cancellation window, known once the order is `submitted`; null if it cannot be cancelled. */
  cancelUntil: v.nullable(Instant),
  /** Why the order failed; in state `submitted`, why a cancellation failed (it came too late). */
  failure: v.nullable(Failure),
  tracked: v.boolean(),
  /** The tracking number that the carrier gave the item. */
  carrierCode: v.nullable(v.string()),
  /** Oldest first. */
  events: v.array(DeliveryEvent),
  /** Whether a proof of delivery is stored; see `deliveryProofUrl`. */
  proof: v.boolean(),
})
export type MailOfLetter = v.InferOutput<typeof MailOfLetter>
