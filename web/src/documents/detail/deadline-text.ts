import type { Deadline } from '@brieflotse/contract'
import { text } from '../../text/text.ts'

/** What a day without a date depends on. */
export function needsText(needs: NonNullable<Deadline['needs']>): string {
  return needs === 'receipt-date' ? text.detail.needsReceipt : text.detail.needsService
}
