import type { Cents } from './money.ts'

/**
 * Delivery options with postage in cents and the days from posting to the estimated delivery.
 * Source: price list in the specification, section 9. Real mail providers quote their own price.
 */
export const deliveryOptions = {
  standard: { postage: 120, days: 3 },
  registered: { postage: 365, days: 2 },
  registered_receipt: { postage: 540, days: 3 },
  personal_delivery: { postage: 605, days: 3 },
} as const satisfies Record<string, { postage: Cents; days: number }>

export type DeliveryOption = keyof typeof deliveryOptions

export const defaultDeliveryOption: DeliveryOption = 'standard'

/** Whether the carrier tracks such an item up to delivery. Ordinary letters are not tracked. */
export function isTracked(option: DeliveryOption): boolean {
  return option !== 'standard'
}

/** Service credits that every posted letter costs, besides postage. */
export const creditsPerLetter = 2

/** Service credits that a new account starts with. */
export const startingCredits = 3

/** Delivery statuses a carrier can report; anything else is shown as unknown. */
export const deliveryStatuses = [
  'processing',
  'printed',
  'shipped',
  'in_transit',
  'out_for_delivery',
  'delivered',
  'returned',
  'failed',
  'exception',
] as const

export type DeliveryStatus = (typeof deliveryStatuses)[number]
