import type { DeliveryStatus } from '@brieflotse/rules'
import { deliveryText } from '../text/delivery.ts'
import { mailText } from '../text/mail.ts'

type Progress = { sixths: number; tone: 'way' | 'good' | 'bad'; text: string }

/** The filled share of the delivery bar. Source: specification, section 4. Unknown statuses count as processing. */
export function progressOf(status: DeliveryStatus | null): Progress {
  const text = statusText(status)
  if (status === 'delivered') return { sixths: 6, tone: 'good', text }
  if (status === 'exception' || status === 'returned') return { sixths: 6, tone: 'bad', text }
  if (status === 'out_for_delivery') return { sixths: 5, tone: 'way', text }
  if (status === 'in_transit' || status === 'shipped') return { sixths: 4, tone: 'way', text }
  return { sixths: 2, tone: 'way', text: status === 'failed' ? text : deliveryText.stages[0]! }
}

/** The status as display text, without underscores; null is shown as unknown. */
export function statusText(status: DeliveryStatus | null): string {
  return status === null ? deliveryText.unknown : mailText.statuses[status]
}
