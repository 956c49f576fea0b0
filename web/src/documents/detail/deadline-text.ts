import type { Deadline } from '@brieflotse/contract'
import { text } from '../../text/text.ts'
import type { ShownDeadline } from './explain.ts'

/** What is to be done, or what happens, on that day. */
export function deadlineText({ what, taken }: ShownDeadline): string {
  return taken ? text.detail.taken : text.deadlines[what]
}

/** What a day without a date depends on. */
export function needsText(needs: NonNullable<Deadline['needs']>): string {
  return needs === 'receipt-date' ? text.detail.needsReceipt : text.detail.needsService
}
