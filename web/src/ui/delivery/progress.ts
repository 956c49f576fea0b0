import type { DeliveryStatus } from '@brieflotse/rules'
import { deliveryText } from '../../text/delivery.ts'
import { mailText } from '../../text/mail.ts'

type Progress = { sixths: number; tone: 'way' | 'good' | 'bad'; text: string }

/** How far the bar reaches, as the specification has it (section 4). Whatever is not known to be further counts as processing. */
export function progressOf(status: DeliveryStatus | null): Progress {
  const text = statusText(status)
  if (status === 'delivered') return { sixths: 6, tone: 'good', text }
  if (status === 'exception' || status === 'returned') return { sixths: 6, tone: 'bad', text }
  if (status === 'out_for_delivery') return { sixths: 5, tone: 'way', text }
  if (status === 'in_transit' || status === 'shipped') return { sixths: 4, tone: 'way', text }
  return { sixths: 2, tone: 'way', text: status === 'failed' ? text : deliveryText.stages[0]! }
}

/** The status as it is read, without underscores; what nobody reported is unknown. */
export function statusText(status: DeliveryStatus | null): string {
  return status === null ? deliveryText.unknown : mailText.statuses[status]
}
